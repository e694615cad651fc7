/// What one difference works with: scratch memory, and the budget of comparisons.
///
/// Only one call uses a workspace at a time, from ``take()`` to ``putBack()``.
///
/// `Sendable` is unchecked: between two calls, which may be on two threads, the only reference to a
/// workspace is the one in ``KeptWorkspace``, which hands it to one of those who ask.
@usableFromInline
final package class Workspace: @unchecked Sendable {
  /// The comparisons of unequal identifiers with equal hash values that are left.
  @usableFromInline var budget = ComparisonBudget()
  private var memory = ScratchMemory(capacity: 1024)
  private var hashMemory = ScratchMemory(capacity: 1024)
  /// How many hash values are kept.
  @usableFromInline private(set) var hashCount = 0

  @usableFromInline
  init() {}

  /// Scratch memory of so many numbers; what was handed out before is of no use then.
  @usableFromInline
  func column(_ count: Int) -> NumberColumn { memory.column(count) }

  // MARK: Hash values

  /// Room for so many more hash values, behind those that are kept until ``dropHashes(from:)``.
  ///
  /// Columns of them that were handed out before are of no use then.
  @usableFromInline
  func addHashes(_ count: Int) -> NumberColumn {
    let start = hashCount
    hashCount += count
    return hashMemory.column(hashCount, keeping: start).part(start, count)
  }

  /// Hash values that are kept.
  @usableFromInline
  func hashes(_ start: Int, _ count: Int) -> NumberColumn {
    hashMemory.column(hashCount, keeping: hashCount).part(start, count)
  }

  /// Keeps no more than so many hash values.
  @usableFromInline
  func dropHashes(from start: Int) { hashCount = start }

  /// Keeps none, when all is paired.
  ///
  /// Much memory is given back then: what is made of the pairs takes some, too.
  @usableFromInline
  func dropAllHashes() {
    hashCount = 0
    if hashMemory.capacity > Workspace.mostHashesKept {
      hashMemory = ScratchMemory(capacity: 1024)
    }
  }

  // MARK: From call to call

  /// The greatest number of hash values whose memory is kept from call to call: 256 KB.
  private static let mostHashesKept = 1 << 16

  /// The greatest memory that is kept from call to call: a difference of a million items that all
  /// move is rare, and more than 4 MB isn't kept for it.
  private static let mostKept = 1 << 20

  /// The workspace kept, or a new one where another thread has it.
  @usableFromInline
  static func take() -> Workspace {
    var kept: Workspace?
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      kept = KeptWorkspace.take()
    }
    let workspace = kept ?? Workspace()
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
