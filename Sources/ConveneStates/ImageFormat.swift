import Foundation

/// The formats that are taken for images, told by their first bytes.
enum ImageFormat: String, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webP = "image/webp"
  case bmp = "image/bmp"
  case svg = "image/svg+xml"

  init?(of bytes: Data) {
    guard let format = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self = format
  }

  private func begins(_ bytes: Data) -> Bool {
    let reader = ByteReader(bytes)
    return switch self {
    case .png: reader.big(0, count: 4) == 0x8950_4E47 && reader.big(4, count: 4) == 0x0D0A_1A0A
    case .jpeg: reader.big(0, count: 3) == 0xFF_D8FF
    case .gif: reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0)
    case .webP: reader.has("RIFF", at: 0) && reader.has("WEBP", at: 8)
    case .bmp: reader.has("BM", at: 0)
    case .svg: MarkupPrologue.isFollowedByDrawing(in: bytes)
    }
  }
}
