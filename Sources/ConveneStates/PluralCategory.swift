/// The forms that languages have for "so many", by the names of Unicode's plural rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// A form for nothing.
  case zero
  /// As in "1 item", and in Russian for 21.
  case one
  /// A form for two.
  case two
  /// As in Russian for 2 to 4.
  case few
  /// As in Russian for 5 to 20.
  case many
  /// Every other number; the only form where a language has no others.
  case other

  /// The form of a whole number in a language.
  ///
  /// The rules are those of Unicode's CLDR for whole numbers. A language that isn't known has
  /// `other` alone.
  ///
  /// - Parameters:
  ///   - count: how many; a negative count counts as 0.
  ///   - language: a BCP 47 tag or a POSIX locale, of which the language counts.
  public init(_ count: Int, language: String) {
    let count = max(count, 0)
    let language = language.prefix { $0.isLetter }.lowercased()
    self =
      switch language {
      case "en", "de", "nl", "sv", "nb", "nn", "no", "fi", "et", "el", "hu", "bg", "tr":
        count == 1 ? .one : .other
      case "ru", "uk", "be": Self.eastSlavic(count)
      default: .other
      }
  }

  private static func eastSlavic(_ count: Int) -> PluralCategory {
    switch (count % 10, count % 100) {
    case (_, 11...14): .many
    case (1, _): .one
    case (2...4, _): .few
    default: .many
    }
  }
}
