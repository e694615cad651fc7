import Testing

@testable import ConveneStates

@MainActor
@Suite("StateModel, hooks and taps")
struct StateModelHooksTests {
  let bench = Bench()

  /// Notes when it is told to draw and to speak, among the hooks.
  private final class Noting: StateRenderer {
    var note: @MainActor (String) -> Void = { _ in }
    func render(_ state: RenderedState) { note("render \(state.state)") }
    func announce(_ announcement: Announcement) { note("announce \(announcement.text)") }
  }

  @Test("will, render, did, completion, announcement: in this order")
  func order() async {
    let model = bench.model()
    model.setState(.success)
    await bench.settle(model)
    var calls: [String] = []
    let renderer = Noting()
    model.renderer = renderer
    renderer.note = { calls.append($0) }
    model.onWillDisplay = { [unowned model] shown, next in
      calls.append("will \(shown.body) \(next.body), shown \(model.display.body)")
    }
    model.onDidDisplay = { [unowned model] before, shown in
      calls.append("did \(before.body) \(shown.body), shown \(model.display.body)")
    }
    model.onAnnouncement = { calls.append("told \($0.text)") }
    model.setState(.empty) { _ in calls.append("completion") }
    await bench.settle(model)
    #expect(
      calls == [
        "will content empty, shown content", "render empty", "did content empty, shown empty",
        "completion", "announce Nothing Here Yet", "told Nothing Here Yet",
      ])
    model.setState(.empty) { _ in calls.append("completion") }
    await bench.settle(model)
    #expect(calls.count == 7 && calls.last == "completion")
  }

  @Test("content that is set just before is shown with what comes")
  func contentInWill() async {
    let model = bench.model()
    model.onWillDisplay = { [unowned model] _, next in
      model.setContent(image: "", title: "No tea", subtitle: "", for: next.body.state)
    }
    model.setState(.empty)
    await bench.settle(model)
    #expect(bench.renderer.rendered.map(\.title) == ["", "No tea"])
  }

  @Test("a state that is seen completes, also where a hook sets another one right then")
  func completionOfReplaced() async {
    let model = bench.model()
    var told: [String] = []
    model.setState(.success)
    await bench.settle(model)
    model.onDidDisplay = { [unowned model] _, shown in
      if shown.body == .error { model.setState(.empty) { told.append("empty \($0)") } }
    }
    model.setState(.error) { told.append("error \($0)") }
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .error, .empty])
    #expect(told == ["error true", "empty true"])
  }

  @Test("a hook may set another state, attach another renderer, or ask for the screen at once")
  func reentrant() async {
    let model = bench.model()
    let other = RecordingRenderer()
    model.onWillDisplay = { [unowned model] _, next in
      if next.body == .empty { model.setState(.error) }
      model.renderer = other
      model.presentNow()
    }
    model.onDidDisplay = { [unowned model] _, shown in
      if shown.body == .error { model.setState(.success) }
      model.presentNow()
    }
    model.setState(.empty)
    await bench.settle(model)
    #expect(model.display.body == .content)
    #expect(other.states == [.success, .empty, .error, .success])
  }

  @Test("a tap tells the state that is seen, and nothing where content or nothing is")
  func tap() async {
    let model = bench.model(state: .loading)
    var taps: [ViewState] = []
    model.tap()
    model.onTap = { taps.append($0) }
    model.tap()
    model.setState(.error)
    model.tap()
    await bench.advance(500, model)
    model.tap(isOnState: true)
    model.tap(isOnState: false)
    model.setState(.success)
    await bench.settle(model)
    model.tap()
    model.show(ScreenDisplay(body: .blank))
    await bench.settle(model)
    model.tap()
    #expect(taps == [.loading, .loading, .error])
  }

  @Test("a second renderer takes the place of the first, which keeps what it shows")
  func rendererReplaced() async {
    let model = bench.model()
    var diagnostics: [StateDiagnostic] = []
    model.onDiagnostic = { diagnostics.append($0) }
    model.setState(.empty)
    await bench.settle(model)
    let second = RecordingRenderer()
    model.renderer = second
    model.setState(.error)
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .empty])
    #expect(second.states == [.empty, .error])
    #expect(diagnostics == [.rendererReplaced])
    model.renderer = second
    model.renderer = nil
    model.renderer = bench.renderer
    #expect(diagnostics == [.rendererReplaced])
    #expect(bench.renderer.states == [.success, .empty, .error])
  }
}
