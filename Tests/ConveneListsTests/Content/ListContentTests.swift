import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("The content of a list")
@MainActor
struct ListContentTests {
  private func content(
    _ parts: [Part], _ define: (Part, ListSection<RecordingHost>) -> Void
  ) -> ListContent<RecordingHost> {
    Conv<RecordingHost>().create(for: parts) { define($0, $1) }.content
  }

  private func content(_ parts: [Part]) -> ListContent<RecordingHost> {
    content(parts) { $1.create($0) }
  }

  @Test("items are found through groups, also empty ones, and not beyond them")
  func places() {
    let content = content(["S" * []]) { _, section in
      section.create(for: [] as [Row])
      section.create(for: ["a", "b"])
      section.create(for: [] as [Row])
      section.create(for: ["c"])
    }
    #expect(content.counts == [3])
    #expect(content.itemCount == 3)
    #expect((0..<3).map { content.describe(ItemIndex(section: 0, item: $0)) } == ["a", "b", "c"])
    for (section, item) in [(0, 3), (0, -1), (1, 0), (-1, 0)] {
      #expect(content.item(at: ItemIndex(section: section, item: item)) == nil)
      #expect(content.describe(ItemIndex(section: section, item: item)) == "nothing")
    }
  }

  @Test("what is set on a section once it was declared changes nothing that is shown")
  func finishing() throws {
    var declared: ListSection<RecordingHost>?
    let conv = Conv<RecordingHost>()
    conv.create { section in
      section.itemSize = .fullWidth(height: 40)
      section.create(for: ["a"])
      declared = section
    }
    let before = conv.content
    let section = try #require(declared)
    section.itemSize = .fullWidth(height: 50)
    section.create(for: ["b"])
    for content in [before, conv.content] {
      #expect(content.counts == [1])
      #expect(content.sections[0].itemSize == .fullWidth(height: 40))
    }
  }

  @Test("between two batches sections stand as in the new list, with their old items")
  func stage() throws {
    let old = content(["A" * ["1"], "B" * ["2", "3"], "C" * ["4"]])
    let new = content(["N" * ["9"], "B" * ["3", "2", "5"], "A" * ["1", "6"]])
    let difference = ListDifference.between(old.columns, new.columns)
    try #require(difference.plan.batches.count == 2)
    let stage = old.stage(difference.plan, after: 0, to: new)
    #expect(stage.counts == difference.plan.batches[0].countsAfter)
    #expect(stage.counts == difference.plan.batches[1].countsBefore)
    let names = stage.counts.enumerated().map { section, count in
      (0..<count).map { stage.describe(ItemIndex(section: section, item: $0)) }
    }
    #expect(names == [["9"], ["2", "3"], ["1"]])
    #expect(stage.item(at: ItemIndex(section: 1, item: 1))?.indexPath == [1, 1])
    #expect(old.stage(difference.plan, after: 1, to: new).counts == new.counts)
    #expect(old.stage(difference.plan, after: 7, to: new).counts == new.counts)
  }

  @Test("contents are equal where elements are, and what they depend on")
  func contentEquality() {
    func list(_ row: Row, _ state: Int?) -> ListContent<RecordingHost> {
      content(["S" * []]) { _, section in
        section.create(for: [row], dependsOn: state) { (_, _: Item<TextCell>) in }
      }
    }
    let place = ItemIndex(section: 0, item: 0)
    #expect(list("a", nil).isContentEqual(at: place, to: list("a", nil), at: place))
    #expect(!list("a", nil).isContentEqual(at: place, to: list("a'", nil), at: place))
    #expect(!list("a", 1).isContentEqual(at: place, to: list("a", 2), at: place))
    #expect(!list("a", 1).isContentEqual(at: place, to: list("a", nil), at: place))
  }

  @Test("a content is Sendable where its elements and its sections' identifiers are")
  func sendable() {
    let element = Unsendable(differenceIdentifier: ObjectIdentity())
    #expect(content(["S" * ["a"]]).isSendable)
    let items = content(["S" * []]) { _, section in
      section.create(for: [element]) { (_, _: Item<TextCell>) in }
    }
    #expect(!items.isSendable)
    let sections = Conv<RecordingHost>().create(for: [element]) { $1.create(for: ["a"]) }
    #expect(!sections.content.isSendable)
  }
}

private struct Unsendable: Differenciable {
  let differenceIdentifier: ObjectIdentity
}

private final class ObjectIdentity: Hashable {
  static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
