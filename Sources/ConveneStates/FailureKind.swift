import Foundation

/// What a failed load means to the person at the screen.
public enum FailureKind: Hashable, Sendable {
  /// Nothing could be reached.
  case noInternet
  /// Anything else.
  case error
  /// A state of the app's own, such as being signed out.
  ///
  /// `success` and `loading` say nothing about a failure, and show as `error`.
  case state(ViewState)

  /// Reads an error: a lost or missing connection is `noInternet`, everything else is `error`.
  ///
  /// - Parameter error: what a load threw.
  public init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet, .networkConnectionLost: self = .noInternet
    default: self = .error
    }
  }

  /// Whether an error only says that somebody gave up waiting, which is no failure.
  static func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || (error as? URLError)?.code == .cancelled
  }
}
