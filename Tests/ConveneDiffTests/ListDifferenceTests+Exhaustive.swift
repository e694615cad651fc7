import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Differences, each one of a size")
struct ExhaustiveDifferenceTests {
  /// Six; five, which takes a tenth of the time, where random tests run a share of their rounds.
  private let longest = FuzzRun.divisor == 1 ? 6 : 5

  /// All pairs of lists up to six long over three symbols, up to the symbols' names: the first
  /// symbol met is 0, the next one 1, and the last 2.
  @Test("every pair of lists up to six long over three symbols is right and short")
  func threeSymbols() {
    var pairs = 0
    for oldCount in 0...longest {
      for newCount in 0...longest {
        var symbols = [Int](repeating: 0, count: oldCount + newCount)
        repeat {
          pairs += 1
          let fault = fault(Array(symbols[..<oldCount]), Array(symbols[oldCount...]))
          if let fault {
            Issue.record("\(fault): \(symbols[..<oldCount]) to \(symbols[oldCount...])")
            return
          }
        } while advance(&symbols)
      }
    }
    // As many as there are lists of up to 12 symbols in this form, counted by Stirling numbers.
    #expect(pairs == expectedPairs)
  }

  @Test("every order of up to six things, some gone and some new, moves the fewest")
  func uniqueThings() {
    for count in 0...longest {
      let old = Array(0..<count)
      // New things have numbers from `count` on; their names don't matter.
      orders(of: count, upTo: longest) { new in
        if let fault = fault(old, new) { Issue.record("\(fault): \(old) to \(new)") }
      }
    }
  }

  private let columns = ColumnCache()

  private func fault(_ old: [Int], _ new: [Int]) -> String? {
    let difference = ListDifference.between(columns[old], columns[new])
    if difference.exceededBudget { return "budget" }
    if difference.plan.batches.count > 1 { return "two batches" }
    guard let batch = difference.plan.batches.first else { return old == new ? nil : "no batch" }
    let before = PlainList((0, old))
    let after = PlainList((0, new))
    guard Simulator.apply(batch, to: before, data: after) == after else { return "wrong result" }
    if let violation = BatchRules.violation(in: batch, before: [old], after: [new]) {
      return violation.message
    }
    let converted = old.indices.filter {
      difference.newIndex(ofOld: at(0, $0)) == nil
        && difference.identicalNewIndex(ofOld: at(0, $0)) != nil
    }.count
    let common = Reference.common(old, new)
    if batch.deletedItems.count - converted != old.count - common { return "deletions" }
    if batch.insertedItems.count - converted != new.count - common { return "insertions" }
    let moves = batch.movedItems.count + converted
    let isUnique = Set(old).count == old.count && Set(new).count == new.count
    let most =
      isUnique ? common - Reference.mostInPlace(old, new) : Reference.movesOfPairs(old, new)
    if moves > most { return "\(moves) moves in the place of \(most)" }
    return isUnique && converted != fewestGivenUp(old, new) ? "a move given up without need" : nil
  }

  /// How many moves have to be given up, of unique things: those to the index that the thing has, where
  /// something leaves the list, in the best of all choices of which things stay.
  private func fewestGivenUp(_ old: [Int], _ new: [Int]) -> Int {
    let places = new.enumerated().compactMap { place, thing in
      old.firstIndex(of: thing).map { (old: $0, new: place) }
    }
    if places.count == old.count { return 0 }
    var best = (moves: Int.max, givenUp: 0)
    for choice in 0..<1 << places.count {
      let stays = places.indices.filter { choice >> $0 & 1 == 1 }.map { places[$0].old }
      guard zip(stays, stays.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      let givenUp = places.indices.count {
        choice >> $0 & 1 == 0 && places[$0].old == places[$0].new
      }
      if (places.count - stays.count, givenUp) < best {
        best = (places.count - stays.count, givenUp)
      }
    }
    return best.givenUp
  }

  /// The next list of symbols in which each symbol first occurs after the smaller ones.
  private func advance(_ symbols: inout [Int]) -> Bool {
    var place = symbols.count - 1
    while place >= 0 {
      let limit = min((symbols[..<place].max() ?? -1) + 1, 2)
      if symbols[place] < limit {
        symbols[place] += 1
        return true
      }
      symbols[place] = 0
      place -= 1
    }
    return false
  }

  /// The number of partitions of each pair's places into at most three kinds.
  private var expectedPairs: Int {
    var total = 0
    for oldCount in 0...longest {
      for newCount in 0...longest {
        var kinds = [1, 0, 0, 0]
        for _ in 0..<oldCount + newCount {
          kinds = [0, kinds[0] + kinds[1], kinds[1] + 2 * kinds[2], kinds[2] + 3 * kinds[3]]
        }
        total += kinds.reduce(0, +)
      }
    }
    return total
  }

  private func orders(of count: Int, upTo length: Int, _ visit: ([Int]) -> Void) {
    func extend(_ list: [Int], _ fresh: Int) {
      visit(list)
      guard list.count < length else { return }
      for thing in 0..<count where !list.contains(thing) { extend(list + [thing], fresh) }
      extend(list + [fresh], fresh + 1)
    }
    extend([], count)
  }
}

/// The columns of each list, made once.
private final class ColumnCache {
  private var columns: [[Int]: [SectionColumn]] = [:]

  subscript(list: [Int]) -> [SectionColumn] {
    if let known = columns[list] { return known }
    let made = [
      SectionColumn(identity: SectionIdentity(of: 0), columns: [TypedColumn(list)])
    ]
    columns[list] = made
    return made
  }
}
