import ConveneDiff
import ConveneLists
import TestSupport
import UIKitStandIn

@testable import ConveneUIKit

/// One collection view, led through random changes of its data, its window and its user's whims.
@MainActor
final class TransitionWalk {
  /// What happened on the way.
  struct Counts {
    var transitions = 0
    var updates = 0
    var lateUpdates = 0
    var nestedUpdates = 0
    /// Transitions by one update, whose operations were compared with the reference's.
    var compared = 0
    var oneBatch = 0
    var twoBatches = 0

    mutating func add(_ other: Counts) {
      transitions += other.transitions
      updates += other.updates
      lateUpdates += other.lateUpdates
      nestedUpdates += other.nestedUpdates
      compared += other.compared
      oneBatch += other.oneBatch
      twoBatches += other.twoBatches
    }

    /// For the record of a run.
    var details: [String: Int] {
      [
        "transitions": transitions, "updates": updates, "late updates": lateUpdates,
        "updates within updates": nestedUpdates, "compared with the reference": compared,
        "one-batch updates": oneBatch, "two-batch updates": twoBatches,
        "one-batch updates in 1,000": 1_000 * oneBatch / max(1, oneBatch + twoBatches),
      ]
    }
  }

  private(set) var counts = Counts()
  private(set) var faults: [String] = []

