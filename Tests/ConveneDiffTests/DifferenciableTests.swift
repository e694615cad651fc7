import Testing

@testable import ConveneDiff

@Suite("What an element is")
struct DifferenciableTests {
  struct Identified: Differenciable, Identifiable {
    let id: Int
    var name = ""
  }

  struct Hashed: Differenciable, Hashable {
    let name: String
  }

  struct Both: Differenciable, Identifiable, Hashable {
    let id: Int
    var name = ""
  }

  enum Kind: Int, Differenciable {
    case one, two
    var differenceIdentifier: DifferenceIdentifier { "\(self)" }
  }

  struct Own: Differenciable, Identifiable, Hashable {
    let id: Int
    let key: String
    var differenceIdentifier: String { key }
    func isContentEqual(to other: Own) -> Bool { true }
  }

  @Test("an identifiable element is told by its id")
  func identifiable() {
    #expect(Identified(id: 3).differenceIdentifier == 3)
    #expect(!Identified.comparesContent)
    #expect(!Identified(id: 3).isContentEqual(to: Identified(id: 3)))
  }

  @Test("a hashable element is its own identifier")
  func hashable() {
    #expect(Hashed(name: "a").differenceIdentifier == Hashed(name: "a"))
    #expect(Hashed(name: "a").isContentEqual(to: Hashed(name: "a")))
    #expect(Hashed.comparesContent)
    #expect("a".differenceIdentifier == "a")
    #expect(1.differenceIdentifier == 1)
  }

  @Test("of an element that is both, the id is the identifier")
  func both() {
    #expect(Both(id: 3, name: "a").differenceIdentifier == 3)
    #expect(!Both(id: 3, name: "a").isContentEqual(to: Both(id: 3, name: "b")))
    #expect(Both.comparesContent)
  }

  @Test("what an element says itself goes before all defaults")
  func own() {
    #expect(Own(id: 1, key: "k").differenceIdentifier == "k")
    #expect(Own(id: 1, key: "k").isContentEqual(to: Own(id: 2, key: "k")))
    #expect(Kind.two.differenceIdentifier == "two")
  }

  @Test("the engine sees the same identity and contents as the element's own type")
  func column() {
    let changes = Changeset(
      from: [Both(id: 1, name: "a"), Both(id: 2)], to: [Both(id: 1, name: "b"), Both(id: 2)])
    #expect(changes.plan.isEmpty)
    #expect(changes.updates == [0])
    let own = Changeset(from: [Own(id: 1, key: "a")], to: [Own(id: 2, key: "a")])
    #expect(own.isEmpty)
    let hashed = Changeset(from: [Hashed(name: "a")], to: [Hashed(name: "b")])
    #expect(hashed.deletions == [0] && hashed.insertions == [0])
  }
}
