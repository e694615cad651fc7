import Testing

@testable import ConveneStates

@MainActor
@Suite("StateModel")
struct StateModelTests {
  let bench = Bench()

  @Test("S2: a declared first state is drawn as soon as there is something to draw on")
  func declaredFirst() {
    let model = bench.model(state: .loading)
    #expect(bench.renderer.rendered.map(\.isSpinning) == [true])
    #expect(model.display.body == .loading)
  }

  @Test("S2: the first state that is set is drawn at once")
  func firstSet() {
    let model = bench.model()
    model.setState(.empty)
    #expect(bench.renderer.states == [.success, .empty])
  }

  @Test("S2: a spinner set by hand first, then replaced in the same turn, isn't held")
  func firstReplaced() async {
    let model = bench.model()
    model.setState(.loading)
    model.setState(.error)
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .loading, .error])
  }

  @Test("S15: loading without a subtitle, then an error with one: the subtitle is there")
  func partsComeBack() async {
    let model = bench.model()
    model.setContent(image: "loading_2", title: "New loading view", subtitle: "", for: .loading)
    model.setContent(image: "", title: "", subtitle: "Ask again later.", for: .error)
    model.setState(.loading)
    await bench.settle(model)
    #expect(model.rendered.title == "New loading view")
    #expect(model.rendered.subtitle == "")
    #expect(model.rendered.image == .named("loading_2"))
    model.setState(.error)
    await bench.advance(500, model)
    #expect(model.rendered.image == .none)
    #expect(model.rendered.title == "")
    #expect(model.rendered.subtitle == "Ask again later.")
  }

  @Test("set by hand, an error offers a retry, and a state of the app's own doesn't")
  func retryByHand() async {
    let model = bench.model()
    model.onRetry = {}
    model.setState(ViewState("signed out"))
    await bench.settle(model)
    #expect(model.rendered.buttons.isEmpty)
    model.setState(.error)
    await bench.settle(model)
    #expect(model.rendered.buttons.map(\.action) == [.retry])
  }

  @Test("S16: content set for the state that is shown is seen at the end of the turn")
  func contentOfShownState() async {
    let model = bench.model()
    model.setState(.empty)
    await bench.settle(model)
    model.setContent(image: "", title: "No tea", subtitle: "", for: .empty)
    model.setContent(image: "", title: "No milk", subtitle: "", for: .error)
    await bench.settle(model)
    #expect(bench.renderer.rendered.last?.title == "No tea")
    #expect(bench.renderer.rendered.count == 3)
  }

  @Test("S17: success first, or twice, leaves no cover")
  func success() async {
    let model = bench.model(state: .success)
    model.setState(.success)
    await bench.settle(model)
    #expect(bench.renderer.rendered.map(\.isCovering) == [false])
    model.setState(.empty)
    await bench.settle(model)
    model.setState(.success)
    model.setState(.success)
    await bench.settle(model)
    #expect(bench.renderer.rendered.map(\.isCovering) == [false, true, false])
    #expect(bench.renderer.rendered.last?.title == "")
  }

  @Test("S18: a state that is set can be read at once, whatever is still seen")
  func stateAtOnce() async {
    let model = bench.model(state: .loading)
    await bench.settle(model)
    model.setState(.error)
    #expect(model.state == .error)
    #expect(model.display.body == .loading)
    await bench.advance(499, model)
    #expect(model.display.body == .loading)
    await bench.advance(1, model)
    #expect(model.display.body == .error)
  }

  @Test("S22: of ten changes in one turn the last is shown, each completion once and in order")
  func tenChanges() async {
    let model = bench.model()
    model.setState(.success)
    await bench.settle(model)
    var calls: [String] = []
    let states: [ViewState] = [.loading, .error, .empty, .loading, .noInternet]
    for (index, state) in (states + states).enumerated() {
      model.setState(state) { calls.append("\(index) \($0)") }
    }
    #expect(calls.isEmpty)
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .noInternet])
    #expect(calls == (0..<9).map { "\($0) false" } + ["9 true"])
    await bench.advance(20_000, model)
    #expect(calls.count == 10)
  }

  @Test("S22: hiding twice, and hiding after the renderer went, completes each time")
  func hideTwice() async {
    let model = bench.model(state: .empty)
    var calls: [Bool] = []
    model.setState(.success) { calls.append($0) }
    await bench.settle(model)
    model.setState(.success) { calls.append($0) }
    await bench.settle(model)
    model.renderer = nil
    model.setState(.success) { calls.append($0) }
    await bench.settle(model)
    #expect(calls == [true, true, true])
  }

  @Test("S22: a completion waits for a held spinner, and is told where the model goes first")
  func completionOfHeld() async {
    var calls: [Bool] = []
    var model: StateModel? = bench.model(state: .loading)
    model?.setState(.error) { calls.append($0) }
    if let model { await bench.settle(model) }
    #expect(calls.isEmpty)
    model = nil
    await wait { !calls.isEmpty }
    #expect(calls == [false])
  }

  @Test("S22: a completion may set another state")
  func completionSetsState() async {
    let model = bench.model()
    model.setState(.empty) { _ in model.setState(.error) }
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .empty, .error])
  }

  @Test("1,000 changes in one turn are one rendering")
  func coalesced() async {
    let model = bench.model()
    model.setState(.success)
    await bench.settle(model)
    for index in 0..<1_000 { model.setState(ViewState("\(index)")) }
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, ViewState("999")])
  }

  @Test("an equal display isn't drawn again, also after a change and back in one turn")
  func equalDisplay() async {
    let model = bench.model()
    model.setState(.empty)
    await bench.settle(model)
    model.setState(.error)
    model.setState(.empty)
    model.contentLibrary = model.contentLibrary
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .empty])
  }

  @Test("setting loading by hand shows it without delay; it stays its minimum")
  func loadingByHand() async {
    let model = bench.model()
    model.setState(.success)
    await bench.settle(model)
    model.setState(.loading)
    await bench.settle(model)
    #expect(model.display.body == .loading)
    model.setState(.success)
    await bench.advance(499, model)
    #expect(model.display.body == .loading)
    await bench.advance(1, model)
    #expect(model.display.body == .content)
  }

  @Test("a display that is shown follows the delay")
  func shownDisplay() async {
    let model = bench.model()
    model.show(ScreenDisplay(body: .empty))
    model.show(ScreenDisplay(body: .loading))
    await bench.advance(499, model)
    #expect(model.display.body == .empty)
    await bench.advance(1, model)
    #expect(model.display.body == .loading)
  }

  @Test("a view that is about to be drawn gets what was set in this turn")
  func presentNow() {
    let model = bench.model()
    model.setState(.empty)
    model.setState(.error)
    model.presentNow()
    #expect(bench.renderer.states == [.success, .empty, .error])
  }

  @Test("a renderer that comes later draws what is shown")
  func lateRenderer() async {
    let model = bench.model()
    model.setState(.empty)
    await bench.settle(model)
    let other = RecordingRenderer()
    model.renderer = other
    #expect(other.states == [.empty])
  }

  @Test("a long load offers to cancel only where somebody listens")
  func stillLoading() async {
    let model = bench.model(state: .loading)
    await bench.advance(10_000, model)
    #expect(model.rendered.subtitle == "Still loading. This takes longer than usual.")
    #expect(model.rendered.buttons.isEmpty)
    var cancelled = 0
    model.onCancel = { cancelled += 1 }
    await bench.settle(model)
    #expect(model.rendered.buttons.map(\.label) == ["Cancel"])
    for button in model.rendered.buttons { model.perform(button.action) }
    #expect(cancelled == 1)
  }

  @Test("buttons report their identifier or run their closure, one run at a time")
  func actions() async {
    let model = bench.model()
    let work = ControlledLoad<Void>()
    var identifiers: [String] = []
    model.onAction = { identifiers.append($0) }
    let run = StateButton("Sign In") { try? await work.run() }
    model.contentLibrary[.error] = StateContent(
      buttons: [StateButton("Help", role: .secondary, identifier: "help"), run])
    model.setState(.error)
    for _ in 0..<5 { model.rendered.buttons.forEach { model.perform($0.action) } }
    #expect(identifiers == Array(repeating: "help", count: 5))
    await wait { work.count == 1 }
    work.end(0, with: .success(()))
    for _ in 0..<100 { await Task.yield() }
    #expect(work.count == 1)
    model.perform(.retry)
    model.perform(.cancel)
    await wait {
      model.perform(run.action)
      return work.count == 2
    }
    work.endAll()
  }

  @Test("dropping the model leaves no timer and keeps neither model nor renderer alive")
  func nothingRetained() async {
    weak var model: StateModel?
    weak var renderer: RecordingRenderer?
    let clock = ManualClock()
    do {
      let screen = StateModel(state: .loading, clock: clock)
      let view = RecordingRenderer()
      screen.renderer = view
      (model, renderer) = (screen, view)
      await wait { clock.sleeperCount == 1 }
      screen.setState(.error)
    }
    #expect(renderer == nil)
    await wait { model == nil }
    await wait { clock.sleeperCount == 0 }
  }

  @Test("a screen starts with the app's wording, and keeps what it overrides to itself")
  func appWide() {
    let before = StateContentLibrary.default
    StateContentLibrary.default[.empty] = StateContent(title: "Nothing to read")
    let first = StateModel()
    first.setContent(image: "", title: "No letters", subtitle: "", for: .empty)
    let second = StateModel(state: .empty)
    StateContentLibrary.default = before
    #expect(first.contentLibrary[.empty]?.title == "No letters")
    #expect(second.rendered.title == "Nothing to read")
  }
}
