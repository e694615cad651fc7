import Foundation
import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Scratch memory")
struct WorkspaceTests {
  @Test("differences on many threads at once don't disturb each other")
  func manyThreads() async {
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(thread))
          return (0..<40).allSatisfy { _ in
            let old = Array(0..<Int.random(in: 0...700, using: &generator))
            let new = old.shuffled(using: &generator)
            return Changeset(from: old, to: new).apply(to: old) == new
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("a workspace is in one pair of hands")
  func oneOwner() {
    let first = Workspace.take()
    let second = Workspace.take()
    #expect(first !== second)
    first.putBack()
    second.putBack()
  }

  @Test("each difference gives its workspace back for the next one")
  func isKept() {
    let lists = [PlainList((0, [1, 2])).columns, PlainList((0, [2, 1])).columns]
    // Now and then another test may have it.
    let isKept = (0..<100).contains { _ in
      let kept = Workspace.take()
      kept.putBack()
      _ = ListDifference.between(lists[0], lists[1])
      _ = Changeset(from: [1, 2], to: [2, 1])
      let next = Workspace.take()
      next.putBack()
      return next === kept
    }
    #expect(isKept)
  }

  #if os(Linux)
    @Test("memory that has become too small is given back, and that of a workspace that goes")
    func givesBack() throws {
      let workspace = Workspace()
      let before = try mappedMemory()
      // 1.4 GB each altogether; a sanitizer keeps some that was given back.
      for count in stride(from: 1_000_000, to: 1_300_000, by: 1_000) {
        _ = workspace.column(count)
        _ = Workspace().column(count)
      }
      #expect(try mappedMemory() - before < 600_000_000)
    }

    /// Bytes of addresses that the process has, used or not.
    private func mappedMemory() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ").first.flatMap { Int($0) }
      return try #require(pages) * 4_096
    }
  #endif

  @Test("memory grows with what is asked for")
  func growth() {
    let workspace = Workspace()
    for count in [1, 5_000, 3, 100_000] {
      let column = workspace.column(count)
      #expect(column.count == count)
      column.fill(7)
      #expect(column[0] == 7 && column[count - 1] == 7)
      column.part(count - 1, 1)[0] = 9
      #expect(column[count - 1] == 9)
    }
  }

  @Test("hash values are kept while others are added")
  func hashValues() {
    let workspace = Workspace()
    workspace.addHashes(700).fill(1)
    let start = workspace.hashCount
    workspace.addHashes(700).fill(2)
    workspace.addHashes(100_000).fill(3)
    #expect(workspace.hashes(0, 700)[699] == 1)
    #expect(workspace.hashes(start, 700)[0] == 2 && workspace.hashes(start, 700)[699] == 2)
    #expect(workspace.hashes(1_400, 100_000)[99_999] == 3)
    workspace.dropHashes(from: start)
    workspace.addHashes(1).fill(4)
    #expect(workspace.hashes(0, 701)[699] == 1 && workspace.hashes(0, 701)[700] == 4)
    workspace.dropAllHashes()
    #expect(workspace.hashCount == 0)
    workspace.addHashes(2_000).fill(5)
    #expect(workspace.hashes(0, 2_000)[1_999] == 5)
  }

  @Test("a budget that was spent is whole again for the next difference")
  func budget() {
    let workspace = Workspace.take()
    while workspace.budget.spend() {}
    workspace.putBack()
    #expect(!Workspace.take().budget.isExceeded)
  }
}
