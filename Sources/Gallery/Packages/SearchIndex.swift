import Foundation

/// All names and summaries in lower case in one buffer, so that a search is one pass over it.
struct SearchIndex: Sendable {
  /// Name and summary of one row after another, each with a line's end, which no word contains.
  private let text: [UInt8]
  /// For each row, where its text ends.
  private let ends: [Int]

  init(_ table: PackageTable) {
    var text: [UInt8] = []
    var ends: [Int] = []
    text.reserveCapacity(table.text.count)
    ends.reserveCapacity(table.records.count)
    for record in table.records {
      for part in [record.name, record.summary] {
        Self.appendFolded(table.text[part.range], to: &text)
        text.append(UInt8(ascii: "\n"))
      }
      ends.append(text.count)
    }
    self.text = text
    self.ends = ends
  }

  /// Whether each row contains all words of `query`; `nil` if there are no words.
  func rows(matching query: String) -> [Bool]? {
    let words = query.split(whereSeparator: \.isWhitespace).map { word in
      var folded: [UInt8] = []
      Self.appendFolded(ArraySlice(word.utf8), to: &folded)
      return folded
    }
    // The longest word is the rarest, as a rule, and leaves the least to look at.
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }) else {
      return nil
    }
    var others = words
    others.remove(at: longest)
    var matches = [Bool](repeating: false, count: ends.count)
    text.withUnsafeBytes { text in
      var row = 0
      var position = 0
      while let place = text.firstOffset(of: words[longest], from: position) {
        while ends[row] <= place { row += 1 }
        let start = row == 0 ? 0 : ends[row - 1]
        let ofRow = UnsafeRawBufferPointer(rebasing: text[start..<ends[row]])
        matches[row] = others.allSatisfy { ofRow.firstOffset(of: $0, from: 0) != nil }
        position = ends[row]
      }
    }
    return matches
  }

  /// Lower case, in composed form: the same letters have the same bytes.
  private static func appendFolded(_ utf8: ArraySlice<UInt8>, to text: inout [UInt8]) {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in utf8 { text.append(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
    } else {
      let string = String(decoding: utf8, as: UTF8.self)
      text.append(contentsOf: string.lowercased().precomposedStringWithCanonicalMapping.utf8)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first occurrence of `word` at or behind `start`; O(bytes) for usual text.
  fileprivate func firstOffset(of word: [UInt8], from start: Int) -> Int? {
    guard let base = baseAddress, let first = word.first, count >= word.count else { return nil }
    var position = start
    let last = count - word.count
    while position <= last {
      guard let place = memchr(base + position, Int32(first), last - position + 1) else {
        return nil
      }
      if memcmp(place, word, word.count) == 0 { return UnsafeRawPointer(place) - base }
      position = UnsafeRawPointer(place) - base + 1
    }
    return nil
  }
}
