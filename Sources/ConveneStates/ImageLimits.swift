/// What an image may cost before it is given up.
///
/// They are the defence against a server that sends too much, too slowly, or for ever. A negative
/// limit counts as 0.
public struct ImageLimits: Hashable, Sendable {
  /// The bytes of an image, counted as they come and after decompression.
  public var bytes: Int
  /// The width times the height of an image, read from its header before it is decoded.
  public var pixels: Int
  /// How long a download may take from its beginning to its end.
  ///
  /// The time that an image waits for others to be downloaded isn't counted.
  public var time: Duration
  /// How often a server may send on to another address.
  public var redirects: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of an image.
  ///   - pixels: the width times the height of an image.
  ///   - time: how long a download may take.
  ///   - redirects: how often a server may send on to another address.
  public init(
    bytes: Int = 10_000_000, pixels: Int = 16_000_000, time: Duration = .seconds(30),
    redirects: Int = 5
  ) {
    self.bytes = max(bytes, 0)
    self.pixels = max(pixels, 0)
    self.time = max(time, .zero)
    self.redirects = max(redirects, 0)
  }

  /// Whether a picture has more pixels than are allowed; no size is too large to be asked about.
  package func forbids(width: Int, height: Int) -> Bool {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge || count > pixels
  }
}
