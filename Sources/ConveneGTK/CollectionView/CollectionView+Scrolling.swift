import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Scrolling to items, at once or in motion.
extension CollectionView {
  /// Where in what is seen an item is scrolled to.
  public typealias ScrollPosition = FlowLayout.ScrollPosition

  /// Scrolls to an item.
  ///
  /// In motion the list goes where the item is when it gets there: it follows an item that an update
  /// moves meanwhile, and stays where it has got to where the item goes. The user's own scrolling ends
  /// the motion. Where the list isn't on screen, it is at the item as soon as it is. O(items)
  /// comparisons, also for each update while it is in motion.
  ///
  /// - Parameters:
  ///   - element: The element that the item was made from, or one with its identity.
  ///   - position: Where the item shall be seen, as far as the list can be scrolled; below a pinned
  ///     header in any case.
  ///   - animated: Whether it goes there in motion, if the desktop's setting allows it.
  /// - Returns: Whether there is such an item in the newest list that was declared and updated; not
  ///   while its section is folded.
  @discardableResult
  public func scroll(
    to element: some Differenciable, at position: ScrollPosition = .nearest, animated: Bool = false
  ) -> Bool {
    let goal = ScrollGoal(position: position) { $0.index(of: element) }
    scroll(to: goal, animated: animated)
    return goal.index(in: driver.content) != nil
  }

  /// Scrolls to where the list begins.
  ///
  /// - Parameter animated: Whether it goes there in motion, if the desktop's setting allows it.
  public func scrollToTop(animated: Bool = true) { scroll(to: .top, animated: animated) }

  /// Scrolls as far as needed to show an item, and with a section's first one its header.
  func reveal(_ index: ItemIndex) {
    scroll(to: ScrollGoal(position: .nearest) { _ in index }, animated: false)
  }

  /// Scrolls as far as needed to show an item or a header.
  func reveal(_ element: LayoutElement) {
    switch element {
    case .item(let index): reveal(index)
    case .header(let section), .footer(let section):
      guard
        let target = layout?.offset(
          revealingHeader: section, from: offset, height: CGFloat(length)),
        isReady, target != offset
      else { return }
      stopScrolling()
      scrollable.scroll(to: target)
    }
  }

  func scroll(to goal: ScrollGoal, animated: Bool) {
    guard isReady, layout != nil, length > 0 else {
      scrolling = nil
      wantedGoal = goal
      return
    }
    guard let target = target(of: goal, in: driver.content) else { return }
    stopScrolling()
    guard target != offset else { return }
    guard animated, motionClock.isEnabled(for: area) else { return jump(to: goal) }
    let scrolling = ScrollMotion(to: goal)
    self.scrolling = scrolling
    scrolling.begin(
      motionClock.begin(
        for: area,
        progress: { [weak self, weak scrolling] progress in
          if let self, let scrolling { step(scrolling, to: progress) }
        },
        end: { [weak self] in self?.finishScrolling() }))
  }

  /// Ends what scrolls the list, be it motion of ours or momentum.
  func stopScrolling() {
    scrolling = nil
    scrollable.stop()
  }

  /// Comes to the end of scrolling in motion.
  func finishScrolling() {
    guard let goal = scrolling?.goal else { return }
    scrolling = nil
    jump(to: goal)
  }

  /// Lets scrolling end where an update has taken its item away.
  func followGoal() {
    guard let goal = scrolling?.goal, target(of: goal, in: driver.content) == nil else { return }
    scrolling = nil
  }

  private func step(_ scrolling: ScrollMotion, to progress: Double) {
    guard scrolling === self.scrolling, let target = target(of: scrolling.goal, in: driver.content)
    else { return }
    scrollable.scroll(
      to: scrolling.approach.advance(to: progress, from: offset, towards: target))
  }

  /// What comes into view may be of another height than it was estimated to be, and be measured then.
  private func jump(to goal: ScrollGoal) {
    for _ in 0..<4 {
      guard let target = target(of: goal, in: driver.content), target != offset else { return }
      scrollable.scroll(to: target)
    }
  }

  /// How far the list is to be scrolled, as far as it can be.
  private func target(of goal: ScrollGoal, in content: ListContent<CollectionView>) -> Double? {
    guard let layout else { return nil }
    guard let find = goal.find else { return 0 }
    guard let index = find(content),
      let target = layout.offset(
        showing: index, at: goal.position, from: offset, height: CGFloat(length))
    else { return nil }
    return min(max(0, target), max(0, layout.contentHeight - CGFloat(length)))
  }
}

/// Where the list is to be scrolled.
@MainActor
struct ScrollGoal {
  /// Finds the item; `nil` for where the list begins.
  let find: (@MainActor (ListContent<CollectionView>) -> ItemIndex?)?
  /// Where the item is to be seen.
  let position: FlowLayout.ScrollPosition

  init(
    position: FlowLayout.ScrollPosition,
    find: (@MainActor (ListContent<CollectionView>) -> ItemIndex?)?
  ) {
    self.find = find
    self.position = position
  }

  /// Where the list begins.
  static var top: ScrollGoal { ScrollGoal(position: .top, find: nil) }

  /// The item, in a list that has it.
  func index(in content: ListContent<CollectionView>) -> ItemIndex? { find?(content) }
}

/// Scrolling in motion to a goal.
@MainActor
final class ScrollMotion {
  let goal: ScrollGoal
  var approach = ScrollApproach()
  private var motion: (any Motion)?

  init(to goal: ScrollGoal) { self.goal = goal }

  func begin(_ motion: any Motion) { self.motion = motion }

  func cancel() {
    motion?.cancel()
    motion = nil
  }
}
