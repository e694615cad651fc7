import Foundation

extension ImageFormat {
  /// Whether the bytes end before the file does, as it tells itself.
  ///
  /// Decoders show what there is of such a file. Where they don't, it is left to them.
  func isCutOff(_ bytes: Data) -> Bool {
    let reader = ByteReader(bytes)
    return switch self {
    case .png: !pngHasEnd(reader)
    case .webP: reader.little(4, count: 4).map { 8 + $0 > bytes.count } ?? true
    case .bmp: reader.little(2, count: 4).map { $0 > bytes.count } ?? true
    case .jpeg, .gif, .svg: false
    }
  }
}

/// Whether chunk follows upon chunk up to the last one.
private func pngHasEnd(_ reader: ByteReader) -> Bool {
  var place = 8
  while let length = reader.big(place, count: 4) {
    let next = place + 12 + length
    guard reader.byte(next - 1) != nil else { return false }
    if reader.has("IEND", at: place + 4) { return true }
    place = next
  }
  return false
}
