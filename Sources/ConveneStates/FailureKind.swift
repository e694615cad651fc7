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

  /// Reads an error: that nothing could be reached is `noInternet`, everything else is `error`.
  ///
  /// | error | kind |
  /// |-|-|
  /// | not connected, connection lost, data not allowed, roaming off, a call is active | `noInternet` |
  /// | host not found, name not looked up, host not connected to | `noInternet` while offline, else `error` |
  /// | time-outs, answers of a server such as 503, anything else | `error` |
  ///
  /// The second row is what a request without any network comes to on Linux, and what a wrong
  /// address comes to everywhere. An error that wraps another counts as that one, unless it says
  /// something itself.
  ///
  /// - Parameters:
  ///   - error: what a load threw.
  ///   - network: what is known of the network.
  public init(_ error: any Error, network: NetworkStatus = .unknown) {
    self =
      switch ErrorMeaning(error) {
      case .disconnected: .noInternet
      case .unreachable where network == .offline: .noInternet
      case .unreachable, .cancelled, .other: .error
      }
  }

  /// Whether an error only says that somebody gave up waiting, which is no failure.
  ///
  /// `CancellationError`, `URLError.cancelled` and `CocoaError.userCancelled` say so, and an error
  /// that wraps one of them.
  static func isCancellation(_ error: any Error) -> Bool {
    ErrorMeaning(error) == .cancelled
  }
}
