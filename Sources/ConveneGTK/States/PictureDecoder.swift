import CAdwaita
import ConveneStates
import Foundation

/// Decodes images with GdkPixbuf, away from the main thread and no larger than they are shown.
enum PictureDecoder {
  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - image: the image, whose header was checked.
  ///   - side: the side in pixels of the square that the picture has to fit. A drawing fills it,
  ///     what has pixels of its own is only made smaller.
  /// - Returns: the picture.
  /// - Throws: `undecodable`, or a `CancellationError` between two parts of the image.
  @concurrent
  static func decode(_ image: ImageData, side: Int) async throws -> DecodedPicture {
    guard let loader = gdk_pixbuf_loader_new_with_mime_type(image.mimeType, nil) else {
      throw ImageLoadingError.undecodable
    }
    defer { g_object_unref(loader) }
    let sizing = PictureSizing(image, side: side)
    sizing.follow(loader)
    do {
      try write(image.bytes, to: loader, sizing)
    } catch {
      // Whatever happens, a loader wants to be closed.
      gdk_pixbuf_loader_close(loader, nil)
      throw error
    }
    guard Bool(gdk_pixbuf_loader_close(loader, nil)),
      let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { throw ImageLoadingError.undecodable }
    return DecodedPicture(adopting: upright)
  }

  /// Decodes an image to what GTK draws.
  @MainActor
  static func texture(of image: ImageData, side: Int) async throws -> GObjectReference {
    guard let texture = try await decode(image, side: side).texture else {
      throw ImageLoadingError.undecodable
    }
    return texture
  }

  private static func write(
    _ bytes: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ sizing: PictureSizing
  ) throws {
    var rest = bytes
    while !rest.isEmpty {
      try Task.checkCancellation()
      let part = rest.prefix(65_536)
      rest = rest.dropFirst(part.count)
      let isGood = part.withUnsafeBytes {
        gdk_pixbuf_loader_write(
          loader, $0.bindMemory(to: guchar.self).baseAddress, gsize($0.count), nil)
      }
      // Not every format's loader gives up for want of a size.
      guard Bool(isGood), !sizing.isRefused else { throw ImageLoadingError.undecodable }
    }
  }
}

/// Tells a loader, once it knows an image's size, which size to make of it.
private final class PictureSizing {
  private(set) var isRefused = false
  private let image: ImageData
  private let side: Double

  init(_ image: ImageData, side: Int) {
    self.image = image
    self.side = Double(side)
  }

  /// Is asked by a loader, which must not outlive this.
  func follow(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let handler:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?
      ) -> Void = { loader, width, height, data in
        guard let loader, let data else { return }
        let sizing = Unmanaged<PictureSizing>.fromOpaque(data).takeUnretainedValue()
        let size = sizing.size(width: Int(width), height: Int(height))
        gdk_pixbuf_loader_set_size(loader, gint(size.width), gint(size.height))
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// The size to decode to; nothing where there are more pixels than the header promised.
  private func size(width: Int, height: Int) -> (width: Int, height: Int) {
    let isDrawing = image.width == 0
    let promised = ImageLimits(pixels: image.width * image.height)
    guard width > 0, height > 0, isDrawing || !promised.forbids(width: width, height: height)
    else {
      isRefused = true
      return (0, 0)
    }
    let fit = min(side / Double(width), side / Double(height))
    let scale = isDrawing ? fit : min(fit, 1)
    return (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
  }
}

/// A picture that was decoded, on its way to the main thread.
///
/// `@unchecked Sendable` is sound: its pixels don't change any more, and an object's references are
/// counted on any thread.
final class DecodedPicture: @unchecked Sendable {
  private let pixbuf: OpaquePointer

  /// Takes over a full reference.
  init(adopting pixbuf: OpaquePointer) {
    self.pixbuf = pixbuf
  }

  deinit {
    g_object_unref(pixbuf.raw)
  }

  /// The picture as GTK draws it.
  @MainActor var texture: GObjectReference? {
    gdk_texture_new_for_pixbuf(pixbuf).map { GObjectReference(adopting: $0) }
  }
}
