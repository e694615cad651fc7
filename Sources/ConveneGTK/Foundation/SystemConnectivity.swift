import CAdwaita
import ConveneStates

/// Watches the network of this computer, by `GNetworkMonitor`.
///
/// ```swift
/// loader.follow(SystemConnectivity())
/// ```
///
/// | the monitor says | status |
/// |-|-|
/// | no network is available | `offline` |
/// | one is, with full connectivity | `online` |
/// | one is, but a login page is in between, or not all can be reached, or nobody checked | `unknown` |
/// | nothing, since the system has nobody who watches | `unknown` |
///
/// It watches as long as it, or a stream of its changes, is held. It is made on the main thread,
/// whose loop tells of changes, and may be asked on any.
public final class SystemConnectivity: Connectivity {
  private let feed: ConnectivityFeed
  private let watch: NetworkWatch

  /// Begins to watch.
  ///
  /// The first one in a process may wait for an answer of the desktop's network service.
  @MainActor
  public convenience init() {
    self.init(monitor: g_network_monitor_get_default())
  }

  @MainActor
  init(monitor: OpaquePointer?) {
    feed = ConnectivityFeed(NetworkWatch.status(of: monitor))
    watch = NetworkWatch(monitor, telling: feed)
  }

  /// What is known now.
  public var status: NetworkStatus { feed.status }

  /// The changes from now on; a reader who is late gets the newest only.
  ///
  /// - Returns: a stream that ends by itself when its reader goes.
  public func changes() -> AsyncStream<NetworkStatus> { feed.stream(from: watch) }
}

/// Asks a network monitor again whenever it signals, until nobody holds this any more.
@MainActor
private final class NetworkWatch {
  private let monitor: GObjectReference?
  private let feed: ConnectivityFeed
  private var connections: [SignalConnection] = []
  private var isDue = false

  init(_ monitor: OpaquePointer?, telling feed: ConnectivityFeed) {
    self.monitor = monitor.map { GObjectReference($0) }
    self.feed = feed
    guard let monitor else { return }
    // The monitors differ in which of these they emit.
    for signal in ["network-changed", "notify::network-available", "notify::connectivity"] {
      connections.append(connect(monitor, signal) { [weak self] in self?.setNeedsAsking() })
    }
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
  }

  /// One change is told by several signals, and only after the last of them is all of it there.
  private func setNeedsAsking() {
    guard !isDue else { return }
    isDue = true
    Task { [weak self] in self?.ask() }
  }

  private func ask() {
    isDue = false
    feed.send(Self.status(of: monitor?.pointer))
  }

  static func status(of monitor: OpaquePointer?) -> NetworkStatus {
    // The base class says "available" without having looked.
    guard let monitor, let type = g_type_name(convene_object_type(monitor.raw)),
      String(cString: type) != "GNetworkMonitorBase"
    else { return .unknown }
    guard Bool(g_network_monitor_get_network_available(monitor)) else { return .offline }
    // NetworkManager says "local" of a network where its check is off.
    return g_network_monitor_get_connectivity(monitor) == G_NETWORK_CONNECTIVITY_FULL
      ? .online : .unknown
  }
}
