import Testing

@testable import ConveneStates

/// What an app's own view is to a stage that only remembers.
private final class Prop: CustomStringConvertible {
  let description: String
  var onLeave: (() -> Void)?
  var onArrive: (() -> Void)?

  init(_ name: String) { description = name }
}

/// A stage that remembers what it was told.
@MainActor
private final class Stage: StateStage {
  var canFade = false
  let hasBackground = true
  var events: [String] = []
  var onStage: [Prop] = []
  var ends: [@MainActor () -> Void] = []
  let pixelsPerPoint = 2.0

  nonisolated static func decode(_ image: ImageData, _ side: Int) async throws -> String { "" }

  func isInside(_ view: Prop) -> Bool { view.description == "house" }

  func remove(_ view: Prop) {
    events.append("remove \(view)")
    onStage.removeAll { $0 === view }
    view.onLeave?()
  }

  func place(_ view: Prop) {
    events.append("place \(view)")
    onStage.append(view)
    view.onArrive?()
  }

  func draw(_ state: RenderedState, _ picture: PictureFace<String>) {
    events.append("draw \(state.state.name)")
  }

  func show(isCovering: Bool, isDefaultLook: Bool) {
    events.append(isCovering ? isDefaultLook ? "default" : "custom" : "hide")
  }

  func keepPicture() { events.append("picture") }
  func fade(from opacity: Double, end: @escaping @MainActor () -> Void) {
    events.append(opacity == 1 ? "cross" : "fade")
    ends.append(end)
  }
  func endFade() { events.append("end") }
}

@MainActor
@Suite("What stands in place of the content")
struct BodyDriverTests {
  private let stage = Stage()
  private let body: BodyDriver<Stage>

  init() { body = BodyDriver(on: stage) }

  private func draw(_ shown: ScreenDisplay.Body) {
    body.draw(
      RenderedState(
        ScreenDisplay(body: shown), library: .builtIn(), appearance: StateAppearance(),
        canRetry: false, canCancel: false), images: .default)
  }

  private func taken() -> [String] {
    defer { stage.events = [] }
    return stage.events
  }

  @Test("the default look, then nothing; the same again is no work")
  func defaultLook() {
    draw(.empty)
    #expect(taken() == ["draw empty", "default"])
    draw(.empty)
    #expect(taken() == [])
    draw(.content)
    #expect(taken() == ["hide"])
    draw(.blank)
    #expect(taken().allSatisfy { $0 == "draw success" || $0 == "default" })
  }

  @Test("a view of the app's own instead, which comes and goes with its state")
  func custom() {
    body.setCustomView(Prop("a"), for: .error)
    #expect(taken() == [])
    draw(.error)
    #expect(taken() == ["place a", "custom"])
    draw(.empty)
    #expect(taken() == ["remove a", "draw empty", "default"])
    draw(.error)
    body.setCustomView(nil, for: .error)
    #expect(taken() == ["place a", "custom", "remove a", "draw error", "default"])
  }

  @Test("the same view for two states stays where it is")
  func shared() {
    let prop = Prop("a")
    body.setCustomView(prop, for: .error)
    body.setCustomView(prop, for: .empty)
    draw(.error)
    draw(.empty)
    #expect(taken() == ["place a", "custom", "custom"])
  }

  @Test("S14: a view that leaves, or arrives, may have others changed, and one is there")
  func reentry() {
    let (first, second, third) = (Prop("1"), Prop("2"), Prop("3"))
    body.setCustomView(first, for: .error)
    body.setCustomView(second, for: .empty)
    first.onLeave = { [body] in body.setCustomView(third, for: .empty) }
    third.onArrive = { [body] in body.setCustomView(nil, for: .empty) }
    draw(.error)
    draw(.empty)
    #expect(stage.onStage.isEmpty)
    #expect(stage.events.last == "default")
    #expect(!stage.events.contains("place 2"), "what was replaced meanwhile never comes")
    first.onLeave = nil
    draw(.error)
    #expect(stage.onStage.map(\.description) == ["1"])
  }

  @Test("a state that comes while a view leaves is the one that is drawn")
  func reentryByState() {
    let first = Prop("1")
    body.setCustomView(first, for: .error)
    draw(.error)
    first.onLeave = { draw(.noResults(query: "")) }
    draw(.empty)
    #expect(taken().suffix(2) == ["draw noResults", "default"])
    #expect(stage.onStage.isEmpty)
  }

  @Test("it fades where that is seen: once, from one picture, and ends once")
  func fades() {
    stage.canFade = true
    draw(.error)
    #expect(taken() == ["draw error", "default", "fade"])
    draw(.empty)
    #expect(taken() == ["draw empty", "default"], "in the middle of the first fade")
    stage.ends[0]()
    stage.ends[0]()
    #expect(taken() == ["end"])
    draw(.error)
    #expect(taken() == ["picture", "draw error", "default", "cross"])
    stage.canFade = false
    draw(.content)
    #expect(taken() == ["hide", "end"], "the reader wants no motion any more")
    stage.ends[1]()
    #expect(taken() == [])
    stage.canFade = true
    draw(.blank)
    stage.ends.last?()
    _ = taken()
    draw(.error)
    draw(.content)
    #expect(body.isFading)
  }

  @Test("content that goes on being content doesn't fade")
  func nothingShown() {
    stage.canFade = true
    draw(.content)
    body.setCustomView(Prop("a"), for: .error)
    #expect(taken() == [])
    #expect(!body.isFading)
  }

  @Test("a body whose stage has gone does nothing, and keeps nothing of it")
  func life() {
    weak var weakProp: Prop?
    weak var weakBody: BodyDriver<Stage>?
    do {
      let stage = Stage()
      let body = BodyDriver(on: stage)
      let prop = Prop("a")
      (weakProp, weakBody) = (prop, body)
      body.setCustomView(prop, for: .error)
    }
    #expect(weakProp == nil && weakBody == nil)
  }
}
