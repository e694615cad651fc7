import Testing

@testable import ConveneLists

@MainActor
@Suite("What can be done with an item")
struct ItemActionTests {
  @Test("an action can be done, and takes nothing away for good, unless it is said")
  func standard() {
    var done = 0
    let action = ItemAction("Open") { done += 1 }
    #expect(action.title == "Open")
    #expect(action.isEnabled && !action.isDestructive)
    action.perform()
    #expect(done == 1)
    let other = ItemAction("Delete", isDestructive: true, isEnabled: false) {}
    #expect(!other.isEnabled && other.isDestructive)
  }
}
