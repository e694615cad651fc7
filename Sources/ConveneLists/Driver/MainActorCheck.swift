import Dispatch
import Foundation

/// Ends the process with a sentence where something of a list is called off the main actor.
///
/// The compiler refuses that where it checks isolation; code that it doesn't check, such as Swift 5's,
/// would corrupt the list. The runtime's own check says no word on Linux.
package func requireMainActor(_ call: String) {
  guard !MainQueue.isCurrent else { return }
  fatalError(
    "\(call) was called off the main actor, to which lists belong. Call it from a @MainActor function, "
      + "or by await MainActor.run { … }.")
}

/// The queue that serves the main actor, on whatever thread.
private enum MainQueue {
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
