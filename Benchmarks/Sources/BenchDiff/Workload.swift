import ConveneDiff
import MeasuredSystem

/// Two lists, and what is measured of their difference.
struct Workload: Sendable {
  /// What the difference consists of.
  struct Operations: Codable, Equatable {
    var deletions = 0
    var insertions = 0
    var moves = 0
    var updates = 0
    var sectionMoves = 0
  }

  /// The work, ready to be measured; each call does it once.
  struct Prepared {
    /// All old identifiers into a dictionary with reserved capacity, all new ones looked up.
    let dictionary: () -> Void
    /// The two lists element by element, by identifier.
    let compare: () -> Void
    /// The difference that is the subject.
    let difference: () -> Operations
    /// The standard library's difference of the identifiers; `true`: with moves inferred.
    let standard: ((Bool) -> Operations)?
  }

  let name: String
  let elements: Int
  let prepare: @Sendable () -> Prepared
}

extension Workload.Prepared {
  /// The work on two arrays.
  @inline(__always)
  init<Element: Differenciable>(_ old: [Element], _ new: [Element]) {
    dictionary = {
      var places: [Element.DifferenceID: Int] = [:]
      places.reserveCapacity(old.count)
      for (index, element) in old.enumerated() { places[element.differenceIdentifier] = index }
      var found = 0
      for element in new where places[element.differenceIdentifier] != nil { found += 1 }
      keep_number(found)
    }
    compare = {
      var equal = 0
      for index in 0..<min(old.count, new.count)
      where old[index].differenceIdentifier == new[index].differenceIdentifier { equal += 1 }
      keep_number(equal)
    }
    difference = {
      let changes = Changeset(from: old, to: new)
      return Workload.Operations(
        deletions: changes.deletions.count, insertions: changes.insertions.count,
        moves: changes.moves.count, updates: changes.updates.count)
    }
    standard = { infersMoves in
      let oldIDs = old.map(\.differenceIdentifier)
      let changes = new.map(\.differenceIdentifier).difference(from: oldIDs)
      let final = infersMoves ? changes.inferringMoves() : changes
      let moves = final.insertions.count {
        if case .insert(_, _, .some) = $0 { return true } else { return false }
      }
      return Workload.Operations(
        deletions: final.removals.count - moves, insertions: final.insertions.count - moves,
        moves: moves)
    }
  }

  /// The work on two arrays of sections.
  @inline(__always)
  init<Section: Differenciable, Element: Differenciable>(
    _ old: [DifferenceSection<Section, Element>], _ new: [DifferenceSection<Section, Element>]
  ) {
    let oldCount = old.reduce(0) { $0 + $1.elements.count }
    dictionary = {
      var places: [Element.DifferenceID: Int] = [:]
      places.reserveCapacity(oldCount)
      for section in old {
        for (index, element) in section.elements.enumerated() {
          places[element.differenceIdentifier] = index
        }
      }
      var found = 0
      for section in new {
        for element in section.elements where places[element.differenceIdentifier] != nil {
          found += 1
        }
      }
      keep_number(found)
    }
    compare = {
      var equal = 0
      for (before, after) in zip(old, new) {
        for index in 0..<min(before.elements.count, after.elements.count)
        where before.elements[index].differenceIdentifier
          == after.elements[index].differenceIdentifier
        { equal += 1 }
      }
      keep_number(equal)
    }
    difference = {
      let changes = SectionedChangeset(from: old, to: new)
      var operations = Workload.Operations(updates: changes.updates.count)
      for batch in changes.plan.batches {
        operations.deletions += batch.deletedItems.count
        operations.insertions += batch.insertedItems.count
        operations.moves += batch.movedItems.count
        operations.sectionMoves += batch.movedSections.count
      }
      return operations
    }
    standard = nil
  }
}
