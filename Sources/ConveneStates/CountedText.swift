import Foundation

/// A text that says how many, such as "5 items", in the form that its language has for that many.
///
/// ```swift
/// library.wording.itemCount = CountedText(
///   language: "en", forms: [.one: "{count} letter", .other: "{count} letters"])
/// ```
public struct CountedText: Equatable, Sendable {
  /// The language, which says what form a number takes and how it is written.
  public var language: String
  /// The text of each form, with `{count}` for the number.
  ///
  /// `other` stands in for a form that is missing; without it, nothing is said.
  public var forms: [PluralCategory: String]

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag or a POSIX locale.
  ///   - forms: the text of each form, with `{count}` for the number.
  public init(language: String, forms: [PluralCategory: String]) {
    self.language = language
    self.forms = forms
  }

  /// The text for a number.
  ///
  /// - Parameter count: how many; a negative count counts as 0.
  /// - Returns: the text, with the number written as the language writes it.
  public func callAsFunction(_ count: Int) -> String {
    let count = max(count, 0)
    let form = forms[PluralCategory(count, language: language)] ?? forms[.other] ?? ""
    guard form.contains("{count}") else { return form }
    let number = count.formatted(.number.locale(Locale(identifier: language)))
    return form.replacingOccurrences(of: "{count}", with: number)
  }

  static let english = CountedText(
    language: "en", forms: [.one: "{count} item", .other: "{count} items"])
}
