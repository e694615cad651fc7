import Foundation

/// A body that is small as it is sent and large as it is meant.
package enum Gzip {
  /// Some 2.6 million zeros: more than a test allows.
  package static let zeros: Data = {
    // The deflated pixels of a bomb, without what zlib puts around them.
    let deflated = TestPNG.deflatedZeros(count: 2_600_000)
    let header = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    return header + deflated
  }()
}
