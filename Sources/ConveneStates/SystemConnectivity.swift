#if canImport(Network)
  import Network

  /// Watches the network of this device, by `NWPathMonitor`.
  ///
  /// ```swift
  /// loader.follow(SystemConnectivity())
  /// ```
  ///
  /// It is `unknown` until the system says something, and where a connection has yet to be made on
  /// demand. It watches as long as it, or a stream of its changes, is held. Any thread.
  public final class SystemConnectivity: Connectivity {
    private let feed = ConnectivityFeed(.unknown)
    private let watch: PathWatch

    /// Begins to watch.
    public init() {
      watch = PathWatch(telling: feed)
    }

    /// What is known now.
    public var status: NetworkStatus { feed.status }

    /// The changes from now on; a reader who is late gets the newest only.
    ///
    /// - Returns: a stream that ends by itself when its reader goes.
    public func changes() -> AsyncStream<NetworkStatus> { feed.stream(from: watch) }
  }

  /// A path monitor that stops when nobody holds it any more.
  ///
  /// `@unchecked Sendable` is sound: the monitor is set up before anybody else has it, and may be
  /// cancelled on any thread.
  private final class PathWatch: @unchecked Sendable {
    private let monitor = NWPathMonitor()

    init(telling feed: ConnectivityFeed) {
      monitor.pathUpdateHandler = { path in
        switch path.status {
        case .satisfied: feed.send(.online)
        case .unsatisfied: feed.send(.offline)
        default: feed.send(.unknown)
        }
      }
      monitor.start(queue: .global(qos: .utility))
    }

    deinit {
      monitor.cancel()
    }
  }
#endif
