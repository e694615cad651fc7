import Testing

@testable import ConveneLists

@MainActor
@Suite("A view that is held weakly")
struct WeakViewTests {
  private final class View {}

  @Test("it is the view while that is there, and then its stand-in; nothing is retained")
  func going() {
    let standIn = View()
    let held: WeakView<View>
    do {
      let view = View()
      held = WeakView(view) { standIn }
      #expect(held.value === view)
    }
    #expect(held.value === standIn)
  }
}
