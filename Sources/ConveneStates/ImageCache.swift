import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Keeps downloaded images in a `URLCache` as long as their servers allow.
///
/// What may be kept, and until when, is decided here, and so the same on every platform: where
/// FoundationNetworking is used, a session keeps no answer, and a cache takes addresses that differ
/// in their queries for the same.
actor ImageCache {
  private let store: URLCache?
  private let now: @Sendable () -> Date

  init(_ size: ImageCacheSize, now: @escaping @Sendable () -> Date = { Date() }) {
    store = size.memory > 0 || size.disk > 0 ? Self.makeStore(size) : nil
    self.now = now
  }

  /// The bytes that were kept for an address, unless they are too old by now.
  func bytes(for url: URL) -> Data? {
    guard let kept = store?.cachedResponse(for: key(url)),
      let response = kept.response as? HTTPURLResponse, response.url == url
    else { return nil }
    let end = response.value(forHTTPHeaderField: Self.end).flatMap { TimeInterval($0) } ?? 0
    return end > now().timeIntervalSince1970 ? kept.data : nil
  }

  /// Keeps what was downloaded, if it may be kept.
  func keep(_ answer: ImageDownload.Answer, for url: URL) {
    guard let store else { return }
    // Some versions of URLCache can't evict what was stored twice.
    store.removeCachedResponse(for: key(url))
    guard !answer.isRedirected, let end = ImageFreshness.end(of: answer.header, now: now()),
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: [Self.end: String(end.timeIntervalSince1970)])
    else { return }
    store.storeCachedResponse(
      CachedURLResponse(response: response, data: answer.bytes, storagePolicy: .allowed),
      for: key(url))
  }

  private static let end = "Convene-Fresh-Until"

  /// What the store knows an address by: short enough for a file's name.
  ///
  /// Two addresses may have the same key; then one is kept, and knows its own address.
  private func key(_ url: URL) -> URLRequest {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // FNV-1a. (Fowler, Noll, Vo.)
    for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = "image.invalid"
    parts.path = "/" + String(hash, radix: 16)
    return URLRequest(url: parts.url ?? url)
  }

  private static func makeStore(_ size: ImageCacheSize) -> URLCache {
    let folder = size.folder ?? defaultFolder
    #if canImport(FoundationNetworking)
      return URLCache(
        memoryCapacity: size.memory, diskCapacity: size.disk, diskPath: folder?.path)
    #else
      return URLCache(memoryCapacity: size.memory, diskCapacity: size.disk, directory: folder)
    #endif
  }

  private static var defaultFolder: URL? {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent(name, isDirectory: true)
      .appendingPathComponent("Convene images", isDirectory: true)
  }
}
