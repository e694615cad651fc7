import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Changes of an array")
struct ChangesetTests {
  @Test("deletions have old indexes, insertions new ones, and moves both")
  func indexes() {
    let changes = Changeset(from: ["a", "b", "c"], to: ["c", "a", "d"])
    #expect(changes.deletions == [1])
    #expect(changes.insertions == [2])
    #expect(changes.moves == [Changeset<String>.Move(from: 2, to: 0)])
    #expect(changes.updates.isEmpty)
    #expect(changes.apply(to: ["a", "b", "c"]) == ["c", "a", "d"])
    #expect(changes.plan.validate() == nil)
    #expect(changes.plan.stages == [[.new(0)]])
    #expect(changes.elements == ["c", "a", "d"])
  }

  @Test("equal ones that are left over move nothing where what stays keeps its order")
  func equalOnesLeftOver() {
    let stays = Array(0..<200) + [-1]
    let old = [-1, -1] + Array(1_000..<1_150) + stays + [-2]
    let changes = Changeset(from: old, to: stays + Array(2_000..<2_300))
    #expect(changes.moves.isEmpty)
    #expect(changes.deletions.count == 153 && changes.insertions.count == 300)
  }

  @Test("a few that move among many new ones, with one of them twice")
  func fewAmongMany() {
    let others = Array(100..<123)
    let changes = Changeset(
      from: [1, 2, 3, 4], to: others.prefix(2) + [2] + others.dropFirst(2) + [1, 1, 200])
    #expect(changes.moves.count == 1)
    #expect(changes.deletions == [2, 3])
    #expect(changes.insertions.count == 25)
  }

  @Test("an update has a new index, and applying takes the new element")
  func updates() {
    let old = [Thing(id: 1), Thing(id: 2)]
    let new = [Thing(id: 3), Thing(id: 2, content: 5), Thing(id: 1)]
    let changes = Changeset(from: old, to: new)
    #expect(changes.updates == [1])
    #expect(changes.apply(to: old) == new)
    #expect(!changes.isEmpty)
  }

  @Test("an element that a batch cannot move goes and comes, and isn't updated beside")
  func convertedMove() {
    // 3 would move to where it is, while 1 and 2 go.
    let old = [1, 2, 3, 4, 5, 6].map { Thing(id: $0) }
    let new = [Thing(id: 4), Thing(id: 5), Thing(id: 3, content: 9), Thing(id: 6, content: 9)]
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletions == [0, 1, 2])
    #expect(changes.insertions == [2])
    #expect(changes.moves.isEmpty)
    #expect(changes.updates == [3])
    #expect(changes.plan.validate() == nil)
    #expect(changes.apply(to: old) == new)
  }

  @Test("elements that stay unchanged are those of the array that the changes are applied to")
  func keepsElements() {
    final class Box: Differenciable, Identifiable, Equatable {
      let id: Int
      init(_ id: Int) { self.id = id }
      static func == (lhs: Box, rhs: Box) -> Bool { lhs.id == rhs.id }
    }
    let old = [Box(1), Box(2)]
    let new = [Box(2), Box(3), Box(1)]
    let result = Changeset(from: old, to: new).apply(to: old)
    #expect(result?.count == 3)
    #expect(result?[0] === old[1] && result?[1] === new[1] && result?[2] === old[0])
  }

  @Test("an array of another length is not changed")
  func otherLength() {
    let changes = Changeset(from: [1, 2], to: [2])
    #expect(changes.apply(to: [1]) == nil)
    #expect(changes.apply(to: []) == nil)
    #expect(changes.apply(to: [7, 8]) == [8])
  }

  @Test("no change is empty, and so is from nothing to nothing")
  func empty() {
    #expect(Changeset(from: [1, 2], to: [1, 2]).isEmpty)
    #expect(Changeset(from: [Int](), to: []).isEmpty)
    #expect(Changeset(from: [Int](), to: [1]).insertions == [0])
    #expect(Changeset(from: [1], to: []).deletions == [0])
  }

  @Test("random arrays become one another")
  func random() {
    print("ConveneDiff random arrays: CONVENE_SEED=\(RandomRun.seed)")
    var generator = SeededGenerator(seed: RandomRun.seed)
    for _ in 0..<2_000 {
      let kinds = Int.random(in: 1...40, using: &generator)
      func array() -> [Thing] {
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          Thing(
            id: Int.random(in: 0..<kinds, using: &generator),
            content: Int.random(in: 0...1, using: &generator))
        }
      }
      let (old, new) = (array(), array())
      #expect(Changeset(from: old, to: new).apply(to: old) == new)
    }
  }

  @Test("what stays at its index stays there, where as few others can move for it")
  func stayingInPlace() {
    let news = Changeset(from: ["Sencha", "Assam", "Chai"], to: ["Mate", "Assam", "Sencha"])
    #expect(news.deletions == [2])
    #expect(news.insertions == [0])
    #expect(news.moves == [.init(from: 0, to: 2)])
    let fewer = Changeset(from: [1, 2, 3, 4], to: [3, 2, 1])
    #expect(fewer.deletions == [3])
    #expect(fewer.insertions.isEmpty)
    #expect(fewer.moves.count == 2)
  }

  @Test("a block that stays at its index stays there, and what is around it moves")
  func blockInPlace() {
    let block = Array(1_000..<1_040)
    let old = [1, 2] + block + [3, 4, 5]
    let new = [4, 3] + block + [2, 1]
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletions == [old.count - 1])
    #expect(changes.insertions.isEmpty)
    #expect(changes.moves.count == 4)
  }
}
