import ConveneDiff
import Testing

@Suite("Items are followed into sections that come, and out of those that go")
struct FollowedItemsTests {
  private func list<Element: Differenciable>(
    _ sections: [(id: Int, items: [Element])]
  ) -> [SectionColumn] {
    sections.map {
      SectionColumn(identity: SectionIdentity(of: $0.id), columns: [TypedColumn($0.items)])
    }
  }

  private func follow(
    _ asked: [ItemIndex], from old: [SectionColumn], to new: [SectionColumn]
  ) -> [ItemIndex?] {
    let followed = FollowedItems(asked, by: .between(old, new), from: old, to: new)
    return asked.map(followed.newIndex(ofOld:))
  }

  private func index(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test("out of a section that goes, into one that comes, and from the one into the other")
  func acrossSections() {
    let old = list([(0, [1, 2, 3]), (1, [4, 5]), (2, [6])])
    let new = list([(2, [6, 4]), (0, [3, 1]), (7, [5, 2])])
    let asked = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)].map(index)
    #expect(
      follow(asked, from: old, to: new)
        == [(1, 1), (2, 1), (1, 0), (0, 1), (2, 0), (0, 0)].map(index))
  }

  @Test("both directions agree, and those that stay in sections that stay are in neither")
  func bothDirections() {
    let old = list([(0, [1, 2]), (1, [4])])
    let new = list([(0, [4, 1]), (3, [2])])
    let asked = [index(0, 0), index(0, 1), index(1, 0)]
    let followed = FollowedItems(asked, by: .between(old, new), from: old, to: new)
    #expect(followed.oldIndexInOtherSection(ofNew: index(0, 0)) == index(1, 0))
    #expect(followed.oldIndexInOtherSection(ofNew: index(1, 0)) == index(0, 1))
    #expect(followed.oldIndexInOtherSection(ofNew: index(0, 1)) == nil)
    #expect(followed.newIndexInOtherSection(ofOld: index(0, 0)) == nil)
    #expect(followed.newIndexInOtherSection(ofOld: index(0, 1)) == index(1, 0))
  }

  @Test("what is several on either side, isn't asked for, or was never there is nowhere")
  func nowhere() {
    let old = list([(0, [1]), (1, [4, 5]), (2, [4, 6])])
    let new = list([(0, [1, 4, 5]), (3, [5, 6])])
    let asked = [index(1, 0), index(1, 1), index(2, 0), index(9, 0), index(0, 7)]
    #expect(follow(asked, from: old, to: new).allSatisfy { $0 == nil })
    let other = FollowedItems(asked, by: .between(old, new), from: old, to: new)
    #expect(other.newIndex(ofOld: index(2, 1)) == nil)
  }

  @Test("nothing is looked at where no section came or went, or nothing asked for is missing")
  func costsNothing() {
    let staying = list([(0, [1, 2]), (1, [3])])
    let changed = list([(0, [1]), (1, [4])])
    let grown = list([(0, [1, 2]), (1, [3]), (2, [9])])
    for (new, asked) in [(changed, [index(0, 1), index(1, 0)]), (grown, [index(0, 1)])] {
      var looks = 0
      func look(_ columns: [SectionColumn]) -> [SectionColumn] {
        looks += 1
        return columns
      }
      _ = FollowedItems(asked, by: .between(staying, new), from: look(staying), to: look(new))
      #expect(looks == 0)
    }
  }

  @Test("each item that came or went is hashed once, however many are asked for")
  func isLinear() {
    let counter = HashCounter()
    func items(_ ids: some Sequence<Int>) -> [Hashed] {
      ids.map { Hashed(id: $0, counter: counter) }
    }
    let old = list([(0, items(0..<5_000)), (1, items(5_000..<10_000))])
    let new = list([(0, items(0..<5_000)), (2, items((5_000..<10_000).reversed()))])
    let difference = ListDifference.between(old, new)
    counter.hashes = 0
    let asked = (0..<5_000).map { index(1, $0) }
    let followed = FollowedItems(asked, by: difference, from: old, to: new)
    #expect(followed.newIndex(ofOld: index(1, 0)) == index(1, 4_999))
    #expect(counter.hashes <= 15_000)
  }

  @Test("hash values that all collide end the search")
  func collisions() {
    func items(_ ids: Range<Int>) -> [Colliding] { ids.map { Colliding(id: $0) } }
    let few = 200
    let asked = (0..<few).map { index(0, $0) }
    let short = (list([(0, items(0..<few))]), list([(1, items(0..<few))]))
    #expect(follow(asked, from: short.0, to: short.1) == (0..<few).map { index(0, $0) })
    let many = 3_000
    let long = (list([(0, items(0..<many))]), list([(1, items(0..<many))]))
    let all = (0..<many).map { index(0, $0) }
    #expect(follow(all, from: long.0, to: long.1).allSatisfy { $0 == nil })
  }
}

private final class HashCounter {
  var hashes = 0
}

/// An element that counts how often it is hashed.
private struct Hashed: Differenciable, Hashable {
  let id: Int
  let counter: HashCounter

  func isContentEqual(to other: Hashed) -> Bool { true }
  static func == (lhs: Hashed, rhs: Hashed) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(id)
  }
}
