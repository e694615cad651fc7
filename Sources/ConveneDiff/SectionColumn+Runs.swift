// The loops of `ElementColumn` over all columns of a section, its items counted through.
extension SectionColumn {
  /// The column that holds an item, and the item's place in it.
  func locate(_ item: Int) -> (column: ElementColumn, item: Int) {
    let column = columnIndex(of: item)
    return (columns[column], item - start(ofColumn: column))
  }

  /// Where a column's first item stands in the section.
  func start(ofColumn column: Int) -> Int { columnStarts.isEmpty ? 0 : columnStarts[column] }

  private func columnIndex(of item: Int) -> Int {
    guard !columnStarts.isEmpty else { return 0 }
    var low = 0
    var high = columnStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if columnStarts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The length of the run of equal identities from two items on.
  func commonPrefix(from start: Int, _ other: SectionColumn, _ otherStart: Int, limit: Int) -> Int {
    run(start, other, otherStart, limit) { $0.commonPrefix($1, $2, $3, $4) }
  }

  /// The length of the run of equal contents from two items on, identities being equal.
  func contentPrefix(from start: Int, _ other: SectionColumn, _ otherStart: Int, limit: Int) -> Int
  {
    run(start, other, otherStart, limit) { $0.contentPrefix($1, $2, $3, $4) }
  }

  private func run(
    _ start: Int, _ other: SectionColumn, _ otherStart: Int, _ limit: Int,
    _ measure: (ElementColumn, Int, ElementColumn, Int, Int) -> Int
  ) -> Int {
    var length = 0
    while length < limit {
      let (own, item) = locate(start + length)
      let (others, otherItem) = other.locate(otherStart + length)
      let part = min(limit - length, own.count - item, others.count - otherItem)
      let equal = measure(own, item, others, otherItem, part)
      length += equal
      if equal < part { break }
    }
    return length
  }

  /// The length of the run of equal identities that ends before two items.
  func commonSuffix(before end: Int, _ other: SectionColumn, _ otherEnd: Int, limit: Int) -> Int {
    var length = 0
    while length < limit {
      let (own, last) = locate(end - length - 1)
      let (others, otherLast) = other.locate(otherEnd - length - 1)
      let part = min(limit - length, last + 1, otherLast + 1)
      let equal = own.commonSuffix(last + 1, others, otherLast + 1, part)
      length += equal
      if equal < part { break }
    }
    return length
  }

  /// Tells each run of equal identities of two ranges, column by column.
  ///
  /// - Returns: `false` where columns don't answer each other, or are too far out of step.
  func alignedRuns(
    _ range: Range<Int>, _ other: SectionColumn, _ otherRange: Range<Int>,
    receive: (AlignedRun) -> Void
  ) -> Bool {
    guard columns.count == other.columns.count else { return false }
    for (number, column) in columns.enumerated() {
      let others = other.columns[number]
      guard column.elementType == others.elementType else { return false }
      let start = start(ofColumn: number)
      let otherStart = other.start(ofColumn: number)
      let own = range.clamped(to: start..<start + column.count)
      let their = otherRange.clamped(to: otherStart..<otherStart + others.count)
      if own.isEmpty || their.isEmpty { continue }
      let inStep = column.alignedRuns(
        own.lowerBound - start..<own.upperBound - start, others,
        their.lowerBound - otherStart..<their.upperBound - otherStart
      ) {
        receive(
          AlignedRun(
            start: $0.start + start, otherStart: $0.otherStart + otherStart, length: $0.length))
      }
      guard inStep else { return false }
    }
    return true
  }

  /// Whether an item has the identity of one of another section.
  func isSame(_ item: Int, _ other: SectionColumn, _ otherItem: Int) -> Bool {
    let (own, place) = locate(item)
    let (others, otherPlace) = other.locate(otherItem)
    return own.isSame(place, others, otherPlace)
  }

  /// Writes the hash values of the items in a range.
  func writeHashes(_ range: Range<Int>, to hashes: UnsafeMutablePointer<Int>) {
    var item = range.lowerBound
    while item < range.upperBound {
      let (column, place) = locate(item)
      let part = min(range.upperBound - item, column.count - place)
      column.writeHashes(place..<place + part, hashes + (item - range.lowerBound))
      item += part
    }
  }

  /// The identifier of an item, for diagnostics.
  func describe(_ item: Int) -> String {
    let (column, place) = locate(item)
    return column.describe(place)
  }
}
