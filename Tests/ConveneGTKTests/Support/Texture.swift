import CAdwaita

/// Pictures for tests.
enum Texture {
  /// A texture of one colour, as a full reference.
  static func plain(width: Int, height: Int) -> OpaquePointer? {
    let dots = [UInt32](repeating: 0xFF33_66CC, count: width * height)
    return dots.withUnsafeBytes { bytes in
      let data = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      return gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))
    }
  }
}
