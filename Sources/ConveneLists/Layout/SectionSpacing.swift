import Foundation

/// The room around and between a section's items, as far as somebody has said it; in points.
package struct SectionSpacing: Hashable, Sendable {
  package var insets: LayoutSection.EdgeInsets?
  package var lineSpacing: CGFloat?
  package var interitemSpacing: CGFloat?

  package init(
    insets: LayoutSection.EdgeInsets? = nil, lineSpacing: CGFloat? = nil,
    interitemSpacing: CGFloat? = nil
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
  }

  /// The same, with what is not said as another one says it.
  package func filled(by other: SectionSpacing) -> SectionSpacing {
    SectionSpacing(
      insets: insets ?? other.insets, lineSpacing: lineSpacing ?? other.lineSpacing,
      interitemSpacing: interitemSpacing ?? other.interitemSpacing)
  }

  /// The same, but for what another one says.
  package func overridden(by other: SectionSpacing?) -> SectionSpacing {
    other?.filled(by: self) ?? self
  }
}
