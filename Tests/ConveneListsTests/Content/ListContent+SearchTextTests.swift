import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("Items found by what one types")
@MainActor
struct ListContentSearchTextTests {
  private func at(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  /// Sections of rows whose texts are their identifiers; asking for one is noted.
  private func content(_ sections: [[Row]], asked: EventLog? = nil) -> ListContent<RecordingHost> {
    let conv = Conv<RecordingHost>()
    for (number, rows) in sections.enumerated() {
      conv.create("\(number)") { section in
        section.create(for: rows) { (_, _: Item<TextCell>) in }
        section.searchText { (row: Row) in
          asked?.note("\(row.id)")
          return "\(row.id)"
        }
      }
    }
    return conv.content
  }

  @Test("the next after the focused one, over sections and round the end")
  func next() {
    let content = content([["apple", "banana", "avocado"], [], ["cherry", "Apricot"]])
    #expect(content.item(typedAs: TypedText("a"), from: at(0, 0)) == at(0, 2))
    #expect(content.item(typedAs: TypedText("a"), from: at(0, 2)) == at(2, 1))
    #expect(content.item(typedAs: TypedText("a"), from: at(2, 1)) == at(0, 0))
    #expect(content.item(typedAs: TypedText("c"), from: at(2, 0)) == nil, "no other")
    #expect(content.item(typedAs: TypedText("a"), from: nil) == at(0, 0))
    #expect(content.item(typedAs: TypedText("x"), from: at(0, 0)) == nil)
  }

  @Test("with further letters the focused one stays as long as it fits")
  func further() {
    let content = content([["apple", "apricot", "banana"]])
    #expect(content.item(typedAs: TypedText("ap"), from: at(0, 1)) == at(0, 1))
    #expect(content.item(typedAs: TypedText("app"), from: at(0, 1)) == at(0, 0))
  }

  @Test("one letter again and again leads from item to item, unless that is a word")
  func oneLetter() {
    let plain = content([["apple", "banana", "apricot"]])
    #expect(plain.item(typedAs: TypedText("aa"), from: at(0, 0)) == at(0, 2))
    #expect(plain.item(typedAs: TypedText("aaa"), from: at(0, 2)) == at(0, 0))
    let word = content([["apple", "apricot", "Aachen"]])
    #expect(word.item(typedAs: TypedText("aa"), from: at(0, 0)) == at(0, 2))
  }

  @Test("texts are asked for from the focused item on, each once, until one is found")
  func cost() {
    let asked = EventLog()
    let content = content([["a", "b", "c"], ["d", "e"]], asked: asked)
    _ = content.item(typedAs: TypedText("d"), from: at(0, 1))
    #expect(asked.entries == ["b", "c", "d"])
    asked.forget()
    _ = content.item(typedAs: TypedText("x"), from: at(0, 1))
    #expect(asked.entries == ["b", "c", "d", "e", "a"])
  }

  @Test("elements of several types have texts of their own, others have none")
  func types() {
    let conv = Conv<RecordingHost>()
    conv.create { section in
      section.create("static") { (_: Item<TextCell>) in }
      section.create(for: ["one"] as [Row]) { (_, _: Item<TextCell>) in }
      section.create(for: ["two"]) { (_, _: Item<TextCell>) in }
      section.searchText { (row: Row) in "\(row.id)" }
      section.searchText { (text: String) in text }
    }
    let content = conv.content
    #expect(content.hasSearchTexts)
    #expect(content.item(typedAs: TypedText("o"), from: at(0, 0)) == at(0, 1))
    #expect(content.item(typedAs: TypedText("t"), from: at(0, 0)) == at(0, 2))
    #expect(content.item(typedAs: TypedText("s"), from: at(0, 1)) == nil)
    #expect(!ListContent<RecordingHost>().hasSearchTexts)
  }

  @Test("a focus that isn't in the list is as good as any")
  func strangeFocus() {
    let content = content([["apple"], ["pear"]])
    for focus in [at(9, 0), at(0, 7), at(-1, 0), at(0, -3), at(2, 0)] {
      #expect(content.item(typedAs: TypedText("p"), from: focus) == at(1, 0))
    }
  }
}
