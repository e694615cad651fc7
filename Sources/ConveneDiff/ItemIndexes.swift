/// Places of items in some order, where each row of neighbours is kept as one range.
///
/// A list of 60,000 that is filtered loses or gains ten thousands of items in far fewer ranges.
///
/// ```swift
/// batch.deletedItems = [ItemIndex(section: 0, item: 1), ItemIndex(section: 0, item: 2)]
/// for index in batch.deletedItems { … }
/// ```
///
/// Going through all of them costs O(1) for each; a subscript costs O(log ranges).
public struct ItemIndexes: Sendable {
  /// Neighbours in one section, ascending.
  package struct Run: Hashable, Sendable {
    package let section: Int
    package let firstItem: Int
    /// How many indexes come before what follows this run.
    package fileprivate(set) var end: Int
  }

  /// The runs, as long as they can be, so that equal indexes are in equal runs.
  package private(set) var runs: [Run] = []

  /// No indexes.
  public init() {}

  /// These indexes, in their order.
  public init(_ indexes: some Sequence<ItemIndex>) {
    for index in indexes { append(index) }
  }

  /// Adds an index.
  public mutating func append(_ index: ItemIndex) {
    append(count: 1, from: index.item, inSection: index.section)
  }

  /// Adds all places of a range in a section.
  public mutating func append(_ items: Range<Int>, inSection section: Int) {
    if !items.isEmpty { append(count: items.count, from: items.lowerBound, inSection: section) }
  }

  /// Adds all places of a range in a section but for those of parts of it, which are ascending.
  package mutating func append(
    _ items: Range<Int>, without parts: some Sequence<Range<Int>>, inSection section: Int
  ) {
    var end = count
    var start = items.lowerBound
    for part in parts {
      if part.lowerBound > start {
        end &+= part.lowerBound &- start
        runs.append(Run(section: section, firstItem: start, end: end))
      }
      start = part.upperBound
    }
    append(start..<items.upperBound, inSection: section)
  }

  /// Adds the places of a range in a section for which a closure says so.
  @inline(__always)
  package mutating func append(
    _ items: Range<Int>, inSection section: Int, where isIncluded: (Int) -> Bool
  ) {
    var start = items.lowerBound
    for item in items where !isIncluded(item) {
      if item > start { append(start..<item, inSection: section) }
      start = item + 1
    }
    append(start..<items.upperBound, inSection: section)
  }

  private mutating func append(count added: Int, from item: Int, inSection section: Int) {
    let end = count + added
    let last = runs.count - 1
    if last >= 0, runs[last].section == section, runs[last].firstItem &+ length(last) == item {
      runs[last].end = end
    } else {
      runs.append(Run(section: section, firstItem: item, end: end))
    }
  }

  /// The number of indexes before a run.
  package func start(ofRun run: Int) -> Int { run > 0 ? runs[run - 1].end : 0 }

  /// The number of indexes in a run.
  private func length(_ run: Int) -> Int { runs[run].end - start(ofRun: run) }
}

extension ItemIndexes: RandomAccessCollection {
  /// Goes through all indexes.
  public struct Iterator: IteratorProtocol {
    private let runs: [Run]
    private var run = 0
    private var position = 0
    private var start = 0

    fileprivate init(_ runs: [Run]) { self.runs = runs }

    /// The next index.
    public mutating func next() -> ItemIndex? {
      guard run < runs.count else { return nil }
      let index = ItemIndex(
        section: runs[run].section, item: runs[run].firstItem &+ (position - start))
      position += 1
      if position == runs[run].end {
        start = position
        run += 1
      }
      return index
    }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of indexes.
  public var endIndex: Int { runs.last?.end ?? 0 }

  /// The index at a position, counted from 0.
  ///
  /// - Complexity: O(log ranges).
  public subscript(position: Int) -> ItemIndex {
    precondition(indices.contains(position), "there is no such position")
    let run = runs.partitionPoint { $0.end > position }
    return ItemIndex(
      section: runs[run].section, item: runs[run].firstItem &+ (position - start(ofRun: run)))
  }

  /// Goes through all indexes.
  public func makeIterator() -> Iterator { Iterator(runs) }
}

extension ItemIndexes: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// These indexes, in their order.
  public init(arrayLiteral indexes: ItemIndex...) { self.init(indexes) }

  /// The indexes as an array prints them.
  public var description: String { Array(self).description }
}

// What is asked of indexes that ascend.
extension ItemIndexes {
  /// How many of the indexes come before one, and whether that is among them.
  ///
  /// - Complexity: O(log ranges).
  package func rank(of index: ItemIndex) -> (before: Int, isContained: Bool) {
    // The last run that begins at the index or before it.
    let run =
      runs.partitionPoint { ($0.section, $0.firstItem) > (index.section, index.item) } - 1
    guard run >= 0 else { return (0, false) }
    let start = start(ofRun: run)
    let distance = index.item &- runs[run].firstItem
    guard runs[run].section == index.section, distance < runs[run].end - start else {
      return (runs[run].end, false)
    }
    return (start + distance, true)
  }

  /// The runs that lie in a section.
  ///
  /// - Complexity: O(log ranges).
  package func runs(inSection section: Int) -> Range<Int> {
    let first = runs.partitionPoint { $0.section >= section }
    return first..<Swift.max(first, runs.partitionPoint { $0.section > section })
  }
}
