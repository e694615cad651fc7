import Foundation

/// Reads numbers from bytes that may end anywhere: what isn't there is nil.
struct ByteReader {
  private let bytes: Data

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// The byte at a place, the first is 0.
  func byte(_ index: Int) -> Int? {
    guard index >= 0, index < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + index])
  }

  /// A number of some bytes, the highest first.
  func big(_ index: Int, count: Int) -> Int? {
    number((index..<index + count))
  }

  /// A number of some bytes, the lowest first.
  func little(_ index: Int, count: Int) -> Int? {
    number((index..<index + count).reversed())
  }

  /// Whether these characters stand at a place.
  func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { byte(index + $0) == Int(wanted[$0]) }
    }
  }

  private func number(_ indexes: some Sequence<Int>) -> Int? {
    var value = 0
    for index in indexes {
      guard let byte = byte(index) else { return nil }
      value = value << 8 | byte
    }
    return value
  }
}
