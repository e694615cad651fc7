import Foundation

/// One image under way, and those who wait for it.
@MainActor
final class ImageFlight {
  typealias Waiter = CheckedContinuation<ImageData, any Error>

  let url: URL
  private var waiters: [Int: Waiter] = [:]
  private var task: TaskHolder?
  private var alarm: Alarm?

  init(_ url: URL) {
    self.url = url
  }

  /// Whether nobody waits.
  var isAbandoned: Bool { waiters.isEmpty }

  func join(_ ticket: Int, _ waiter: Waiter) {
    waiters[ticket] = waiter
  }

  /// One waiter doesn't wait any more.
  func leave(_ ticket: Int) {
    waiters.removeValue(forKey: ticket)?.resume(throwing: CancellationError())
  }

  /// Begins to get the image; what is still to be done is cancelled with this flight.
  func begin(_ task: Task<Void, Never>, alarm: Alarm?) {
    self.task = TaskHolder(task)
    self.alarm = alarm
  }

  /// Gives everybody the result.
  func land(_ result: Result<ImageData, ImageLoadingError>) {
    alarm = nil
    let all = waiters.values
    waiters = [:]
    for waiter in all { waiter.resume(with: result.mapError { $0 as any Error }) }
  }
}
