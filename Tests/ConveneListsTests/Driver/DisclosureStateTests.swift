import Testing

@testable import ConveneLists

@Suite("What a header's indicator is told")
@MainActor
struct DisclosureStateTests {
  private let indicator = NotingIndicator()
  private let state = DisclosureState()

  @Test("it comes once, is told changes alone, turns only for the same section, and goes")
  func life() {
    state.show(nil, by: indicator)
    #expect(indicator.log == [])
    state.show(true, ofSameSection: true, by: indicator)
    state.show(true, ofSameSection: true, by: indicator)
    #expect(indicator.log == ["attach", "true"])
    state.show(false, ofSameSection: true, by: indicator)
    state.show(true, by: indicator)
    #expect(indicator.log == ["attach", "true", "false turns", "true"])
    state.show(nil, by: indicator)
    state.show(false, ofSameSection: true, by: indicator)
    #expect(indicator.log.suffix(3) == ["detach", "attach", "false"])
  }

  @Test("down is unfolded, and to where lines end is folded")
  func symbols() {
    #expect(DisclosureState.symbolName(isExpanded: true) == "chevron.down")
    #expect(DisclosureState.symbolName(isExpanded: false) == "chevron.forward")
  }
}

@MainActor
private final class NotingIndicator: DisclosureIndicator {
  var log: [String] = []

  func attach() { log.append("attach") }
  func show(isExpanded: Bool, turns: Bool) { log.append("\(isExpanded)\(turns ? " turns" : "")") }
  func detach() { log.append("detach") }
}
