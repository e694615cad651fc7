import Foundation

/// An image as it came, complete and not yet decoded.
public struct ImageData: Hashable, Sendable {
  /// The file's bytes.
  public let bytes: Data
  /// The format that the first bytes tell, such as `image/png`, whatever the server said.
  public let mimeType: String
  /// The width in pixels that the header tells; 0 for a drawing, which has any size.
  public let width: Int
  /// The height in pixels that the header tells; 0 for a drawing, which has any size.
  public let height: Int

  /// Makes an image whose header nobody has checked, for a test of what decodes it.
  package init(unchecked bytes: Data, mimeType: String, width: Int, height: Int) {
    self.bytes = bytes
    self.mimeType = mimeType
    self.width = width
    self.height = height
  }

  /// Reads the header, without decoding anything.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - limits: how many bytes and pixels it may have.
  /// - Throws: `tooManyBytes`, `notAnImage`, `tooManyPixels`, or `undecodable` where the header
  ///   tells no size or the file is cut off.
  package init(checking bytes: Data, limits: ImageLimits) throws(ImageLoadingError) {
    guard bytes.count <= limits.bytes else { throw .tooManyBytes }
    guard let format = ImageFormat(of: bytes) else { throw .notAnImage }
    guard let size = format.size(of: bytes) else { throw .undecodable }
    guard !limits.forbids(width: size.width, height: size.height) else { throw .tooManyPixels }
    guard !format.isCutOff(bytes) else { throw .undecodable }
    self.bytes = bytes
    mimeType = format.rawValue
    width = size.width
    height = size.height
  }

  /// The pixels of the largest picture of this shape that fits a square, and isn't larger than the
  /// image is; the square itself for a drawing.
  ///
  /// - Parameter side: the square's side in pixels.
  /// - Returns: width and height in pixels, at least 1.
  package func size(fitting side: Int) -> (width: Int, height: Int) {
    let longest = max(width, height)
    guard longest > 0, side > 0 else { return (max(side, 1), max(side, 1)) }
    let scale = min(1, Double(side) / Double(longest))
    return (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
  }
}
