import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why an image isn't there; the state's symbol is shown in its place.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// The URL, or one that the server sent on to, is none of http, https, data or file.
  case unsupportedURL
  /// The file isn't there, isn't a regular file, or may not be read.
  case unreadableFile
  /// The server answered with this status instead of with an image.
  case status(Int)
  /// The server can't be reached, or the connection broke off.
  case connection(URLError.Code)
  /// The time for a download was over.
  case timedOut
  /// The server sent on more often than is allowed.
  case tooManyRedirects
  /// There are more bytes than are allowed.
  case tooManyBytes
  /// There are more pixels than are allowed.
  case tooManyPixels
  /// It is something else than a PNG, JPEG, GIF, WebP, BMP or SVG.
  case notAnImage
  /// It is broken, or in a format that this platform doesn't decode.
  case undecodable
}

extension ImageLoadingError: CustomStringConvertible {
  /// The error in a few words.
  public var description: String {
    switch self {
    case .unsupportedURL: "its URL is none of http, https, data or file"
    case .unreadableFile: "it isn't a file that can be read"
    case .status(let code): "the server answered with status \(code)"
    case .connection(let code): "the connection failed (\(code.rawValue))"
    case .timedOut: "it took too long"
    case .tooManyRedirects: "the server sent on too often"
    case .tooManyBytes: "it has too many bytes"
    case .tooManyPixels: "it has too many pixels"
    case .notAnImage: "it is no PNG, JPEG, GIF, WebP, BMP or SVG"
    case .undecodable: "it is broken, or can't be decoded here"
    }
  }
}
