import CAdwaita
import ConveneStates
import Foundation
import TestSupport
import XCTest

@testable import ConveneGTK

final class PictureDecoderTests: GTKTestCase {
  func test_aPictureIsMadeSmallerButNotLarger() throws {
    let wide = TestPNG.plain(width: 200, height: 100)
    for (side, width, height) in [(64, 64, 32), (200, 200, 100), (1_000, 200, 100), (1, 1, 1)] {
      XCTAssertEqual(try decodedSize(wide, side: side), [width, height])
    }
  }

  func test_aDrawingFillsItsSquare() throws {
    let drawing = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="9" height="9"/></svg>
      """.utf8)
    XCTAssertEqual(try decodedSize(drawing, side: 64), [32, 64])
  }

  func test_otherFormatsAreDecodedToo() throws {
    for format in ["jpeg", "bmp"] {
      XCTAssertEqual(try decodedSize(saved(as: format), side: 64), [64, 32], format)
    }
    let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
    XCTAssertEqual(try decodedSize(try XCTUnwrap(gif), side: 64), [1, 1])
  }

  func test_whatIsBrokenOrOfAnUnknownFormatIsAnError() throws {
    let png = TestPNG.plain(width: 100, height: 100)
    var scrambled = png
    for place in 60..<160 { scrambled[place] ^= 0x5A }
    for count in [40, 200, png.count / 2, png.count - 13] {
      XCTAssertThrowsError(try decodedSize(png.prefix(count), side: 64), "\(count) bytes")
    }
    for format in ["jpeg", "bmp"] {
      let whole = try saved(as: format)
      XCTAssertThrowsError(try decodedSize(whole.prefix(whole.count / 2), side: 64), format)
    }
    XCTAssertThrowsError(try decodedSize(scrambled, side: 64))
    XCTAssertThrowsError(try decodedSize(Data("<svg >".utf8), side: 64))
    let odd = ImageData(unchecked: png, mimeType: "image/x-nonsense", width: 100, height: 100)
    XCTAssertThrowsError(try size(of: odd, side: 64))
  }

  func test_moreThanTheHeaderPromisedIsNotDecoded() throws {
    let before = try peakMemory()
    let bomb = TestPNG.bomb(width: 30_000, height: 30_000)
    let liar = ImageData(unchecked: bomb, mimeType: "image/png", width: 10, height: 10)
    XCTAssertThrowsError(try size(of: liar, side: 64))
    let large = try saved(as: "bmp")
    let liars = [
      ImageData(unchecked: large, mimeType: "image/bmp", width: 10, height: 10),
      ImageData(
        unchecked: try saved(as: "jpeg"), mimeType: "image/jpeg", width: 10, height: 10),
    ]
    for liar in liars { XCTAssertThrowsError(try size(of: liar, side: 64), liar.mimeType) }
    XCTAssertLessThan(try peakMemory() - before, 100_000, "kilobytes; decoded it would take 2.7 GB")
  }

  private func decodedSize(_ bytes: Data, side: Int) throws -> [Int] {
    try size(of: ImageData(checking: bytes, limits: ImageLimits()), side: side)
  }

  private func size(of image: ImageData, side: Int) throws -> [Int] {
    try onMain {
      var result: Result<[Int], any Error>?
      Task { @MainActor in
        do {
          let texture = try await PictureDecoder.texture(of: image, side: side)
          result = .success([
            Int(gdk_texture_get_width(texture.pointer)),
            Int(gdk_texture_get_height(texture.pointer)),
          ])
        } catch {
          result = .failure(error)
        }
      }
      pump { result != nil }
      return try XCTUnwrap(result).get()
    }
  }

  /// A picture of 200 × 100 pixels.
  private func saved(as format: String) throws -> Data {
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 200, 100))
    defer { g_object_unref(pixbuf.raw) }
    gdk_pixbuf_fill(pixbuf, 0x3366_CCFF)
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard Bool(gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, format, nil, nil, nil)),
      let bytes
    else { throw ServerError() }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The most memory that this process has had at one time, in kilobytes.
  private func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try XCTUnwrap(line.flatMap { Int($0.filter(\.isNumber)) })
  }
}
