import Foundation

/// What was typed to find an item whose text begins with it, whatever the case and the accents.
package struct TypedText: Hashable, Sendable {
  /// What an item's text begins with.
  package enum Beginning: Hashable, Sendable {
    /// Something else.
    case other
    /// With the first letter that was typed, but not with all that was.
    case firstLetter
    /// With all that was typed.
    case all
  }

  package let text: String
  /// Whether one letter was typed again and again, which leads from one item to the next.
  package let isOneLetter: Bool
  private let letters: [String]
  /// The first letter in lower case, where it is of ASCII: most items are told apart by one byte.
  private let firstByte: UInt8?

  package init(_ text: String) {
    self.text = text
    letters = text.map(Self.folded)
    isOneLetter = Set(letters).count == 1
    firstByte = letters.first?.utf8.first.flatMap { $0 < 128 ? $0 : nil }
  }

  /// How a text begins.
  ///
  /// O(letters typed).
  package func beginning(of other: String) -> Beginning {
    if let firstByte, let byte = other.utf8.first, byte < 128, Self.lowercased(byte) != firstByte {
      return .other
    }
    var matched = 0
    for letter in other {
      guard matched < letters.count, Self.folded(letter) == letters[matched] else { break }
      matched += 1
    }
    if matched == letters.count { return matched > 0 ? .all : .other }
    return matched > 0 ? .firstLetter : .other
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func folded(_ letter: Character) -> String {
    if let byte = letter.asciiValue { return String(UnicodeScalar(lowercased(byte))) }
    return String(letter)
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
