// All unsafe memory of the engine is in this file, with a sentence on each bound.

import Synchronization

/// 32-bit numbers in memory that outlives the column: a ``Workspace``'s, or an array's for the time
/// of one call.
///
/// A debug build checks every index.
@usableFromInline
package struct NumberColumn {
  @usableFromInline let base: UnsafeMutablePointer<Int32>
  /// The number of numbers.
  @usableFromInline package let count: Int

  @inlinable
  init(base: UnsafeMutablePointer<Int32>, count: Int) {
    self.base = base
    self.count = count
  }

  /// One number.
  @inlinable
  package subscript(index: Int) -> Int32 {
    get {
      assert(index >= 0 && index < count, "a column is read outside of its bounds")
      // In bounds: who makes a column gives it as many numbers as its user has items or slots, and
      // every index is one of those; the assertion holds each user to it in the tests.
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "a column is written outside of its bounds")
      // In bounds for the same reason.
      base[index] = newValue
    }
  }

  /// A part of the column.
  @inlinable
  package func part(_ start: Int, _ count: Int) -> NumberColumn {
    precondition(start >= 0 && count >= 0 && start + count <= self.count)
    // In bounds by the line before.
    return NumberColumn(base: base + start, count: count)
  }

  /// Gives all numbers one value.
  @inlinable
  package func fill(_ value: Int32) {
    // In bounds: the column's own count.
    base.update(repeating: value, count: count)
  }
}

extension Array where Element == Int32 {
  /// Two arrays as columns, for the time of the call; none is made where one has no numbers.
  @inlinable
  static func withColumns(
    _ array: inout [Int32], _ other: inout [Int32], _ body: (NumberColumn, NumberColumn) -> Void
  ) {
    array.withUnsafeMutableBufferPointer { numbers in
      other.withUnsafeMutableBufferPointer { otherNumbers in
        guard let base = numbers.baseAddress, let otherBase = otherNumbers.baseAddress
        else { return }
        // In bounds: the arrays' own counts. Both are exclusively held until the body returns.
        body(
          NumberColumn(base: base, count: numbers.count),
          NumberColumn(base: otherBase, count: otherNumbers.count))
      }
    }
  }
}

/// The elements of two arrays for the time of one call: reading one neither counts references nor
/// looks at the array's bounds.
///
/// A debug build checks every index.
@usableFromInline
struct BufferItems<Element: Differenciable>: ListItems {
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  @inlinable
  init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  @inlinable var count: Int { elements.count }

  /// Whether both are one array's elements.
  @inlinable
  func isStored(with other: BufferItems) -> Bool {
    elements.baseAddress == other.elements.baseAddress
  }

  // In bounds: the engine asks for items of the ranges that it was given, which `ArrayItems` has
  // compared with the counts of the arrays; a buffer of a debug build holds it to that in the tests.

  @inlinable
  func hashValue(_ item: Int) -> Int { elements[item].differenceIdentifier.hashValue }

  @inlinable
  func isSame(_ item: Int, _ other: BufferItems, _ otherItem: Int) -> Bool {
    elements[item].differenceIdentifier == other.elements[otherItem].differenceIdentifier
  }

  @inlinable
  func firstItem(in range: Range<Int>, sameAs other: BufferItems, _ otherItem: Int) -> Int {
    let identifier = other.elements[otherItem].differenceIdentifier
    var item = range.lowerBound
    while item < range.upperBound, elements[item].differenceIdentifier != identifier { item &+= 1 }
    return item
  }

  @inlinable
  func isContentEqual(_ item: Int, _ other: BufferItems, _ otherItem: Int) -> Bool {
    elements[item].isContentEqual(to: other.elements[otherItem])
  }

  @inlinable
  func describe(_ item: Int) -> String { "\(elements[item].differenceIdentifier)" }

  @inlinable
  func uncomparableType(_ item: Int) -> (any Any.Type)? {
    // A type that compares in its own way, without `==`, finds an element equal to itself.
    if Element.comparesContent || elements[item].isContentEqual(to: elements[item]) { return nil }
    return Element.self
  }
}

