import ConveneDiff
import ConveneLists
import Foundation
import MeasuredSystem

/// What an element of the measured lists is.
struct Row: Differenciable, Equatable, Sendable {
  let differenceIdentifier: UUID
  var content = 0
}

/// What `update()` takes, as a multiple of the difference that it needs.
@MainActor
struct UpdateCostMeasurement {
  /// Of each size the items, the changes, and what one update took.
  struct Line: Codable {
    let items: Int
    let operations: Int
    /// Microseconds of the thread's own time; medians.
    let update, difference: Double
    let ratio: Double
    /// How often an update asked for memory.
    let allocations: Int
  }

  private let host = BareHost()
  private let lists: [[Row]]

  /// Two lists between which a number of items change: a third each goes, comes and moves.
  init(items: Int, changes: Int) {
    var random = SystemRandomNumberGenerator()
    let old = (0..<items).map { _ in Row(differenceIdentifier: UUID()) }
    var new = old
    let third = changes / 3
    for _ in 0..<third { new.remove(at: Int.random(in: 0..<new.count, using: &random)) }
    for _ in 0..<third {
      let row = new.remove(at: Int.random(in: 0..<new.count, using: &random))
      new.insert(row, at: Int.random(in: 0...new.count, using: &random))
    }
    for _ in 0..<changes - 2 * third {
      let place = Int.random(in: 0...new.count, using: &random)
      new.insert(Row(differenceIdentifier: UUID()), at: place)
    }
    lists = [old, new]
  }

  /// Updates from one list to the other and back, and makes the bare difference beside each.
  func line(rounds: Int) -> Line {
    var shown = lists[0]
    host.driver.conv { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 40)
        section.create(for: shown) { (_, _: Item<BareCell>) in }
      }
    }
    host.driver.update()
    // The first ones make the memory that the others use again.
    var times: [(update: Double, difference: Double)] = []
    var allocations: [Int] = []
    var operations = 0
    for round in 0..<rounds + 4 {
      let before = host.driver.content.columns
      shown = lists[(round + 1) % 2]
      let told = host.operations
      counted_memory_begin()
      let start = thread_microseconds()
      host.driver.update()
      let update = thread_microseconds() - start
      _ = counted_memory_end()
      let asked = counted_allocations()
      operations = host.operations - told
      let after = host.driver.content.columns
      let bareStart = thread_microseconds()
      let difference = ListDifference.between(before, after, comparesContents: false)
      let bare = thread_microseconds() - bareStart
      keep_number(difference.operationCount)
      guard round >= 4 else { continue }
      times.append((update, bare))
      allocations.append(Int(asked))
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return Line(
      items: lists[0].count, operations: operations, update: median(times.map(\.update)),
      difference: median(times.map(\.difference)),
      ratio: median(times.map { $0.update / $0.difference }),
      allocations: allocations.sorted()[allocations.count / 2])
  }
}
