import Testing

@testable import ConveneStates

private let loading = ScreenDisplay(body: .loading)
private let content = ScreenDisplay(body: .content)
private let progress = ScreenDisplay(body: .content, accessory: .progress)

@Suite("DisplayPresenter")
struct DisplayPresenterTests {
  /// Drives a presenter through `time: target` and gives what is shown after each.
  private func play(
    from first: ScreenDisplay = ScreenDisplay(body: .blank), _ steps: (Int, ScreenDisplay)...
  ) -> [ScreenDisplay] {
    var presenter = DisplayPresenter(first: first, at: .zero, timing: LoadingTiming())
    return steps.map { presenter.next($1, at: .milliseconds($0)).shown }
  }

  @Test("S24: a load of 300 ms shows no spinner")
  func shortLoad() {
    let blank = ScreenDisplay(body: .blank)
    #expect(play((0, loading), (299, loading), (300, content)) == [blank, blank, content])
  }

  @Test("S24: a load of 510 ms shows a spinner, which stays its minimum")
  func longLoad() {
    let shown = play((0, loading), (500, loading), (510, content), (999, content), (1000, content))
    #expect(shown == [ScreenDisplay(body: .blank), loading, loading, loading, content])
  }

  @Test("S24: the same for progress beside content")
  func accessoryTiming() {
    #expect(play(from: content, (0, progress), (300, content)) == [content, content])
    let shown = play(
      from: content, (0, progress), (500, progress), (510, content), (999, content),
      (1000, content))
    #expect(shown == [content, progress, progress, progress, content])
  }

