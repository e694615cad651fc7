import Foundation
import Testing

@testable import ConveneStates

/// Texts that break what was made for ordinary ones.
private let strangeTexts = [
  "", " ", "\n\n", "\u{0}", "\u{FEFF}", "%@ %d \\(x) {query} {count}", "👩‍👩‍👧‍👦🏳️‍🌈🇯🇵",
  "e" + String(repeating: "\u{301}", count: 30),
  "\u{202E}abc שלום עולם", "مرحبا\u{200F} 1,2", String(repeating: "長い", count: 5_000),
  String(repeating: "👩‍👩‍👧‍👦", count: 10_000),
]

@MainActor
@Suite("Bad input")
struct BadInputTests {
  let bench = Bench()

  private let displays: [ScreenDisplay] = {
    let bodies: [ScreenDisplay.Body] = [
      .blank, .content, .loading, .noInternet(waiting: false, canCancel: false),
      .noInternet(waiting: true, canCancel: true), .error, .empty, .noResults(query: ""),
      .noResults(query: "tea"), .state(ViewState(""), canRetry: true),
    ]
    let accessories: [ScreenDisplay.Accessory] = [
      .none, .progress, .offlineBanner(waiting: true), .offlineBanner(waiting: false),
      .errorBanner(.error), .errorBanner(.noInternet), .errorBanner(.state(ViewState(""))),
    ]
    return bodies.flatMap { body in
      accessories.flatMap { accessory in
        [false, true].map { ScreenDisplay(body: body, accessory: accessory, isStillLoading: $0) }
      }
    }
  }()

  /// A library that says the same text everywhere.
  private func library(saying text: String) -> StateContentLibrary {
    var library = StateContentLibrary(phrases: [:])
    for state in Array(library.contents.keys) + [ViewState("")] {
      library[state] = StateContent(
        image: StateContent.Image(text), title: text, subtitle: text,
        buttons: [StateButton(text, identifier: text)])
    }
    let words: [WritableKeyPath<StateWording, String>] = [
      \.retry, \.cancel, \.stillLoading, \.waitingForNetwork, \.offlineBanner,
      \.offlineWaitingBanner, \.errorBanner, \.noInternetBanner, \.loading, \.loaded, \.backOnline,
      \.sentenceEnd,
    ]
    for word in words { library.wording[keyPath: word] = text }
    library.wording.itemCount = CountedText(language: text, forms: [.other: text])
    return library
  }

  @Test("empty strings everywhere: every display has nothing on it, and nothing is said")
  func emptyStrings() {
    let library = library(saying: "")
    var announcer = Announcer()
    for display in displays {
      let state = RenderedState(
        display, library: library, appearance: StateAppearance(), canRetry: true, canCancel: true)
      #expect(state.title.isEmpty && state.subtitle.isEmpty && state.buttons.isEmpty)
      #expect(state.image == .none)
      #expect(state.accessory == (display.accessory == .progress ? .progress : .none))
      #expect(state.isCovering == (display.body != .content))
      let facts = ScreenFacts(itemCount: 3, endings: 1)
      let moment = Announcer.Moment(display: display, rendered: state, facts: facts)
      #expect(announcer.next(moment, in: library) == nil)
    }
  }

  @Test("strange texts everywhere: they are shown as they are, up to 20,000 characters each")
  func strangeStrings() {
    let bodies: [ScreenDisplay.Body] = [.error, .empty, .state(ViewState(""), canRetry: true)]
    for text in strangeTexts {
      let library = library(saying: text)
      for body in bodies {
        let state = RenderedState(
          ScreenDisplay(body: body, accessory: .offlineBanner(waiting: true)), library: library,
          appearance: StateAppearance(), canRetry: true, canCancel: true)
        #expect(state.title == text && state.subtitle == text)
        #expect(state.buttons.allSatisfy { $0.label == text })
        #expect(state.accessory == (text.isEmpty ? .none : .banner(message: text, button: nil)))
      }
    }
  }

  @Test("a strange query is named as it is", arguments: strangeTexts)
  func strangeQuery(query: String) {
    let state = RenderedState(
      ScreenDisplay(body: .noResults(query: query)), library: StateContentLibrary(phrases: [:]),
      appearance: StateAppearance(), canRetry: true, canCancel: true)
    #expect(state.subtitle == (query.isEmpty ? "" : "Nothing matches “\(query)”."))
  }