// Loops over many elements.
extension ArrayItems {
  @inlinable
  package func commonPrefix(
    _ start: Int, _ other: ArrayItems, _ otherStart: Int, limit: Int,
    _ notes: inout SectionNotes
  ) -> Int {
    precondition(start >= 0 && start + limit <= count)
    precondition(otherStart >= 0 && otherStart + limit <= other.count)
    return withBuffers(other) {
      // An array that is on both sides, as one that an app didn't touch: nothing is to be compared.
      if !notes.comparesContents, start == otherStart, $0.isStored(with: $1) { return limit }
      return $0.commonPrefix(start, $1, otherStart, limit: limit, &notes)
    }
  }

  @inlinable
  package func commonSuffix(
    _ end: Int, _ other: ArrayItems, _ otherEnd: Int, limit: Int, _ notes: inout SectionNotes
  ) -> Int {
    precondition(end <= count && end - limit >= 0)
    precondition(otherEnd <= other.count && otherEnd - limit >= 0)
    return withBuffers(other) { $0.commonSuffix(end, $1, otherEnd, limit: limit, &notes) }
  }

  @inlinable
  package func hashValues(of ranges: [Range<Int>], into hashes: NumberColumn) {
    for range in ranges { precondition(range.lowerBound >= 0 && range.upperBound <= count) }
    elements.withUnsafeBufferPointer { BufferItems($0).hashValues(of: ranges, into: hashes) }
  }

  @inlinable
  package func matchMiddle(
    _ other: ArrayItems, _ middle: Middle, _ workspace: Workspace, _ notes: inout SectionNotes
  ) {
    precondition(middle.old.items.upperBound <= count && middle.old.items.lowerBound >= 0)
    precondition(middle.new.items.upperBound <= other.count && middle.new.items.lowerBound >= 0)
    withBuffers(other) { $0.matchMiddle($1, middle, workspace, &notes) }
  }

  /// Hands the elements on for the time of one call: both arrays are values that nobody changes.
  @inlinable
  func withBuffers<Result>(
    _ other: ArrayItems, _ body: (BufferItems<Element>, BufferItems<Element>) -> Result
  ) -> Result {
    elements.withUnsafeBufferPointer { own in
      other.elements.withUnsafeBufferPointer { body(BufferItems(own), BufferItems($0)) }
    }
  }
}

/// Memory for 32-bit numbers that grows and is used again.
struct ScratchMemory: ~Copyable {
  private(set) var capacity: Int
  private var base: UnsafeMutablePointer<Int32>

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// A column of all numbers from the first ones on, which are kept; columns that were handed out
  /// before are of no use then.
  mutating func column(_ count: Int, keeping kept: Int) -> NumberColumn {
    precondition(kept >= 0 && kept <= count && kept <= capacity)
    if count > capacity {
      let old = base
      // Twice as much, so that what grows again and again isn't copied each time.
      capacity = max(count, 2 * capacity)
      base = .allocate(capacity: capacity)
      // In bounds: both have at least as many numbers as are kept, by the lines before.
      base.update(from: old, count: kept)
      old.deallocate()
    }
    // In bounds, and written before they are read, as below.
    return NumberColumn(base: base, count: count)
  }

  /// A column of so many numbers, whatever they are; the one handed out before is of no use then.
  mutating func column(_ count: Int) -> NumberColumn {
    if count > capacity {
      base.deallocate()
      capacity = count
      base = .allocate(capacity: capacity)
    }
    // In bounds: the capacity is at least the count by the lines before. Integers need no
    // initialization beyond being written before they are read, which each user does.
    return NumberColumn(base: base, count: count)
  }
}

/// A place for one workspace, which threads take it from and put it back to.
///
/// A thread that finds it empty makes a workspace of its own: nobody waits.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum KeptWorkspace {
  /// The reference that the place owns, if any.
  ///
  /// Whoever exchanges it for another one gets the only right to it, since an exchange is one step:
  /// a workspace is in one thread's hands at any time. Acquiring and releasing make what one thread
  /// wrote there visible to the next.
  private static let place = Atomic<Unmanaged<Workspace>?>(nil)

  static func take() -> Workspace? {
    place.exchange(nil, ordering: .acquiring)?.takeRetainedValue()
  }

  static func put(_ workspace: Workspace) {
    // What another thread put back meanwhile is let go: the place gave it up in the same step.
    place.exchange(.passRetained(workspace), ordering: .acquiringAndReleasing)?.release()
  }
}
