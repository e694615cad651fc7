import Testing

@testable import ConveneStates

@Suite("EmptyState")
struct EmptyStateTests {
  private enum Kind: EmptyStateRepresentable, CaseIterable {
    case reservation, table

    var title: String { "There is no \(self)." }
  }

  @Test("an app's own type names its kinds")
  func ownType() {
    #expect(
      Kind.allCases.map(\.readableTitle) == ["There is no reservation.", "There is no table."])
  }

  @Test("it is known by its title")
  func equality() {
    #expect(EmptyState(title: "None.") == EmptyState(title: "None."))
    #expect(EmptyState(title: "None.") != EmptyState(title: "Nothing."))
  }

  @Test(
    "a title without anything to be read is none",
    arguments: ["", " ", "\n\t ", "\u{3000}", "\u{A0}"])
  func blank(title: String) {
    #expect(EmptyState(title: title).readableTitle.isEmpty)
  }

  @Test(
    "any other title is left as it is",
    arguments: [
      "予約情報はありません", "Нет бронирований", "אין הזמנות (0)", "👩‍👩‍👧‍👦 <b>&amp;</b>", "two\nlines",
      String(repeating: "x", count: 20_000),
    ])
  func kept(title: String) {
    #expect(EmptyState(title: title).readableTitle == title)
  }

  @Test("a title without end is cut")
  func cut() {
    let title = EmptyState(title: String(repeating: "é", count: 20_001)).readableTitle
    #expect(title == String(repeating: "é", count: 20_000) + "…")
  }
}
