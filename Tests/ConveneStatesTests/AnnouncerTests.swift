import Testing

@testable import ConveneStates

private let blank = ScreenDisplay(body: .blank)
private let loading = ScreenDisplay(body: .loading)
private let content = ScreenDisplay(body: .content)
private let progress = ScreenDisplay(body: .content, accessory: .progress)
private let empty = ScreenDisplay(body: .empty)
private let error = ScreenDisplay(body: .error)
private let waiting = ScreenDisplay(body: .noInternet(waiting: true, canCancel: true))
private let offline = ScreenDisplay(body: .content, accessory: .offlineBanner(waiting: false))
private let failedRefresh = ScreenDisplay(body: .content, accessory: .errorBanner(.error))

@Suite("Announcer")
struct AnnouncerTests {
  /// What is said of each display, with the facts that go with it.
  private func hear(
    _ moments: (ScreenDisplay, ScreenFacts?)...,
    library: StateContentLibrary = StateContentLibrary(phrases: [:])
  ) -> [String] {
    var announcer = Announcer()
    return moments.map { display, facts in
      announcer.next(moment(display, facts, library), in: library)?.text ?? ""
    }
  }

  private func moment(
    _ display: ScreenDisplay, _ facts: ScreenFacts?, _ library: StateContentLibrary
  ) -> Announcer.Moment {
    Announcer.Moment(
      display: display,
      rendered: RenderedState(
        display, library: library, appearance: StateAppearance(), canRetry: true, canCancel: true),
      facts: facts)
  }

  private func facts(_ endings: Int, items: Int = 0, query: String = "") -> ScreenFacts {
    ScreenFacts(itemCount: items, query: query, endings: endings)
  }

  private let errorText = "Something Went Wrong. Please try again."

