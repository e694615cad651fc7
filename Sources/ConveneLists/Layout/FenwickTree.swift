/// Numbers whose sums from the start can be asked, searched and changed in O(log n).
///
/// A binary indexed tree (P. M. Fenwick, 1994). Its nodes lie in pages that exist only where a
/// number has been set, so a tree of a million zeros costs nothing, and one whose few shown rows
/// were measured costs a few pages.
struct FenwickTree: Sendable {
  private static let pageBits = 9
  private static let pageSize = 1 << pageBits

  /// The number of numbers.
  let count: Int
  /// The sum of all.
  private(set) var total = 0
  private var pages: [[Int]] = []

  /// A tree of zeros.
  ///
  /// O(1).
  init(count: Int) {
    self.count = Swift.max(0, count)
  }

  /// A tree of these numbers.
  ///
  /// O(n).
  init(_ values: [Int]) {
    self.init(count: values.count)
    total = values.reduce(0, +)
    makePages()
    for (index, value) in values.enumerated() {
      let node = index + 1
      self[node] += value
      let parent = node + (node & -node)
      if parent <= count { self[parent] += self[node] }
    }
  }

  /// The indexes of the numbers that aren't 0, ascending.
  ///
  /// O(512 for each page that has been made).
  var indexesOfNonZero: [Int] {
    pages.indices.lazy.filter { !pages[$0].isEmpty }.flatMap { page in
      let first = page << Self.pageBits
      let nodes = Swift.max(1, first)..<Swift.min(first + Self.pageSize, count + 1)
      return nodes.lazy.map { $0 - 1 }.filter { value(at: $0) != 0 }
    }
  }

  /// How many pages have been made.
  var pageCount: Int { pages.count { !$0.isEmpty } }

  /// Adds to the number at an index in `0..<count`.
  ///
  /// O(log n), the first time O(n / 512).
  mutating func add(_ delta: Int, at index: Int) {
    guard delta != 0 else { return }
    if pages.isEmpty { makePages() }
    total += delta
    var node = index + 1
    while node <= count {
      self[node] += delta
      node += node & -node
    }
  }

  /// The sum of the numbers before an index in `0...count`.
  ///
  /// O(log n).
  func sum(before index: Int) -> Int {
    guard !pages.isEmpty else { return 0 }
    var sum = 0
    var node = index
    while node > 0 {
      sum += self[node]
      node &= node - 1
    }
    return sum
  }

  /// The number at an index in `0..<count`.
  ///
  /// O(log n), on average O(1).
  func value(at index: Int) -> Int {
    guard !pages.isEmpty else { return 0 }
    let node = index + 1
    var value = self[node]
    let end = node & (node - 1)
    var child = index
    while child != end {
      value -= self[child]
      child &= child - 1
    }
    return value
  }

  /// The last index in `0..<count` before which the numbers sum up to no more than `target`.
  ///
  /// `pitch` is added to each number, and none may then be negative. 0 where even the first
  /// doesn't qualify, or nothing is there.
  ///
  /// O(log n).
  func lastIndex(startingAtOrBefore target: Int, pitch: Int = 0) -> Int {
    guard count > 0 else { return 0 }
    var index = 0
    var start = 0
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count {
        let nextStart = start + step * pitch + (pages.isEmpty ? 0 : self[next])
        if nextStart <= target {
          index = next
          start = nextStart
        }
      }
      step >>= 1
    }
    return Swift.min(index, count - 1)
  }

  private mutating func makePages() {
    pages = Array(repeating: [], count: (count >> Self.pageBits) + 1)
  }

  /// The node with a number in `1...count`; pages must have been made.
  private subscript(node: Int) -> Int {
    get {
      let page = node >> Self.pageBits
      return pages[page].isEmpty ? 0 : pages[page][node & (Self.pageSize - 1)]
    }
    set {
      let page = node >> Self.pageBits
      if pages[page].isEmpty { pages[page] = Array(repeating: 0, count: Self.pageSize) }
      pages[page][node & (Self.pageSize - 1)] = newValue
    }
  }
}
