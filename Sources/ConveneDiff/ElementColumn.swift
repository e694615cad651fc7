/// Elements of one type, in order, with what the engine needs to know of them and no more.
///
/// Where a list is made of elements of several types, the engine isn't specialised for one: each
/// column brings its own loops over its elements, made with a ``TypedColumn``, which is inlinable so
/// that they are specialised where the element's type is known. One call of a loop serves many
/// elements. Nothing is copied or hashed on creation. It is a class so that handing a column on costs
/// one reference count and not one for each loop; the loops are told their column, so that they
/// capture nothing and cost none at all.
@usableFromInline
package class ElementColumn {
  /// The number of elements.
  @usableFromInline package let count: Int
  /// The elements' type.
  @usableFromInline package let elementType: any Any.Type
  /// Whether the elements' contents can be compared.
  @usableFromInline package let comparesContent: Bool
  @usableFromInline let loops: Loops

  /// What is done with the elements of a column, the first argument of each.
  @usableFromInline
  struct Loops {
    /// See ``ListItems/commonPrefix(_:_:_:limit:_:)``; 0 if the types differ.
    @usableFromInline
    let commonPrefix: (ElementColumn, Int, ElementColumn, Int, Int, inout SectionNotes) -> Int
    /// See ``ListItems/commonSuffix(_:_:_:limit:_:)``; 0 if the types differ.
    @usableFromInline
    let commonSuffix: (ElementColumn, Int, ElementColumn, Int, Int, inout SectionNotes) -> Int
    /// See ``ListItems/matchMiddle(_:_:_:_:)``; the types must not differ.
    @usableFromInline
    let matchMiddle: (ElementColumn, ElementColumn, Middle, Workspace, inout SectionNotes) -> Void
    @usableFromInline let isSame: (ElementColumn, Int, ElementColumn, Int) -> Bool
    @usableFromInline let isContentEqual: (ElementColumn, Int, ElementColumn, Int) -> Bool
    /// See ``ListItems/hashValues(of:into:)``.
    @usableFromInline let hashValues: (ElementColumn, [Range<Int>], NumberColumn) -> Void
    @usableFromInline let hashValue: (ElementColumn, Int) -> Int
    @usableFromInline let describe: (ElementColumn, Int) -> String
    @usableFromInline let uncomparableType: (ElementColumn, Int) -> (any Any.Type)?
    @usableFromInline let part: (ElementColumn, Range<Int>) -> ElementColumn

    @inlinable
    init<Element: Differenciable>(over type: Element.Type) {
      commonPrefix = { own, start, other, otherStart, limit, notes in
        guard let others = other.items(of: Element.self) else { return 0 }
        return own.ownItems(of: Element.self)
          .commonPrefix(start, others, otherStart, limit: limit, &notes)
      }
      commonSuffix = { own, end, other, otherEnd, limit, notes in
        guard let others = other.items(of: Element.self) else { return 0 }
        return own.ownItems(of: Element.self)
          .commonSuffix(end, others, otherEnd, limit: limit, &notes)
      }
      matchMiddle = { own, other, middle, workspace, notes in
        guard let others = other.items(of: Element.self) else { return }
        own.ownItems(of: Element.self).matchMiddle(others, middle, workspace, &notes)
      }
      isSame = { own, index, other, otherIndex in
        guard let others = other.items(of: Element.self) else { return false }
        return own.ownItems(of: Element.self).isSame(index, others, otherIndex)
      }
      isContentEqual = { own, index, other, otherIndex in
        guard let others = other.items(of: Element.self) else { return false }
        return own.ownItems(of: Element.self).isContentEqual(index, others, otherIndex)
      }
      hashValues = { $0.ownItems(of: Element.self).hashValues(of: $1, into: $2) }
      hashValue = { $0.ownItems(of: Element.self).hashValue($1) }
      describe = { $0.ownItems(of: Element.self).describe($1) }
      uncomparableType = { $0.ownItems(of: Element.self).uncomparableType($1) }
      part = { TypedColumn(Array($0.ownItems(of: Element.self).elements[$1])) }
    }
  }

  /// Only a ``TypedColumn`` is made with it.
  @inlinable
  init<Element: Differenciable>(of type: Element.Type, count: Int) {
    self.count = count
    elementType = type
    comparesContent = Element.comparesContent
    loops = Loops(over: type)
  }

  /// The elements, if they are of this type.
  @inlinable
  package func elements<Element: Differenciable>(of type: Element.Type) -> [Element]? {
    items(of: type)?.elements
  }

  /// One element; the elements must be of this type.
  @inlinable
  package func element<Element: Differenciable>(_ index: Int, of type: Element.Type) -> Element {
    ownItems(of: type).elements[index]
  }

  @inlinable
  func items<Element: Differenciable>(of type: Element.Type) -> ArrayItems<Element>? {
    elementType == type ? ownItems(of: type) : nil
  }

  /// The elements, which must be of this type.
  @inlinable
  func ownItems<Element: Differenciable>(of type: Element.Type) -> ArrayItems<Element> {
    // Every column is a `TypedColumn` of its `elementType`, which its loops are made for, too; a
    // checked cast costs more than the comparison that it stands before.
    unsafeDowncast(self, to: TypedColumn<Element>.self).items
  }
}

// What is asked of one element, counted from 0.
extension ElementColumn {
  /// Whether one element has the identity of one of another column.
  package func isSame(_ index: Int, _ other: ElementColumn, _ otherIndex: Int) -> Bool {
    loops.isSame(self, index, other, otherIndex)
  }

  /// Whether one element has the contents of one of another column, identities being equal.
  package func isContentEqual(_ index: Int, _ other: ElementColumn, _ otherIndex: Int) -> Bool {
    loops.isContentEqual(self, index, other, otherIndex)
  }

  /// The hash value of the identity of one element.
  package func hashValue(_ index: Int) -> Int { loops.hashValue(self, index) }

  /// The identifier of one element, for diagnostics.
  package func describe(_ index: Int) -> String { loops.describe(self, index) }

  /// The type of one element, if its contents cannot be compared.
  func uncomparableType(_ index: Int) -> (any Any.Type)? { loops.uncomparableType(self, index) }

  /// Some of the elements, as a column of their own; they are copied.
  package func part(_ range: Range<Int>) -> ElementColumn { loops.part(self, range) }
}

/// A column and its elements.
@usableFromInline
final package class TypedColumn<Element: Differenciable>: ElementColumn {
  @usableFromInline let items: ArrayItems<Element>

  /// A column of elements; the array is retained, not copied.
  @inlinable
  package init(_ elements: [Element]) {
    items = ArrayItems(elements)
    super.init(of: Element.self, count: elements.count)
  }
}