  @Test("S23: loading that brings content is said once, in words, with how much it is")
  func loadingToContent() {
    #expect(
      hear(
        (blank, facts(0)), (loading, facts(0)), (loading, facts(0)), (loading, facts(1, items: 5)),
        (content, facts(1, items: 5)), (content, facts(1, items: 5)))
        == ["", "Loading…", "", "", "Loaded. 5 items", ""])
    #expect(
      hear((blank, facts(0)), (content, facts(1, items: 1))) == ["", "Loaded. 1 item"])
  }

  @Test("S23: a screen that begins with content says nothing, one that begins without does")
  func firstFrame() {
    #expect(hear((content, facts(0, items: 3))) == [""])
    #expect(hear((content, nil)) == [""])
    #expect(hear((loading, nil)) == ["Loading…"])
    #expect(hear((empty, nil)) == ["Nothing Here Yet"])
    #expect(hear((offline, facts(0, items: 3))) == ["You are offline."])
  }

  @Test("a state by hand is said each time a spinner or another state came before")
  func byHand() {
    #expect(
      hear(
        (loading, nil), (content, nil), (loading, nil), (error, nil), (loading, nil), (error, nil))
        == ["Loading…", "Loaded.", "Loading…", errorText, "Loading…", errorText])
    #expect(
      hear((empty, nil), (empty, nil), (content, nil)) == ["Nothing Here Yet", "", "Loaded."])
  }

  @Test("what takes long is said once")
  func stillLoading() {
    let slow = ScreenDisplay(body: .loading, isStillLoading: true)
    #expect(
      hear((loading, facts(0)), (slow, facts(0)), (slow, facts(0)))
        == ["Loading…", "Still loading. This takes longer than usual.", ""])
  }

  @Test("what stands in the place of content is said with its subtitle; failures cut speech short")
  func bodies() {
    let library = StateContentLibrary(phrases: [:])
    let noInternet = ScreenDisplay(body: .noInternet(waiting: false, canCancel: false))
    let noResults = ScreenDisplay(body: .noResults(query: "tea"))
    let expected: [(ScreenDisplay, Announcement)] = [
      (empty, Announcement("Nothing Here Yet")),
      (noResults, Announcement("No Results. Nothing matches “tea”.")),
      (error, Announcement(errorText, priority: .assertive)),
      (
        noInternet,
        Announcement(
          "No Internet Connection. Check your connection and try again.", priority: .assertive)
      ),
      (
        waiting,
        Announcement("No Internet Connection. Waiting for the connection to come back…")
      ),
    ]
    for (display, announcement) in expected {
      var announcer = Announcer()
      _ = announcer.next(moment(blank, facts(0), library), in: library)
      #expect(announcer.next(moment(display, facts(1), library), in: library) == announcement)
    }
  }

  @Test("a refresh that is seen says that it loads and what it brought; an unseen one nothing")
  func refreshes() {
    #expect(
      hear(
        (content, facts(0, items: 2)), (progress, facts(0, items: 2)),
        (progress, facts(1, items: 7)),
        (content, facts(1, items: 7)), (content, facts(2, items: 9)))
        == ["", "Loading…", "", "Loaded. 7 items", ""])
    #expect(hear((empty, facts(1)), (empty, facts(2))) == ["Nothing Here Yet", ""])
    let emptyProgress = ScreenDisplay(body: .empty, accessory: .progress)
    #expect(
      hear((empty, facts(1)), (emptyProgress, facts(1)), (empty, facts(2)))
        == ["Nothing Here Yet", "Loading…", "Nothing Here Yet"])
  }

  @Test("what a cancelled load brings back isn't said again")
  func cancelled() {
    for before in [error, empty, offline, failedRefresh, content] {
      let busy = before.body == .content ? progress : loading
      #expect(
        hear((blank, facts(0)), (before, facts(1)), (busy, facts(1)), (before, facts(1))).last
          == (before == offline ? "You are offline." : ""))
    }
    #expect(hear((blank, facts(0)), (loading, facts(0)), (blank, facts(0))).last == "")
    #expect(hear((empty, facts(1)), (waiting, facts(1)), (empty, facts(1))).last == "")
  }

  @Test("a retry that fails the same way is said again, each time it was asked for")
  func failsAgain() {
    let library = StateContentLibrary(phrases: [:])
    var announcer = Announcer()
    var said = [announcer.next(moment(error, facts(1), library), in: library)?.text]
    announcer.noteRequest(true)
    said.append(announcer.next(moment(error, facts(2), library), in: library)?.text)
    said.append(announcer.next(moment(error, facts(3), library), in: library)?.text)
    announcer.noteRequest(true)
    announcer.noteRequest(false)
    said.append(announcer.next(moment(error, facts(4), library), in: library)?.text)
    #expect(said == [errorText, errorText, nil, nil])
  }

  @Test("a refresh that fails says so, never that it has loaded")
  func refreshFails() {
    #expect(
      hear(
        (content, facts(0, items: 2)), (progress, facts(0, items: 2)),
        (progress, facts(1, items: 2)),
        (failedRefresh, facts(1, items: 2)), (progress, facts(1, items: 2)),
        (failedRefresh, facts(2, items: 2)), (progress, facts(2, items: 2)),
        (content, facts(3, items: 4)))
        == [
          "", "Loading…", "", "Could not be updated.", "Loading…", "Could not be updated.",
          "Loading…", "Loaded. 4 items",
        ])
  }

  @Test("a network that goes and comes is said each time, once")
  func network() {
    let waits = ScreenDisplay(body: .content, accessory: .offlineBanner(waiting: true))
    #expect(
      hear(
        (content, facts(0, items: 2)), (offline, facts(0, items: 2)), (offline, facts(0, items: 2)),
        (waits, facts(0, items: 2)), (offline, facts(0, items: 2)), (content, facts(0, items: 2)),
        (offline, facts(0, items: 2)), (progress, facts(0, items: 2)),
        (content, facts(1, items: 3)))
        == [
          "", "You are offline.", "", "You are offline. Waiting for the connection…", "",
          "You are back online.", "You are offline.", "You are back online. Loading…",
          "Loaded. 3 items",
        ])
  }

  @Test(
    "a network that is gone isn't said to be back because the whole screen says that it is gone")
  func offlineAllTheTime() {
    let emptyOffline = ScreenDisplay(body: .empty, accessory: .offlineBanner(waiting: false))
    #expect(
      hear((emptyOffline, facts(1)), (waiting, facts(1)), (emptyOffline, facts(1))) == [
        "Nothing Here Yet. You are offline.",
        "No Internet Connection. Waiting for the connection to come back…", "",
      ])
  }

  @Test("an answer to another query is said by its count, without a spinner too")
  func queries() {
    let none = ScreenDisplay(body: .noResults(query: "teax"))
    #expect(
      hear(
        (content, facts(1, items: 20)), (content, facts(1, items: 12, query: "te")),
        (content, facts(2, items: 5, query: "tea")), (none, facts(3, query: "teax")),
        (content, facts(4, items: 1_234)))
        == [
          "", "12 items", "5 items", "No Results. Nothing matches “teax”.", "Loaded. 1,234 items",
        ])
  }

  @Test("items that the app adds to an empty screen are counted, not loaded")
  func added() {
    #expect(
      hear((empty, facts(1)), (content, facts(1, items: 1))) == ["Nothing Here Yet", "1 item"])
  }

  @Test("after any two moments the same again is no news")
  func idempotent() {
    let library = StateContentLibrary(phrases: [:])
    let bodies: [ScreenDisplay.Body] = [
      .blank, .content, .loading, .noInternet(waiting: false, canCancel: false),
      .noInternet(waiting: true, canCancel: true), .error, .empty, .noResults(query: "tea"),
      .state(ViewState("own"), canRetry: true),
    ]
    let accessories: [ScreenDisplay.Accessory] = [
      .none, .progress, .offlineBanner(waiting: true), .offlineBanner(waiting: false),
      .errorBanner(.error),
    ]
    let moments = bodies.flatMap { body in
      accessories.flatMap { accessory in
        [nil, facts(0, items: 2), facts(1, items: 2), facts(1, items: 5, query: "tea")].map {
          moment(ScreenDisplay(body: body, accessory: accessory), $0, library)
        }
      }
    }
    var said = 0
    for first in moments {
      for second in moments {
        var announcer = Announcer()
        _ = announcer.next(first, in: library)
        if announcer.next(second, in: library) != nil { said += 1 }
        let again = announcer.next(second, in: library)
        guard again == nil else {
          Issue.record("\(again?.text ?? "") said again: \(first), then \(second)")
          return
        }
      }
    }
    #expect(said > moments.count * moments.count / 2)
  }

  @Test("empty words are left out, and where none are left nothing is said")
  func emptyWords() {
    var library = StateContentLibrary(phrases: [:])
    library[.error] = StateContent(title: "", subtitle: "Ask again.")
    library[.empty] = StateContent(title: " ", subtitle: "")
    library[.loading] = StateContent()
    library.wording.loaded = ""
    library.wording.itemCount.forms = [:]
    #expect(
      hear(
        (blank, facts(0)), (error, facts(1)), (empty, facts(2)), (loading, facts(2)),
        (content, facts(3, items: 2)), library: library)
        == ["", "Ask again.", "", "Loading…", ""])
    library.wording.loading = ""
    #expect(hear((blank, facts(0)), (loading, facts(0)), library: library) == ["", ""])
  }

  @Test("a text that nobody would listen to is cut; emoji and right-to-left text pass as they are")
  func extremes() {
    var library = StateContentLibrary(phrases: [:])
    library[.error] = StateContent(title: String(repeating: "👩‍👩‍👧‍👦", count: 10_000))
    #expect(hear((error, nil), library: library).map(\.count) == [1_001])
    library[.error] = StateContent(title: "😀", subtitle: "\u{202E}שלום\u{202C}")
    #expect(hear((error, nil), library: library) == ["😀. \u{202E}שלום\u{202C}"])
  }

  @Test("sentences are put together as each language does")
  func languages() {
    let moments = [(blank, facts(0)), (loading, facts(0)), (content, facts(1, items: 3))]
    let expected = [
      "ja": ["読み込み中…", "読み込みました。3件"], "ru": ["Загрузка…", "Загружено. 3 объекта"],
    ]
    for (language, texts) in expected {
      let library = StateContentLibrary.builtIn(languages: [language])
      #expect(hear(moments[0], moments[1], moments[2], library: library) == [""] + texts)
      #expect(
        hear((empty, nil), library: library) == [library[.empty]?.title ?? ""])
    }
    let japanese = StateContentLibrary.builtIn(languages: ["ja"])
    #expect(hear((error, nil), library: japanese) == ["問題が発生しました。もう一度お試しください。"])
  }
}
