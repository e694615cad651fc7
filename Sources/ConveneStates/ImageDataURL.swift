import Foundation

/// Reads an image that stands in its URL. (RFC 2397.)
enum ImageDataURL {
  /// Decodes what stands behind the comma; what kind of thing it says it is doesn't matter.
  ///
  /// - Throws: `unsupportedURL` where there is no comma, `notAnImage` where it can't be decoded, or
  ///   `tooManyBytes`.
  @concurrent
  static func read(_ url: URL, limits: ImageLimits) async throws -> Data {
    let text = url.absoluteString
    guard let colon = text.firstIndex(of: ":"),
      let comma = text[colon...].firstIndex(of: ",")
    else { throw ImageLoadingError.unsupportedURL }
    let isBase64 = text[colon..<comma].lowercased().hasSuffix(";base64")
    let code = text[text.index(after: comma)...].utf8
    // At most four characters stand for a byte: escaped digits of base 64.
    guard code.count / 4 <= limits.bytes else { throw ImageLoadingError.tooManyBytes }
    guard let plain = unescaped(code) else { throw ImageLoadingError.notAnImage }
    guard isBase64 else { return plain }
    let digits = plain.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    let padding = Data(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    guard let bytes = Data(base64Encoded: digits + padding) else {
      throw ImageLoadingError.notAnImage
    }
    return bytes
  }

  /// Replaces `%41` by A, and so on; nil where a percent sign is followed by something else.
  private static func unescaped(_ code: Substring.UTF8View) -> Data? {
    var bytes = Data(capacity: code.count)
    var rest = code[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    Character(UnicodeScalar(character)).hexDigitValue.map(UInt8.init)
  }
}
