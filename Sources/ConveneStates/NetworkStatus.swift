/// What is known of the network: a hint that never keeps a request from being tried.
public enum NetworkStatus: Hashable, Sendable, CaseIterable {
  /// There seems to be a way out.
  case online
  /// There is none.
  case offline
  /// Nobody can say. Screens show the same as online.
  case unknown
}

/// What watches the network.
///
/// Every ``ScreenLoader`` that follows it takes a stream of its own.
public protocol Connectivity: Sendable {
  /// What is known now.
  var status: NetworkStatus { get }

  /// The changes from now on.
  ///
  /// - Returns: a stream that ends by itself when its reader goes.
  func changes() -> AsyncStream<NetworkStatus>
}
