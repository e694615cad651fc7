import Foundation

/// How an image is got at, by its URL.
enum ImageSource {
  case http, data, file

  /// Nil where the URL is of no kind that is loaded.
  init?(_ url: URL) {
    switch url.scheme?.lowercased() {
    case "http", "https":
      guard url.host?.isEmpty == false else { return nil }
      self = .http
    case "data": self = .data
    case "file": self = .file
    default: return nil
    }
  }
}