  @Test("labels and banners that nobody could read to their end are cut")
  func endlessLabels() {
    let library = library(saying: String(repeating: "n", count: 100_000))
    let display = ScreenDisplay(body: .error, accessory: .errorBanner(.error))
    let state = RenderedState(
      display, library: library, appearance: StateAppearance(), canRetry: true, canCancel: true)
    #expect(state.buttons.map(\.label.count) == [20_001, 20_001])
    guard case .banner(let message, let button) = state.accessory else {
      Issue.record("no banner")
      return
    }
    #expect(message.count == 20_001 && button?.label.count == 20_001)
    #expect(state.buttons.map(\.action).last == .retry)
  }

  @Test("marks beyond those that any script has are left out, so that a text of them is laid out")
  func endlessMarks() {
    for text in ["e", ""].map({ $0 + String(repeating: "\u{301}", count: 20_000) }) {
      #expect(text.count == 1)
      #expect(text.readable.unicodeScalars.elementsEqual(text.unicodeScalars.prefix(32)))
      #expect((text + "x").readable.last == "x")
      #expect(EmptyState(title: text).readableTitle.unicodeScalars.count == 32)
      let library = library(saying: text)
      let display = ScreenDisplay(body: .error, accessory: .errorBanner(.error))
      let state = RenderedState(
        display, library: library, appearance: StateAppearance(), canRetry: true, canCancel: true)
      #expect(state.title.unicodeScalars.count == 32 && state.subtitle.unicodeScalars.count == 32)
      #expect(state.buttons.allSatisfy { $0.label.unicodeScalars.count == 32 })
    }
  }

  @Test("a language tag of any number of parts is read as its first ones")
  func endlessLanguage() {
    let tag = "ja-" + String(repeating: "x-", count: 50_000)
    #expect(StateContentLibrary.builtIn(languages: [tag])[.error]?.title == "問題が発生しました")
  }

  @Test("a state whose name is strange is a state like any other")
  func strangeNames() async {
    let model = bench.model()
    for text in strangeTexts {
      model.setState(ViewState(text))
      await bench.settle(model)
      #expect(model.rendered.state == ViewState(text))
    }
  }

  @Test("a negative count shows and says what 0 does")
  func negativeCount() {
    #expect(ScreenFacts(itemCount: -5).itemCount == 0)
    var model = ScreenModel(outcome: .loaded, itemCount: .min)
    #expect(model.facts.itemCount == 0)
    #expect(model.display.body == .empty)
    model.itemCount = .max
    #expect(model.display.body == .content)
  }

  @Test("a retry that never returns is one load, however often it is pressed; it can be given up")
  func retryNeverReturns() async {
    let work = ControlledLoad<[Int]>()
    let loader = ScreenLoader<[Int]>(states: bench.model()) { try await work.run() }
    await bench.load(loader, work, .failure(URLError(.timedOut)))
    for _ in 0..<5 {
      loader.states.perform(.retry)
      await bench.advance(2_000, loader)
    }
    await wait { work.count == 2 }
    #expect(loader.states.rendered.buttons.map(\.action) == [.cancel])
    loader.states.perform(.cancel)
    await bench.settle(loader)
    #expect(loader.display.body == .error)
    #expect(loader.states.rendered.buttons.map(\.action) == [.retry])
    #expect(work.count == 2)
    work.endAll()
  }

  @Test("a button whose closure never returns runs once, and is told when its screen goes")
  func actionNeverReturns() async {
    let (began, cancelled) = (Counter(), Counter())
    do {
      let model = bench.model()
      let button = StateButton("Sign In") {
        began.increment()
        await withTaskCancellationHandler {
          for await _ in AsyncStream<Never>.makeStream().stream {}
        } onCancel: {
          cancelled.increment()
        }
      }
      for _ in 0..<5 {
        model.perform(button.action)
        await wait { began.value == 1 }
      }
      #expect(cancelled.value == 0)
    }
    await wait { cancelled.value == 1 }
    #expect(began.value == 1)
  }
}
