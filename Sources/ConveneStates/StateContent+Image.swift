import Foundation

extension StateContent {
  /// Where the image of a state comes from.
  public enum Image: Hashable, Sendable {
    /// No image.
    case none
    /// An image in the app's resources, by name.
    case named(String)
    /// A symbol of the platform, by name.
    case symbol(String)
    /// An image that is loaded from an http, https, data or file URL.
    case url(URL)

    /// Reads a plain string: a URL where it is one, otherwise the name of an image.
    ///
    /// Only an absolute http or https URL with a host, a data URL, or a file URL with a path is a
    /// URL; a name that merely contains "http" is a name. An empty string is `.none`.
    ///
    /// - Parameter text: the name or the URL.
    public init(_ text: String) {
      if text.isEmpty {
        self = .none
      } else if let url = Self.absoluteURL(text) {
        self = .url(url)
      } else {
        self = .named(text)
      }
    }

    private static func absoluteURL(_ text: String) -> URL? {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let rest = text[text.index(after: colon)...]
      let isURL =
        switch text[..<colon].lowercased() {
        case "http", "https": URL(string: text)?.host?.isEmpty == false
        case "file": rest.hasPrefix("/")
        case "data": rest.contains(",")
        default: false
        }
      return isURL ? URL(string: text) : nil
    }
  }
}
