/// The elements of an array as the items of a section.
@usableFromInline
package struct ArrayItems<Element: Differenciable>: ListItems {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  @inlinable package var count: Int { elements.count }

  @inlinable
  package func hashValue(_ item: Int) -> Int { elements[item].differenceIdentifier.hashValue }

  @inlinable
  package func isSame(_ item: Int, _ other: ArrayItems, _ otherItem: Int) -> Bool {
    elements[item].differenceIdentifier == other.elements[otherItem].differenceIdentifier
  }

  @inlinable
  package func isContentEqual(_ item: Int, _ other: ArrayItems, _ otherItem: Int) -> Bool {
    elements[item].isContentEqual(to: other.elements[otherItem])
  }

  @inlinable
  package func describe(_ item: Int) -> String { "\(elements[item].differenceIdentifier)" }

  @inlinable
  package func uncomparableType(_ item: Int) -> (any Any.Type)? {
    // A type that compares in its own way, without `==`, finds an element equal to itself.
    if Element.comparesContent || elements[item].isContentEqual(to: elements[item]) { return nil }
    return Element.self
  }
}

/// An array as a list of one section.
@usableFromInline
package struct ArraySide<Element: Differenciable>: ListSide {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  @inlinable package var sectionCount: Int { 1 }
  @inlinable package func itemCount(_ section: Int) -> Int { elements.count }
  @inlinable package func items(_ section: Int) -> ArrayItems<Element> { ArrayItems(elements) }
  @inlinable package func sectionHash(_ section: Int) -> Int { 0 }
  @inlinable
  package func isSameSection(_ section: Int, _ other: ArraySide, _ otherSection: Int) -> Bool {
    true
  }
  @inlinable package func describeSection(_ section: Int) -> String { "" }
}

/// An array of sections as a list.
@usableFromInline
package struct SectionedSide<Section: Differenciable, Element: Differenciable>: ListSide {
  @usableFromInline let sections: [DifferenceSection<Section, Element>]

  @inlinable
  init(_ sections: [DifferenceSection<Section, Element>]) { self.sections = sections }

  @inlinable package var sectionCount: Int { sections.count }

  @inlinable
  package func itemCount(_ section: Int) -> Int { sections[section].elements.count }

  @inlinable
  package func items(_ section: Int) -> ArrayItems<Element> {
    ArrayItems(sections[section].elements)
  }

  @inlinable
  package func sectionHash(_ section: Int) -> Int {
    sections[section].section.differenceIdentifier.hashValue
  }

  @inlinable
  package func isSameSection(_ section: Int, _ other: SectionedSide, _ otherSection: Int) -> Bool {
    sections[section].section.differenceIdentifier
      == other.sections[otherSection].section.differenceIdentifier
  }

  @inlinable
  package func describeSection(_ section: Int) -> String {
    "\(sections[section].section.differenceIdentifier)"
  }
}
