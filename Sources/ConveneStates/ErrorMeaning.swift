import Foundation

/// What an error says by itself or by the errors that it wraps.
enum ErrorMeaning: Hashable, Sendable {
  /// Somebody gave up waiting.
  case cancelled
  /// There was no network, or it went away.
  case disconnected
  /// A host couldn't be reached: for want of a network, or because it isn't there.
  case unreachable
  /// Anything else.
  case other

  /// How many errors that wrap each other are looked at: a chain may be endless.
  private static let depth = 8

  /// Reads an error: the outermost of a chain that says one of these things decides.
  init(_ error: any Error) {
    var next: (any Error)? = error
    for _ in 0..<Self.depth {
      guard let current = next else { break }
      if let meaning = Self(itself: current) {
        self = meaning
        return
      }
      next = (current as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self = .other
  }

  private init?(itself error: any Error) {
    if error is CancellationError {
      self = .cancelled
      return
    }
    // By domain and code, since an NSError isn't a URLError on Linux.
    let error = error as NSError
    switch error.domain {
    case NSURLErrorDomain: self.init(URLError.Code(rawValue: error.code))
    case CocoaError.errorDomain where error.code == CocoaError.userCancelled.rawValue:
      self = .cancelled
    default: return nil
    }
  }

  // Optional, since the codes are an enumeration on Linux.
  private init(_ code: URLError.Code?) {
    self =
      switch code {
      case .cancelled: .cancelled
      case .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed,
        .internationalRoamingOff, .callIsActive:
        .disconnected
      case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost: .unreachable
      default: .other
      }
  }
}
