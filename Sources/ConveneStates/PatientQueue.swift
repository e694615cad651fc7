import Foundation

/// A queue that lets nobody be far ahead of it.
///
/// FoundationNetworking reads from its sockets as fast as it can and leaves what it has read to the
/// delegate queue. Where a server sends faster than that is worked off, a body of any length would
/// stand in the queue, whatever limit the delegate has.
///
/// `@unchecked Sendable` is sound: a semaphore may be used from any thread, and nothing else is
/// added to what an operation queue is.
final class PatientQueue: OperationQueue, @unchecked Sendable {
  private let room = DispatchSemaphore(value: 64)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
  }

  /// Waits until there is room; so nothing that is done here may wait for who adds to it.
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    room.wait()
    super.addOperation { [room] in
      block()
      room.signal()
    }
  }
}
