import Foundation
import TestSupport
import Testing

@testable import ConveneStates

struct ImageDataTests {
  @Test("the header of each format is read", arguments: Sample.all)
  func header(sample: Sample) throws {
    let image = try ImageData(checking: sample.bytes, limits: ImageLimits())
    #expect(image.mimeType == sample.mimeType)
    #expect(image.width == sample.width)
    #expect(image.height == sample.height)
  }

  @Test("a header that ends too soon is an error, wherever it ends", arguments: Sample.all)
  func cutOff(sample: Sample) {
    for count in 0..<sample.bytes.count {
      let part = sample.bytes.prefix(count)
      let error = failure(part)
      #expect(error == nil || error == .notAnImage || error == .undecodable)
      #expect(error != nil || sample.mimeType != "image/png", "\(count) bytes")
    }
  }

  @Test("a file that is longer by its own account is cut off")
  func sizeInHeader() {
    var webP = Data("RIFF".utf8) + [22, 0, 0, 0] + Data("WEBPVP8X".utf8)
    webP += [10, 0, 0, 0, 0x10, 0, 0, 0, 0x2B, 0x01, 0x00, 0xC7, 0x00, 0x00]
    let bmp =
      Data("BM".utf8) + [26, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 12, 0, 0, 0]
      + [0x2C, 0x01, 0xC8, 0x00, 1, 0, 24, 0]
    for file in [webP, bmp] {
      #expect(failure(file) == nil)
      #expect(failure(file.dropLast()) == .undecodable)
    }
  }

  @Test("bytes that don't begin at 0 are read the same")
  func slice() throws {
    let png = TestPNG.plain(width: 4, height: 3)
    let image = try ImageData(checking: (Data(count: 7) + png).dropFirst(7), limits: ImageLimits())
    #expect(image.width == 4 && image.height == 3)
  }

  @Test("any bytes have a result")
  func random() {
    let seed = SeededGenerator.newSeed()
    print("ImageDataTests.random: CONVENE_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    for sample in Sample.all {
      for _ in 0..<300 {
        var bytes = sample.bytes
        for _ in 0..<4 {
          let place = bytes.indices.randomElement(using: &generator) ?? 0
          bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
        }
        _ = failure(bytes)
      }
    }
  }

  @Test(
    "what is no image is told as such",
    arguments: [
      "", "BN", "<html><svg></svg></html>", "<!DOCTYPE html><svg></svg>", "<svgx>", "<!-- <svg>",
      "GIF88a", "RIFF    WAVE", "\u{89}PNG", "hello",
    ])
  func noImage(text: String) {
    let error = failure(Data(text.utf8))
    #expect(error == .notAnImage)
  }

  @Test("limits hold at their value, and not beyond it")
  func limits() {
    let png = TestPNG.plain(width: 4, height: 3)
    func error(bytes: Int, pixels: Int) -> ImageLoadingError? {
      failure(png, ImageLimits(bytes: bytes, pixels: pixels))
    }
    #expect(error(bytes: png.count, pixels: 12) == nil)
    #expect(error(bytes: png.count - 1, pixels: 12) == .tooManyBytes)
    #expect(error(bytes: png.count, pixels: 11) == .tooManyPixels)
    #expect(ImageLimits(pixels: .max).forbids(width: .max, height: 2))
    #expect(ImageLimits(bytes: -1, pixels: -1, time: .seconds(-1), redirects: -1).redirects == 0)
  }

  private func failure(
    _ bytes: Data, _ limits: ImageLimits = ImageLimits()
  ) -> ImageLoadingError? {
    do throws(ImageLoadingError) {
      _ = try ImageData(checking: bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}

/// The first bytes of a file of each format, 300 × 200 where they tell.
struct Sample: Sendable, CustomTestStringConvertible {
  var name: String
  var mimeType: String
  var bytes: Data
  var width = 300
  var height = 200

  var testDescription: String { name }

  static let all = [
    Sample(
      name: "PNG", mimeType: "image/png", bytes: TestPNG.plain(width: 300, height: 20), height: 20),
    Sample(
      name: "GIF", mimeType: "image/gif",
      bytes: Data("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0x00, 0, 0, 0]),
    Sample(
      name: "JPEG", mimeType: "image/jpeg",
      bytes: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xC0])  // A segment that looks like one.
        + [0xFF, 0xFF, 0xC4, 0, 3, 0] + [0xFF, 0xFE, 0, 2] + [0xFF, 0xD0]
        + [0xFF, 0xC2, 0, 11, 8, 0x00, 0xC8, 0x01, 0x2C, 1, 1, 0x11, 0]),
    Sample(
      name: "WebP, lossy", mimeType: "image/webp",
      bytes: webP("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x41, 0xC8, 0x80])),
    Sample(
      name: "WebP, lossless", mimeType: "image/webp",
      bytes: webP("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0x10])),
    Sample(
      name: "WebP, extended", mimeType: "image/webp",
      bytes: webP("VP8X", [0x10, 0, 0, 0, 0x2B, 0x01, 0x00, 0xC7, 0x00, 0x00])),
    Sample(
      name: "BMP", mimeType: "image/bmp",
      bytes: bmp([40, 0, 0, 0, 0x2C, 0x01, 0, 0, 0x38, 0xFF, 0xFF, 0xFF])),
    Sample(
      name: "BMP of old", mimeType: "image/bmp", bytes: bmp([12, 0, 0, 0, 0x2C, 0x01, 0xC8, 0x00])),
    Sample(
      name: "SVG", mimeType: "image/svg+xml", bytes: Data("<svg/>".utf8), width: 0, height: 0),
    Sample(
      name: "SVG with a prologue", mimeType: "image/svg+xml",
      bytes: Data(
        """
        \u{FEFF}<?xml version="1.0"?>
        <!-- <html> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" [<!ENTITY a "b">]>
        <svg width="1" height="1"></svg>
        """.utf8), width: 0, height: 0),
  ]

  private static func webP(_ kind: String, _ bytes: [UInt8]) -> Data {
    Data("RIFF".utf8) + [0, 0, 0, 0] + Data("WEBP".utf8) + Data(kind.utf8) + [0, 0, 0, 0] + bytes
  }

  private static func bmp(_ header: [UInt8]) -> Data {
    Data("BM".utf8) + [UInt8](repeating: 0, count: 12) + header
  }
}
