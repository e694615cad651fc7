import Foundation

/// What may stand before the first element of a drawing.
enum MarkupPrologue {
  /// Whether this is an SVG in UTF-8, by its first 4,096 bytes.
  static func isFollowedByDrawing(in bytes: Data) -> Bool {
    var rest = Substring(String(decoding: bytes.prefix(4_096), as: UTF8.self))
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("<?") {
        guard drop(through: "?>", &rest) else { return false }
      } else if rest.hasPrefix("<!--") {
        guard drop(through: "-->", &rest) else { return false }
      } else if rest.hasPrefix("<!DOCTYPE svg") {
        guard dropDoctype(&rest) else { return false }
      } else {
        guard rest.hasPrefix("<svg"), let next = rest.dropFirst(4).first else { return false }
        return next.isWhitespace || next == ">" || next == "/"
      }
    }
  }

  private static func dropDoctype(_ text: inout Substring) -> Bool {
    guard let end = text.firstIndex(where: { $0 == ">" || $0 == "[" }) else { return false }
    // Between brackets there may be declarations, which have ends of their own.
    return text[end] == "[" ? drop(through: "]>", &text) : drop(through: ">", &text)
  }

  private static func drop(through end: String, _ text: inout Substring) -> Bool {
    guard let range = text.range(of: end) else { return false }
    text = text[range.upperBound...]
    return true
  }
}
