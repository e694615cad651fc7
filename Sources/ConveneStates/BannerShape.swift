/// How the text and the button of a banner stand: beside each other, or the button below.
package enum BannerShape: Hashable, Sendable {
  /// The button beside the text.
  case row
  /// The button below the text, which has all of the width.
  case column

  /// Decides by what is left for the text: beside a button it takes at most two lines.
  ///
  /// - Parameters:
  ///   - room: the width that the button leaves.
  ///   - height: how high the text is in that width.
  ///   - line: how high one line is.
  package init(room: Double, height: Double, line: Double) {
    // Heights of text are rounded up.
    self = room > 0 && height <= 2 * line + 2 ? .row : .column
  }
}

extension BannerShape {
  /// The width that is left for a banner's text beside its button, in points.
  ///
  /// - Parameters:
  ///   - width: the banner's width.
  ///   - padding: the gap at each side, and between text and button.
  ///   - button: the button's width; nil: there is none.
  /// - Returns: the width, negative where the button needs more than there is.
  package static func room(in width: Double, padding: Double, button: Double?) -> Double {
    width - 2 * padding - (button.map { $0 + padding } ?? 0)
  }
}

/// How the content makes room for a banner at its top, and takes it back.
package struct BannerRoom: Equatable, Sendable {
  /// How much of the content's inset is the banner's, in points.
  package private(set) var height = 0.0

  /// Without a banner.
  package init() {}

  /// Makes room for a banner of another height.
  ///
  /// - Parameters:
  ///   - height: the banner's height; 0: none is there.
  ///   - offset: how far the content is scrolled.
  ///   - top: the least offset, that of the content's very top.
  /// - Returns: what to add to the inset, and where to scroll to: at the top the content goes with
  ///   the banner, and elsewhere it stays where it is. Nil where nothing changes.
  package mutating func give(
    _ height: Double, offset: Double, top: Double
  ) -> (inset: Double, offset: Double)? {
    let change = height - self.height
    guard change != 0 else { return nil }
    self.height = height
    return (change, offset <= top ? offset - change : offset)
  }
}
