import ConveneDiff

/// How an update is shown.
package struct UpdateOptions: Hashable, Sendable {
  /// Whether the change is shown in motion.
  package var animated = true
  /// Whether the list goes to its beginning, as after a new query.
  package var scrollsToTop = false
  /// Whether everything on screen is filled again, whether it changed or not.
  package var reconfiguresVisible = false

  package init(
    animated: Bool = true, scrollsToTop: Bool = false, reconfiguresVisible: Bool = false
  ) {
    self.animated = animated
    self.scrollsToTop = scrollsToTop
    self.reconfiguresVisible = reconfiguresVisible
  }
}

/// What to call when an update has come to its end, and whether a newer one took its place.
struct UpdateCompletion {
  let isSuperseded: Bool
  let call: @MainActor (Bool) -> Void
}

/// An update that waits for its turn.
struct UpdateRequest<View: AnyObject> {
  let content: ListContent<View>
  var isReload: Bool
  var options: UpdateOptions
  var completions: [UpdateCompletion]
  /// The difference, where it was made beforehand, and the content's generation that it is from.
  var difference: ListDifference?
  var generation: Int?

  init(
    content: ListContent<View>, isReload: Bool = false, options: UpdateOptions = UpdateOptions(),
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.content = content
    self.isReload = isReload
    self.options = options
    completions = completion.map { [UpdateCompletion(isSuperseded: false, call: $0)] } ?? []
  }

  /// Takes over what an older request asked for that isn't its content.
  mutating func supersede(_ older: UpdateRequest) {
    isReload = isReload || older.isReload
    options.scrollsToTop = options.scrollsToTop || older.options.scrollsToTop
    options.reconfiguresVisible = options.reconfiguresVisible || older.options.reconfiguresVisible
    completions =
      older.completions.map { UpdateCompletion(isSuperseded: true, call: $0.call) } + completions
  }
}

/// An update on its way to the host in batches, which a host may take later than it is told of them.
@MainActor
final class UpdateInBatches<View: AnyObject> {
  let request: UpdateRequest<View>
  let difference: ListDifference
  let ticket: UpdateTicket
  /// What was on screen before the first batch.
  var seen: SeenList<View>
  /// How many batches there are.
  var swapCount = 0
  /// How many of them the host has yet to take.
  var swapsLeft = 0
  /// Whether the host took some of them later.
  var isLate = false

  init(
    _ request: UpdateRequest<View>, from seen: SeenList<View>, by difference: ListDifference,
    ticket: UpdateTicket
  ) {
    self.request = request
    self.seen = seen
    self.difference = difference
    self.ticket = ticket
  }
}

/// An update that is on screen or on its way: its completions, and what is left to happen.
@MainActor
final class UpdateTicket {
  /// How it ended, once it has.
  var result: Bool?

  private let completions: [UpdateCompletion]
  private var motionsLeft = 0
  private var allFinished = true

  init(_ completions: [UpdateCompletion]) { self.completions = completions }

  /// What to call, and with what.
  var outcomes: [(@MainActor (Bool) -> Void, Bool)] {
    completions.map { ($0.call, $0.isSuperseded ? false : result ?? false) }
  }

  func expectMotions(_ count: Int) { motionsLeft = count }

  func motionEnded(finished: Bool) {
    motionsLeft -= 1
    allFinished = allFinished && finished
    if motionsLeft == 0 { result = allFinished }
  }
}

/// How an awaited update ended, for the one who awaits it.
@MainActor
final class UpdateOutcome {
  private var result: Bool?
  private var waiting: CheckedContinuation<Bool, Never>?

  func set(_ finished: Bool) {
    guard result == nil else { return }
    result = finished
    waiting?.resume(returning: finished)
    waiting = nil
  }

  var value: Bool {
    get async {
      if let result { return result }
      return await withCheckedContinuation { waiting = $0 }
    }
  }
}
