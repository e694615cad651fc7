import Foundation

/// What is known of the network, told to any number of readers on any thread.
///
/// `@unchecked Sendable` is sound: all that changes is only touched under the lock.
package final class ConnectivityFeed: @unchecked Sendable {
  private let lock = NSLock()
  private var current: NetworkStatus
  private var readers: [Int: AsyncStream<NetworkStatus>.Continuation] = [:]
  private var streamCount = 0

  /// Begins with what is known.
  package init(_ status: NetworkStatus) {
    current = status
  }

  /// What is known now.
  package var status: NetworkStatus { lock.withLock { current } }

  /// How many streams are read, or could be.
  package var readerCount: Int { lock.withLock { readers.count } }

  /// Tells all readers of a change; the same again is none.
  package func send(_ status: NetworkStatus) {
    lock.withLock {
      guard status != current else { return }
      current = status
      for reader in readers.values { reader.yield(status) }
    }
  }

  /// The changes from now on, for one reader.
  ///
  /// A reader who is late gets the newest only.
  ///
  /// - Parameter source: what calls ``send(_:)``; retained until the stream or its reader goes.
  /// - Returns: a stream that ends when its reader goes.
  package func stream(from source: some AnyObject & Sendable) -> AsyncStream<NetworkStatus> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = lock.withLock {
        streamCount += 1
        readers[streamCount] = continuation
        return streamCount
      }
      continuation.onTermination = { [weak self] _ in
        withExtendedLifetime(source) { self?.remove(number) }
      }
    }
  }

  private func remove(_ number: Int) {
    // Let go of outside of the lock, since that may end a stream, too.
    let reader = lock.withLock { readers.removeValue(forKey: number) }
    withExtendedLifetime(reader) {}
  }
}
