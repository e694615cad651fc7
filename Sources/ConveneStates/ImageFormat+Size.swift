import Foundation

extension ImageFormat {
  /// The pixels that the header promises; (0, 0) for a drawing, nil where it promises none.
  func size(of bytes: Data) -> (width: Int, height: Int)? {
    let reader = ByteReader(bytes)
    if self == .svg { return (0, 0) }
    let size: (width: Int?, height: Int?) =
      switch self {
      case .png: (reader.big(16, count: 4), reader.big(20, count: 4))
      case .jpeg: jpegSize(reader)
      case .gif: (reader.little(6, count: 2), reader.little(8, count: 2))
      case .webP: webPSize(reader)
      case .bmp: bmpSize(reader)
      case .svg: (nil, nil)
      }
    guard let width = size.width, let height = size.height, width > 0, height > 0 else {
      return nil
    }
    return (width, height)
  }
}

/// The size in the first frame header, which follows any number of other segments. (ITU T.81, B.2.)
private func jpegSize(_ reader: ByteReader) -> (Int?, Int?) {
  var place = 2
  while let marker = reader.big(place, count: 2), marker >= 0xFF00 {
    switch marker {
    case 0xFFFF:
      // A segment may be preceded by any number of fill bytes.
      place += 1
    case 0xFF01, 0xFFD0...0xFFD7:
      place += 2
    case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
      return (reader.big(place + 7, count: 2), reader.big(place + 5, count: 2))
    case 0xFFD8...0xFFDA:
      return (nil, nil)
    default:
      guard let length = reader.big(place + 2, count: 2), length >= 2 else { return (nil, nil) }
      place += 2 + length
    }
  }
  return (nil, nil)
}

/// The size in one of three kinds of first chunk. (RFC 9649.)
private func webPSize(_ reader: ByteReader) -> (Int?, Int?) {
  if reader.has("VP8 ", at: 12), reader.big(23, count: 3) == 0x9D012A {
    return (
      reader.little(26, count: 2).map { $0 & 0x3FFF },
      reader.little(28, count: 2).map { $0 & 0x3FFF }
    )
  } else if reader.has("VP8L", at: 12), reader.byte(20) == 0x2F {
    let bits = reader.little(21, count: 4)
    return (bits.map { 1 + $0 & 0x3FFF }, bits.map { 1 + $0 >> 14 & 0x3FFF })
  } else if reader.has("VP8X", at: 12) {
    return (
      reader.little(24, count: 3).map { 1 + $0 }, reader.little(27, count: 3).map { 1 + $0 }
    )
  } else {
    return (nil, nil)
  }
}

/// The size in one of two kinds of header; a height below 0 says that the first row is the top.
private func bmpSize(_ reader: ByteReader) -> (Int?, Int?) {
  switch reader.little(14, count: 4) {
  case 12: (reader.little(18, count: 2), reader.little(20, count: 2))
  case .some(40...):
    (
      reader.little(18, count: 4),
      reader.little(22, count: 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
    )
  default: (nil, nil)
  }
}
