// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A font by its style and size.
public final class UIFont: NSObject, @unchecked Sendable {
  // Immutable after its initializer, so that any thread may read it.
  public let pointSize: CGFloat
  let name: String

  init(name: String, size: CGFloat) {
    self.name = name
    pointSize = size
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
  }

  public enum Weight: Sendable { case regular, medium, semibold, bold }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12,
  ]

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: style.rawValue, size: sizes[style] ?? 17)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let scale = traits?.preferredContentSizeCategory.scale ?? 1
    return UIFont(name: style.rawValue, size: (sizes[style] ?? 17) * scale)
  }

  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "system", size: size)
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "system-bold", size: size)
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "system-\(weight)", size: size)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.name == name && $0.pointSize == pointSize } ?? false
  }
  public override var hash: Int { name.hashValue ^ pointSize.hashValue }

  /// A fixed advance and line height, so that layouts are the same everywhere.
  func size(of text: String, width: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let advance = (pointSize / 2).rounded(.up)
    // Beyond any screen, a line has no end.
    let perLine = width < 1e6 ? max(1, Int(width / advance)) : Int.max
    var count = 0
    var widest = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let needed = paragraph.count
      count += max(1, perLine == .max ? 1 : (needed + perLine - 1) / perLine)
      widest = max(widest, min(needed, perLine))
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(
      width: CGFloat(widest) * advance, height: CGFloat(count) * (pointSize * 1.2).rounded(.up))
  }
}
