import ConveneDiff
import Foundation

extension UUID: @retroactive Differenciable {}

/// An element whose contents change while it stays the same thing.
struct Entry: Differenciable, Equatable {
  let differenceIdentifier: UUID
  var content: Int
}

/// What happens to an array, as the workloads have it.
extension Array {
  /// A block goes, one of the same size comes behind its place, and the first elements are shuffled.
  func edited(
    _ share: Double, shuffled: Int, using generator: inout SeededGenerator,
    fresh: (inout SeededGenerator) -> Element
  ) -> [Element] {
    let block = Int(Double(count) * share)
    let deleted = count / 5..<count / 5 + block
    var new = self
    new.removeSubrange(deleted)
    new.insert(contentsOf: (0..<block).map { _ in fresh(&generator) }, at: deleted.upperBound)
    new[..<shuffled].shuffle(using: &generator)
    return new
  }

  /// Some elements go, some come, and some move, each for itself and anywhere.
  func scattered(
    gone: Int, come: Int, moved: Int, using generator: inout SeededGenerator,
    fresh: (inout SeededGenerator) -> Element
  ) -> [Element] {
    // By position among those that stay, so that it takes no longer for a million elements.
    var leaves = [Bool](repeating: false, count: count)
    var arriving: [Element] = (0..<come).map { _ in fresh(&generator) }
    var left = gone + moved
    while left > 0 {
      let place = Int.random(in: 0..<count, using: &generator)
      if leaves[place] { continue }
      leaves[place] = true
      left -= 1
      if left < moved { arriving.append(self[place]) }
    }
    arriving.shuffle(using: &generator)
    let staying = indices.filter { !leaves[$0] }
    let places = (0..<arriving.count).map { _ in
      Int.random(in: 0...staying.count, using: &generator)
    }.sorted()
    var new: [Element] = []
    new.reserveCapacity(staying.count + arriving.count)
    var next = 0
    for (number, index) in staying.enumerated() {
      while next < places.count, places[next] == number {
        new.append(arriving[next])
        next += 1
      }
      new.append(self[index])
    }
    return new + arriving[next...]
  }
}
