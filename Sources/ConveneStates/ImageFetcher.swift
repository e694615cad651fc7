import Foundation

/// Gets an image from wherever its URL says, and checks it.
struct ImageFetcher: Sendable {
  let limits: ImageLimits
  let cache: ImageCache

  /// Gets the image; what was cancelled fails.
  func fetch(_ url: URL) async -> Result<ImageData, ImageLoadingError> {
    do {
      return .success(try await image(url))
    } catch {
      // A download that was cancelled isn't waited for any more, whatever it ends with.
      return .failure(error as? ImageLoadingError ?? .connection(.cancelled))
    }
  }

  @concurrent
  private func image(_ url: URL) async throws -> ImageData {
    switch ImageSource(url) {
    case .http:
      if let kept = await cache.bytes(for: url) {
        return try ImageData(checking: kept, limits: limits)
      }
      let answer = try await ImageDownload.run(url, limits: limits)
      let image = try ImageData(checking: answer.bytes, limits: limits)
      await cache.keep(answer, for: url)
      return image
    case .data:
      return try await ImageData(
        checking: ImageDataURL.read(url, limits: limits), limits: limits)
    case .file:
      return try await ImageData(checking: ImageFile.read(url, limits: limits), limits: limits)
    case nil:
      throw ImageLoadingError.unsupportedURL
    }
  }
}