  @Test("until the spinner appears, what was there stays")
  func previousStays() {
    let error = ScreenDisplay(body: .error)
    #expect(
      play(from: error, (0, loading), (499, loading), (500, loading)) == [error, error, loading])
    let banner = ScreenDisplay(body: .content, accessory: .errorBanner(.error))
    #expect(
      play(from: banner, (0, progress), (499, progress), (500, progress))
        == [banner, banner, progress])
  }

  @Test("loading again while the spinner waits to hide: it stays, and its start stays")
  func loadingAgain() {
    let shown = play(
      (0, loading), (500, loading), (600, content), (700, loading), (950, loading), (1000, content))
    #expect(shown.last == content)
    #expect(shown.dropFirst().dropLast().allSatisfy { $0 == loading })
  }

  @Test("loading again after the spinner was never shown waits the whole delay again")
  func delayStartsAnew() {
    let shown = play((0, loading), (400, content), (450, loading), (949, loading), (950, loading))
    #expect(shown.map(\.body) == [.blank, .content, .content, .content, .loading])
  }

  @Test("while a body is held for its minimum, its accessory is held with it")
  func accessoryHeld() {
    let banner = ScreenDisplay(body: .content, accessory: .errorBanner(.error))
    let shown = play((0, loading), (500, loading), (600, banner), (1000, banner))
    #expect(shown == [ScreenDisplay(body: .blank), loading, loading, banner])
  }

  @Test("progress asked for while a body is held appears at its own delay, once the body is gone")
  func progressAfterHold() {
    let shown = play(
      (0, loading), (500, loading), (600, progress), (1000, progress), (1099, progress),
      (1100, progress))
    #expect(
      shown == [ScreenDisplay(body: .blank), loading, loading, content, content, progress])
  }

  @Test("what stood beside a body goes with it while progress waits for its delay")
  func accessoryGoesWithItsBody() {
    let banner = ScreenDisplay(body: .content, accessory: .errorBanner(.error))
    let failing = ScreenDisplay(body: .error, accessory: .progress)
    let shown = play(from: banner, (0, failing), (499, failing), (500, failing))
    let error = ScreenDisplay(body: .error)
    #expect(shown == [error, error, failing])
  }

  @Test("progress that stays for its minimum keeps away a body that it can't stand beside")
  func progressKeepsBodyAway() {
    let failing = ScreenDisplay(body: .error, accessory: .progress)
    let offline = ScreenDisplay(body: .noInternet(waiting: true, canCancel: false))
    let shown = play(
      from: ScreenDisplay(body: .error), (0, failing), (500, failing), (600, offline),
      (999, offline), (1_000, offline))
    #expect(shown.dropFirst() == [failing, failing, failing, offline])
    // Beside content it can stand, which is seen at once.
    let content = play(
      from: ScreenDisplay(body: .empty), (0, progress), (500, progress), (600, content))
    #expect(content.last == progress)
  }

  @Test("a spinner that appears takes over from progress")
  func spinnerTakesOver() {
    var presenter = DisplayPresenter(first: content, at: .zero, timing: LoadingTiming())
    _ = presenter.next(progress, at: .zero)
    _ = presenter.next(progress, at: .milliseconds(500))
    let shown = presenter.next(loading, at: .milliseconds(600), immediately: true).shown
    #expect(shown == loading)
    #expect(presenter.next(content, at: .milliseconds(1_099)).shown == loading)
    #expect(presenter.next(content, at: .milliseconds(1_100)).shown == content)
  }

  @Test("after 10 s a spinner says that it still loads, until it is gone")
  func stillLoading() {
    let slow = ScreenDisplay(body: .loading, isStillLoading: true)
    let shown = play((0, loading), (500, loading), (9_999, loading), (10_000, loading))
    #expect(shown.suffix(2) == [loading, slow])
    #expect(play(from: slow, (10_000, loading), (10_001, content)) == [slow, content])
  }

  @Test("a slow spinner that is held for its minimum goes on saying that it loads")
  func stillLoadingHeld() {
    let timing = LoadingTiming(patience: .milliseconds(600))
    var presenter = DisplayPresenter(first: content, at: .zero, timing: timing)
    let steps = [(0, loading), (500, loading), (600, loading), (700, content), (1_000, content)]
    let shown = steps.map { presenter.next($1, at: .milliseconds($0)).shown }
    #expect(shown.map(\.isStillLoading) == [false, false, true, true, false])
    #expect(shown.map(\.body) == [.content, .loading, .loading, .loading, .content])
  }

  @Test("a second load says that it takes long by its own time, not by the first one's")
  func stillLoadingAnew() {
    let shown = play(
      (0, loading), (500, loading), (9_000, content), (9_100, loading), (9_600, loading),
      (10_500, loading), (19_099, loading), (19_100, loading))
    #expect(shown.map(\.isStillLoading) == Array(repeating: false, count: 7) + [true])
    #expect(shown[4].body == .loading)
  }

  @Test("progress beside content never says that it takes long: the content is there")
  func progressIsPatient() {
    let shown = play(from: content, (0, progress), (500, progress), (60_000, progress))
    #expect(shown == [content, progress, progress])
  }

  @Test("a patience shorter than the delay is heard of as soon as the spinner appears")
  func impatient() {
    let timing = LoadingTiming(patience: .milliseconds(100))
    var presenter = DisplayPresenter(first: content, at: .zero, timing: timing)
    let shown = [0, 100, 499, 500].map { presenter.next(loading, at: .milliseconds($0)).shown }
    #expect(shown.map(\.body) == [.content, .content, .content, .loading])
    #expect(shown.map(\.isStillLoading) == [false, false, false, true])
  }

  @Test(
    "a spinner that is set by hand while one waits appears at once and stays its minimum from then")
  func byHandWhileWaiting() {
    var presenter = DisplayPresenter(first: content, at: .zero, timing: LoadingTiming())
    let steps: [(Int, ScreenDisplay, Bool)] = [
      (0, loading, false), (300, loading, true), (400, content, true), (799, content, true),
      (800, content, true),
    ]
    let shown = steps.map { presenter.next($1, at: .milliseconds($0), immediately: $2).shown.body }
    #expect(shown == [.content, .loading, .loading, .loading, .content])
  }

  @Test(
    "without delay and minimum, a spinner is there exactly as long as the load, beside content too")
  func noTimes() {
    let timing = LoadingTiming(delay: .zero, minimum: .zero)
    var presenter = DisplayPresenter(first: content, at: .zero, timing: timing)
    let targets = [loading, content, progress, content, loading, loading]
    for (time, target) in targets.enumerated() {
      #expect(presenter.next(target, at: .milliseconds(time)).shown == target)
    }
  }

  @Test("S2: a declared first state that loads is shown at once, and stays its minimum")
  func declaredFirst() {
    #expect(play(from: loading, (0, loading), (100, content)) == [loading, loading])
    #expect(play(from: loading, (0, loading), (500, content)) == [loading, content])
  }

  @Test("it says when to be asked again, and nothing where nothing is due")
  func wakeUps() {
    var presenter = DisplayPresenter(first: content, at: .zero, timing: LoadingTiming())
    let steps: [(Int, ScreenDisplay, wakeUp: Int?)] = [
      (0, content, nil), (1_000, loading, 1_500), (1_500, loading, 11_000),
      (1_600, content, 2_000), (2_000, content, nil), (3_000, progress, 3_500),
      (3_500, progress, nil),
    ]
    for (time, target, wakeUp) in steps {
      let next = presenter.next(target, at: .milliseconds(time))
      #expect(next.wakeUp == wakeUp.map { .milliseconds($0) }, "at \(time)")
    }
  }

  @Test("times that make no sense count as none")
  func clampedTiming() {
    let timing = LoadingTiming(
      delay: .seconds(-1), minimum: .seconds(-5), patience: .seconds(Int64.max))
    #expect(timing.delay == .zero && timing.minimum == .zero)
    #expect(timing.patience == .seconds(86_400))
    var presenter = DisplayPresenter(first: content, at: .zero, timing: timing)
    let shown = [loading, content].map { presenter.next($0, at: .zero).shown }
    #expect(shown == [loading, content])
  }
}
