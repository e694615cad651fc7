import Synchronization

/// What one difference works with: scratch memory, and the budget of comparisons.
///
/// Only one call uses a workspace at a time, from ``take()`` to ``putBack()``.
@usableFromInline
final package class Workspace {
  /// The comparisons of unequal identifiers with equal hash values that are left.
  @usableFromInline var budget = ComparisonBudget()
  private var memory = ScratchMemory(capacity: 1024)

  @usableFromInline
  init() {}

  /// Scratch memory of so many numbers; what was handed out before is of no use then.
  @usableFromInline
  func column(_ count: Int) -> NumberColumn { memory.column(count) }

  // MARK: From call to call

  /// The greatest memory that is kept from call to call: a difference of a million items that all
  /// move is rare, and 4 MB of memory isn't kept for it.
  private static let mostKept = 1 << 20

  /// The workspace kept, or a new one where another thread has it.
  @usableFromInline
  static func take() -> Workspace {
    let workspace: Workspace
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      workspace = KeptWorkspace.take() ?? Workspace()
    } else {
      workspace = Workspace()
    }
    workspace.budget = ComparisonBudget()
    return workspace
  }

  /// Keeps the workspace for the next call; its user is done with it.
  @usableFromInline
  func putBack() {
    guard memory.capacity <= Workspace.mostKept else { return }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      KeptWorkspace.put(self)
    }
  }
}

/// A place for one workspace, which threads take it from and put it back to.
///
/// A thread that finds it empty, or another one at it, makes a workspace of its own: nobody waits.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private enum KeptWorkspace {
  /// A workspace isn't `Sendable`, but whoever takes one out of the place has the only reference
  /// to it, and whoever puts one in gives it up: it is in one thread's hands at any time.
  private struct Place: @unchecked Sendable {
    var workspace: Workspace?
  }

  private static let place = Mutex(Place())

  static func take() -> Workspace? {
    let taken = place.withLockIfAvailable { place in
      let taken = place
      place.workspace = nil
      return taken
    }
    return taken?.workspace
  }

  static func put(_ workspace: Workspace) {
    let given = Place(workspace: workspace)
    _ = place.withLockIfAvailable { $0 = given }
  }
}
