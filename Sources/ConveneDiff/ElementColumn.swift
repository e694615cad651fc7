/// Elements of one type, in order, with what the engine needs to know of them and no more.
///
/// Where a list is made of elements of several types, the engine isn't specialised for one: each
/// column brings its own loops over its elements, made in `init(_:)`, which is inlinable so that
/// they are specialised where the element's type is known. One call of a loop serves many elements.
/// Nothing is copied or hashed on creation. It is a class so that handing a column on costs one
/// reference count and not one for each loop.
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
  /// See ``ListItems/commonPrefix(_:_:_:limit:_:)``; 0 if the types differ.
  @usableFromInline let commonPrefix: (Int, ElementColumn, Int, Int, inout SectionNotes) -> Int
  /// See ``ListItems/commonSuffix(_:_:_:limit:_:)``; 0 if the types differ.
  @usableFromInline let commonSuffix: (Int, ElementColumn, Int, Int, inout SectionNotes) -> Int
  /// See ``ListItems/contentPrefix(_:_:_:limit:)``; 0 if the types differ.
  @usableFromInline let contentPrefix: (Int, ElementColumn, Int, Int) -> Int
  /// See ``ListItems/matchMiddle(_:_:_:_:)``; the types must not differ.
  @usableFromInline let matchMiddle: (ElementColumn, Middle, Workspace, inout SectionNotes) -> Void
  /// Whether one element has the identity of one of another column.
  @usableFromInline package let isSame: (Int, ElementColumn, Int) -> Bool
  /// Whether one element has the contents of one of another column, identities being equal.
  @usableFromInline package let isContentEqual: (Int, ElementColumn, Int) -> Bool
  /// The hash value of the identity of one element.
  @usableFromInline package let hashValue: (Int) -> Int
  /// The identifier of one element, for diagnostics.
  @usableFromInline package let describe: (Int) -> String
  /// The type of one element, if its contents cannot be compared.
  @usableFromInline let uncomparableType: (Int) -> (any Any.Type)?
  /// Some of the elements, as a column of their own; they are copied.
  @usableFromInline package let part: (Range<Int>) -> ElementColumn

  /// A column of elements; the array is retained, not copied.
  @inlinable
  package init<Element: Differenciable>(_ elements: [Element]) {
    count = elements.count
    // The loops hold the box alone, which a closure can do without memory of its own.
    let box = ElementBox(elements)
    storage = box
    elementType = Element.self
    comparesContent = Element.comparesContent
    commonPrefix = { start, other, otherStart, limit, notes in
      guard let others = other.items(of: Element.self) else { return 0 }
      return box.items.commonPrefix(start, others, otherStart, limit: limit, &notes)
    }
    commonSuffix = { end, other, otherEnd, limit, notes in
      guard let others = other.items(of: Element.self) else { return 0 }
      return box.items.commonSuffix(end, others, otherEnd, limit: limit, &notes)
    }
    contentPrefix = { start, other, otherStart, limit in
      guard let others = other.items(of: Element.self) else { return 0 }
      return box.items.contentPrefix(start, others, otherStart, limit: limit)
    }
    matchMiddle = { other, middle, workspace, notes in
      guard let others = other.items(of: Element.self) else { return }
      box.items.matchMiddle(others, middle, workspace, &notes)
    }
    isSame = { index, other, otherIndex in
      guard let others = other.items(of: Element.self) else { return false }
      return box.items.isSame(index, others, otherIndex)
    }
    isContentEqual = { index, other, otherIndex in
      guard let others = other.items(of: Element.self) else { return false }
      return box.items.isContentEqual(index, others, otherIndex)
    }
    hashValue = { box.items.hashValue($0) }
    describe = { box.items.describe($0) }
    uncomparableType = { box.items.uncomparableType($0) }
    part = { ElementColumn(Array(box.items.elements[$0])) }
  }

  /// The elements, if they are of this type.
  @inlinable
  package func elements<Element: Differenciable>(of type: Element.Type) -> [Element]? {
    items(of: type)?.elements
  }

  @inlinable
  func items<Element: Differenciable>(of type: Element.Type) -> ArrayItems<Element>? {
    guard elementType == type else { return nil }
    // The box was made in `init(_:)` together with `elementType`, for this very type; a checked
    // cast costs more than the comparison that it stands before.
    return unsafeDowncast(storage, to: ElementBox<Element>.self).items
  }
}

/// The elements of a column behind a reference, so that a column of another type is told at once.
@usableFromInline
final package class ElementBox<Element: Differenciable> {
  @usableFromInline let items: ArrayItems<Element>

  @inlinable
  package init(_ elements: [Element]) { items = ArrayItems(elements) }
}
