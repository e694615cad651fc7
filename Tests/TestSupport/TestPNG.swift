import Foundation

/// PNG files made by hand: small right ones, and one that unfolds to more than a machine has room for.
package enum TestPNG {
  /// A picture of one colour, each part from 0 to 255.
  package static func plain(
    width: Int, height: Int, red: UInt8 = 0x33, green: UInt8 = 0x66, blue: UInt8 = 0xCC
  ) -> Data {
    let row = [0] + repeatElement([red, green, blue], count: width).joined()
    let rows = Data(repeatElement(row, count: height).joined())
    return file(width: width, height: height, depth: 8, color: 2, pixels: stored(rows))
  }

  /// A black picture in less than a megabyte, whatever its size up to 30,000 × 30,000.
  package static func bomb(width: Int, height: Int) -> Data {
    file(
      width: width, height: height, depth: 1, color: 0,
      pixels: zeros(count: ((width + 7) / 8 + 1) * height))
  }

  private static func file(
    width: Int, height: Int, depth: UInt8, color: UInt8, pixels: Data
  ) -> Data {
    let header = big(width) + big(height) + Data([depth, color, 0, 0, 0])
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", pixels) + chunk("IEND", Data())
  }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    return big(content.count) + body + big(Int(checksum(body)))
  }

  private static func big(_ number: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// CRC-32, as PNG has it.
  private static func checksum(_ bytes: Data) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in [UInt8](bytes) {
      sum = sum >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
    }
    return ~sum
  }

  private static let checksums = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  /// A zlib stream of one block that isn't compressed: up to 65,535 bytes.
  private static func stored(_ bytes: Data) -> Data {
    let count = bytes.count
    var first = 1
    var second = 0
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    let length = [count, count >> 8, ~count, ~count >> 8].map { UInt8(truncatingIfNeeded: $0) }
    return Data([0x78, 0x01, 0x01] + length) + bytes + big(second << 16 | first)
  }

  private static func zeros(count: Int) -> Data {
    Data([0x78, 0x01]) + deflatedZeros(count: count) + big(count % 65_521 << 16 | 1)
  }

  /// Zeros: literals, then "the same 258 times again" as often as it takes.
  static func deflatedZeros(count: Int) -> Data {
    var bits = BitWriter()
    bits.add(0b011, count: 3)  // The last block, with fixed codes.
    var rest = count
    repeat {
      bits.addCode(0b0011_0000, count: 8)  // The byte 0.
      rest -= 1
    } while rest % 258 != 0
    for _ in 0..<rest / 258 {
      bits.addCode(0b1100_0101, count: 8)  // 258 bytes,
      bits.addCode(0, count: 5)  // the same as the one before.
    }
    bits.addCode(0, count: 7)  // The end.
    return Data(bits.bytes)
  }
}

/// Packs bits as deflate does: from the lowest of each byte up. (RFC 1951.)
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var free = 0

  /// Adds a number, its lowest bit first.
  mutating func add(_ number: Int, count: Int) {
    for place in 0..<count { add(number >> place & 1) }
  }

  /// Adds a code, its highest bit first.
  mutating func addCode(_ code: Int, count: Int) {
    for place in (0..<count).reversed() { add(code >> place & 1) }
  }

  private mutating func add(_ bit: Int) {
    if free == 0 {
      bytes.append(0)
      free = 8
    }
    bytes[bytes.count - 1] |= UInt8(bit << (8 - free))
    free -= 1
  }
}
