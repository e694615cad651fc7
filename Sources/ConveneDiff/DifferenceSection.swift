/// A section of a list, for a ``SectionedChangeset``.
///
/// ```swift
/// let friends = DifferenceSection("Friends", elements: ["Ada", "Grace"])
/// ```
public struct DifferenceSection<Section: Differenciable, Element: Differenciable> {
  /// What the section is.
  public var section: Section
  /// What it holds.
  public var elements: [Element]

  /// A section that holds these elements.
  public init(_ section: Section, elements: [Element]) {
    self.section = section
    self.elements = elements
  }
}

extension DifferenceSection: Sendable where Section: Sendable, Element: Sendable {}
extension DifferenceSection: Equatable where Section: Equatable, Element: Equatable {}