  private let screen: TransitionScreen
  private var random: SeededGenerator
  private let changes: LetterChanges
  /// What was asked for in the newest step, for whoever looks into a fault.
  private(set) var story: [String] = []
  private var asked = 0
  private var called: [Int] = []
  private var awaited = 0
  private var returned = 0
  /// Whether the closure of a cell or header updates when it runs next.
  private var isArmed = false
  /// Whether the newest declaration may not be on screen.
  private var wasCancelled = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = TransitionScreen(height: [130, 300, 600].randomElement(using: &random) ?? 300)
    changes = LetterChanges(hasDuplicates: random.oneIn(2))
    screen.view.allowsMultipleSelection = random.oneIn(3)
    // What the driver has between two batches is neither the old list nor the new one.
    screen.view.standInIdentity = { [weak view = screen.view] path in
      view?.host.driver.content.describe(ItemIndex(path)) ?? ""
    }
    screen.view.listDiagnostics.onDiagnostic = { [weak self] in self?.diagnosed($0) }
    screen.onCallback = { [weak self] _ in self?.updateWithin() }
    screen.view.update()
  }

  /// Lists are reloaded only where that is asked for, so that each fallback is a fault.
  private func diagnosed(_ diagnostic: ListDiagnostic) {
    switch diagnostic {
    case .duplicates, .duplicateSections:
      if !changes.hasDuplicates { faults.append("\(diagnostic)") }
    default:
      faults.append("\(diagnostic)")
    }
  }

  func step() async {
    counts.transitions += 1
    story = []
    let view = screen.view
    faults += await UIKitExceptions.caught {
      touch()
      await settle()
      let before = screen.sections
      let selection = selectedLetters
      let operations = view.standInOperations
      let reloads = view.standInReloads
      let (updates, awaitedBefore) = (asked, awaited)
      let isPlain = transition()
      await settle()
      check()
      guard isPlain, asked == updates + 1, awaited == awaitedBefore else { return }
      compare(before, view.standInOperations - operations)
      if view.standInReloads != reloads { faults.append("it was reloaded") }
      checkSelection(selection, before)
    }
  }

  // MARK: What happens

  private func touch() {
    let view = screen.view
    if random.oneIn(5) {
      view.contentOffset.y = CGFloat(Int.random(in: 0...400, using: &random))
      view.layoutIfNeeded()
    }
    let paths = view.indexPathsForVisibleItems.sorted()
    if random.oneIn(6), let path = paths.randomElement(using: &random) {
      view.standInTap(at: path)
    }
  }

  /// Changes the data and asks for updates.
  ///
  /// - Returns: Whether it was in a window all the time, and asked for no reload.
  private func transition() -> Bool {
    let view = screen.view
    view.standInDefersUpdates = random.oneIn(6)
    isArmed = random.oneIn(8)
    let losesWindow = random.oneIn(15)
    if losesWindow, random.oneIn(2) { view.removeFromSuperview() }
    changes.change(&screen.sections, &random)
    let isReload = random.oneIn(30)
    if isReload { reload() } else if random.oneIn(25) { performUpdate() } else { update() }
    while random.oneIn(6) {
      changes.change(&screen.sections, &random)
      if random.oneIn(10) { performUpdate() } else { update() }
    }
    if losesWindow { story.append("window lost") }
    if losesWindow { view.removeFromSuperview() }
    return !losesWindow && !isReload
  }

  private func completion() -> @MainActor (Bool) -> Void {
    let number = asked
    asked += 1
    counts.updates += 1
    if screen.view.standInDefersUpdates { counts.lateUpdates += 1 }
    story.append("update \(number) \(screen.view.standInDefersUpdates ? "late" : "")")
    return { [weak self] finished in
      self?.story.append("\(number) \(finished)")
      self?.called.append(number)
      self?.updateWithin()
    }
  }

  private func update() {
    screen.view.update(
      animated: !random.oneIn(3), reconfigureVisible: random.oneIn(10), completion: completion())
  }

  private func reload() {
    story.append("reload")
    screen.view.reload(completion: completion())
  }

  private func performUpdate() {
    awaited += 1
    story.append("perform")
    let task = Task.immediate { [weak self, view = screen.view] in
      await view.performUpdate()
      self?.returned += 1
    }
    guard random.oneIn(3) else { return }
    task.cancel()
    wasCancelled = true
    story.append("cancel")
  }

  /// An update from inside a closure that an update or a layout calls.
  private func updateWithin() {
    guard isArmed else { return }
    isArmed = false
    counts.nestedUpdates += 1
    changes.change(&screen.sections, &random)
    update()
  }

  /// Lets everything come to its end.
  private func settle() async {
    let view = screen.view
    let isCutShort = random.oneIn(4)
    // Another thread compares, and may have to wait for a processor.
    for _ in 0..<1_000_000 {
      view.standInRunDeferredUpdates()
      StandInAnimations.finish(!isCutShort)
      if view.window == nil { screen.window.addSubview(view) }
      screen.window.layoutIfNeeded()
      if called.count == asked, returned == awaited, !view.host.driver.isBusy { break }
      await Task.yield()
    }
    StandInAnimations.finish()
    view.standInDefersUpdates = false
  }

  // MARK: What must hold

  private func check() {
    if called != Array(0..<asked) {
      faults.append("of \(asked) completions came \(called.suffix(5))")
    }
    if returned != awaited { faults.append("\(returned) of \(awaited) awaited updates returned") }
    called = called.count == asked ? called : Array(0..<asked)
    if wasCancelled {
      // The list is as it was before, and the next update brings the newest.
      isArmed = false
      screen.view.update(animated: false)
      wasCancelled = false
    }
    faults += screen.faults
  }

  private func compare(_ before: [LetterSection], _ operations: StandInOperations) {
    counts.compared += 1
    if operations.batches == 1 { counts.oneBatch += 1 }
    if operations.batches == 2 { counts.twoBatches += 1 }
    let fault = Reference.fault(
      from: before.reference, to: screen.sections.reference, batches: operations.batches,
      sections: operations.sections, deletions: operations.deletedItems,
      insertions: operations.insertedItems, moves: operations.movedItems)
    if let fault { faults.append(fault) }
  }

  /// The selected letters by their section's name.
  private var selectedLetters: [String] {
    (screen.view.indexPathsForSelectedItems ?? []).map { name(of: $0, in: screen.sections) }
  }

  private func name(of path: IndexPath, in sections: [LetterSection]) -> String {
    "\(sections[path.section].name)/\(sections[path.section].letters[path.item].id)"
  }

  /// What stays in its section stays selected.
  private func checkSelection(_ before: [String], _ old: [LetterSection]) {
    guard !changes.hasDuplicates else { return }
    let names = screen.sections.flatMap { section in
      section.letters.map { "\(section.name)/\($0.id)" }
    }
    let after = selectedLetters
    for name in before where names.contains(name) && !after.contains(name) {
      faults.append("\(name) is selected no more")
    }
    if after.count > before.count { faults.append("\(after) are selected, and were \(before)") }
  }
}
