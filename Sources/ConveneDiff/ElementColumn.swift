/// Elements of one type, in order, with what the engine needs to know of them and no more.
///
/// The engine isn't generic: each column brings its own loops over its elements, made in
/// `init(_:)`, which is inlinable so that they are specialised where the element's type is known.
/// One call of a loop serves many elements. Nothing is copied or hashed on creation. It is a class
/// so that handing a column on costs one reference count and not one for each loop.
@usableFromInline
final package class ElementColumn {
  /// The number of elements.
  @usableFromInline package let count: Int
  /// The elements themselves, for a column of the same type to compare with.
  @usableFromInline package let storage: AnyObject
  /// The elements' type.
  @usableFromInline package let elementType: any Any.Type
  /// Whether the elements' contents can be compared.
  @usableFromInline package let comparesContent: Bool
  /// The length of the run of equal identities from two places on.
  ///
  /// Parameters: start, other column, start there, limit. 0 if the types differ.
  @usableFromInline package let commonPrefix: (Int, ElementColumn, Int, Int) -> Int
  /// The length of the run of equal identities that ends before two places.
  ///
  /// Parameters: end, other column, end there, limit. 0 if the types differ.
  @usableFromInline package let commonSuffix: (Int, ElementColumn, Int, Int) -> Int
  /// The length of the run of equal contents from two places on, identities being equal.
  ///
  /// Parameters: start, other column, start there, limit. 0 if the types differ.
  @usableFromInline package let contentPrefix: (Int, ElementColumn, Int, Int) -> Int
  /// Follows two ranges side by side and tells each run of equal identities; see `alignRuns`.
  ///
  /// Parameters: range, other column, range there, receiver of each run. `false` if the types
  /// differ or the two are too far out of step.
  @usableFromInline
  package let alignedRuns: (Range<Int>, ElementColumn, Range<Int>, (AlignedRun) -> Void) -> Bool
  /// Whether one element has the identity of one of another column.
  @usableFromInline package let isSame: (Int, ElementColumn, Int) -> Bool
  /// Whether one element has the contents of one of another column, identities being equal.
  @usableFromInline package let isContentEqual: (Int, ElementColumn, Int) -> Bool
  /// `(range, to)`: the hash values of the identities in the range, written from `to` on.
  @usableFromInline package let writeHashes: (Range<Int>, UnsafeMutablePointer<Int>) -> Void
  /// The identifier of one element, for diagnostics.
  @usableFromInline package let describe: (Int) -> String

  /// A column of elements; the array is retained, not copied.
  @inlinable
  package init<Element: Differenciable>(_ elements: [Element]) {
    count = elements.count
    storage = ElementBox(elements)
    elementType = Element.self
    comparesContent = Element.comparesContent
    commonPrefix = { start, other, otherStart, limit in
      guard let others = other.elements(of: Element.self) else { return 0 }
      var length = 0
      while length < limit,
        elements[start + length].differenceIdentifier
          == others[otherStart + length].differenceIdentifier
      { length += 1 }
      return length
    }
    commonSuffix = { end, other, otherEnd, limit in
      guard let others = other.elements(of: Element.self) else { return 0 }
      var length = 0
      while length < limit,
        elements[end - 1 - length].differenceIdentifier
          == others[otherEnd - 1 - length].differenceIdentifier
      { length += 1 }
      return length
    }
    contentPrefix = { start, other, otherStart, limit in
      guard let others = other.elements(of: Element.self) else { return 0 }
      var length = 0
      while length < limit,
        elements[start + length].isContentEqual(to: others[otherStart + length])
      { length += 1 }
      return length
    }
    alignedRuns = { range, other, otherRange, receive in
      guard let others = other.elements(of: Element.self) else { return false }
      return alignRuns(elements, range, others, otherRange, receive)
    }
    isSame = { index, other, otherIndex in
      guard let others = other.elements(of: Element.self) else { return false }
      return elements[index].differenceIdentifier == others[otherIndex].differenceIdentifier
    }
    isContentEqual = { index, other, otherIndex in
      guard let others = other.elements(of: Element.self) else { return false }
      return elements[index].isContentEqual(to: others[otherIndex])
    }
    writeHashes = { range, hashes in
      for index in range {
        hashes[index - range.lowerBound] = elements[index].differenceIdentifier.hashValue
      }
    }
    describe = { "\(elements[$0].differenceIdentifier)" }
  }

  /// The elements, if they are of this type.
  @inlinable
  package func elements<Element: Differenciable>(of type: Element.Type) -> [Element]? {
    guard elementType == type else { return nil }
    // The box was made in `init(_:)` together with `elementType`, for this very type; a checked
    // cast costs more than the comparison that it stands before.
    return unsafeDowncast(storage, to: ElementBox<Element>.self).elements
  }
}

/// The elements of a column behind a reference, so that a column of another type is told at once.
@usableFromInline
final package class ElementBox<Element: Differenciable> {
  @usableFromInline package let elements: [Element]

  @inlinable
  package init(_ elements: [Element]) { self.elements = elements }
}
