import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Longest increasing subsequences")
struct LongestIncreasingTests {
  @Test("every order of up to seven numbers keeps the most")
  func everyOrder() {
    for count in 0...7 {
      orders(Array(0..<count)) { order in
        let marks = longestIncreasing(order.map(Int32.init), Workspace())
        let kept = zip(order, marks).filter(\.1).map(\.0)
        #expect(kept == kept.sorted())
        #expect(kept.count == Reference.longestAscending(order))
      }
    }
  }

  @Test("of the longest, one with the most preferred numbers is kept")
  func preferred() {
    orders(Array(0..<5)) { order in
      for choice in 0..<1 << order.count {
        let preferred = order.indices.map { choice & (1 << $0) != 0 }
        let marks = heaviestIncreasing(
          order.map(Int32.init), weights: preferred.map { $0 ? 101 : 100 })
        let kept = zip(order, marks).filter(\.1).map(\.0)
        let moved = order.indices.filter { !marks[$0] && preferred[$0] }.count
        #expect(kept == kept.sorted())
        #expect(
          (order.count - kept.count, moved) == Reference.sectionMoves(order, costly: preferred))
      }
    }
  }

  private func orders(_ numbers: [Int], _ visit: ([Int]) -> Void) {
    func extend(_ order: [Int]) {
      if order.count == numbers.count { return visit(order) }
      for number in numbers where !order.contains(number) { extend(order + [number]) }
    }
    extend([])
  }
}
