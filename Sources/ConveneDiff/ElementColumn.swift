/// Elements of one type, in order, with what the engine needs to know of them and no more.
///
/// The engine isn't generic: each column brings its own loops over its elements, made in
/// `init(_:)`, which is inlinable so that they are specialised where the element's type is known.
/// One call of a loop serves many elements. Nothing is copied or hashed on creation.
@usableFromInline
package struct ElementColumn {
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
    let box = ElementBox(elements)
    count = elements.count
    storage = box
    elementType = Element.self
    comparesContent = Element.comparesContent
    commonPrefix = { start, other, otherStart, limit in
      guard let others = other.storage as? ElementBox<Element> else { return 0 }
      var length = 0
      while length < limit,
        elements[start + length].differenceIdentifier
          == others.elements[otherStart + length].differenceIdentifier
      { length += 1 }
      return length
    }
    commonSuffix = { end, other, otherEnd, limit in
      guard let others = other.storage as? ElementBox<Element> else { return 0 }
      var length = 0
      while length < limit,
        elements[end - 1 - length].differenceIdentifier
          == others.elements[otherEnd - 1 - length].differenceIdentifier
      { length += 1 }
      return length
    }
    isSame = { index, other, otherIndex in
      guard let others = other.storage as? ElementBox<Element> else { return false }
      return elements[index].differenceIdentifier
        == others.elements[otherIndex].differenceIdentifier
    }
    isContentEqual = { index, other, otherIndex in
      guard let others = other.storage as? ElementBox<Element> else { return false }
      return elements[index].isContentEqual(to: others.elements[otherIndex])
    }
    writeHashes = { range, hashes in
      for index in range {
        hashes[index - range.lowerBound] = elements[index].differenceIdentifier.hashValue
      }
    }
    describe = { "\(elements[$0].differenceIdentifier)" }
  }
}

/// The elements of a column behind a reference, so that a column of another type is told at once.
@usableFromInline
final package class ElementBox<Element: Differenciable> {
  @usableFromInline package let elements: [Element]

  @inlinable
  package init(_ elements: [Element]) { self.elements = elements }
}
