import CAdwaita
import ConveneLists
import Foundation

/// How a change is shown: everything goes from where it is on screen to where it belongs.
extension CollectionView {
  /// Notes what is on screen before a change, and ends an earlier motion where it has got to.
  ///
  /// - Parameter animated: Whether the change is shown in motion, where the desktop has any.
  /// - Returns: What the change begins with.
  func beginChange(animated: Bool) -> PendingChange {
    var change = PendingChange(
      layout: layout, offset: offset, focus: focusedIndex,
      isAnimated: animated && motionClock.isEnabled(for: area))
    let rect = visibleRect
    func notePose(_ view: MountedView, _ pose: ListTransition.Pose?) -> Bool {
      guard change.isAnimated, let pose, pose.opacity > 0, pose.rect.intersects(rect) else {
        return false
      }
      change.note(pose.shifted(by: -offset), of: view)
      return true
    }
    for (element, view) in mounted {
      let frame = view === drag?.view ? drag?.frame.offsetBy(dx: 0, dy: offset) : nil
      _ = notePose(
        view,
        view.transition?.frame(for: motionProgress)
          ?? (frame ?? shownFrame(of: element)).map { ListTransition.Pose(rect: $0) })
    }
    // What was on its way out goes on from there, unless changes come faster than frames.
    let going = leaving.filter { notePose($0, $0.transition?.frame(for: motionProgress)) }
    change.removed = going.suffix(greatestCarry)
    let kept = Set(change.removed.map { ObjectIdentifier($0) })
    let gone = leaving.filter { !kept.contains(ObjectIdentifier($0)) }
    leaving = []
    for view in gone { recycle(view) }
    endMotion(finished: false)
    return change
  }

  /// How many views that an earlier change took away may go on their way in the next one.
  var greatestCarry: Int { max(16, mounted.count) }

  /// Shows the change that was told: in motion, where there is any to be shown.
  func beginMotion() {
    guard let change else { return }
    // The app may have taken the list out of its window while it filled a cell.
    guard !change.isAnimated || motionClock.isEnabled(for: area) else {
      return finishChangeAtOnce()
    }
    self.change = nil
    if change.isAnimated {
      for (element, view) in mounted { setTransition(of: view, element, from: change) }
    }
    for (element, view) in change.departing {
      depart(view, departure(of: view, element, from: change))
    }
    for view in change.removed {
      depart(view, removal(of: view, from: change))
    }
    tidyPool()
    guard !leaving.isEmpty || mounted.values.contains(where: { $0.transition != nil }) else {
      lower()
      for completion in change.completions { completion(true) }
      return
    }
    motionCompletions = change.completions
    motionProgress = 0
    motion = motionClock.begin(
      for: area,
      progress: { [weak self] progress in
        guard let self else { return }
        motionProgress = progress
        gtk_widget_queue_allocate(area)
      },
      end: { [weak self] in self?.endMotion(finished: true) })
  }

  /// Shows a change without motion.
  func finishChangeAtOnce() {
    guard let change else { return }
    self.change = nil
    for view in change.removed + change.departing.map(\.view) { recycle(view) }
    tidyPool()
    lower()
    for completion in change.completions { completion(true) }
  }

  /// Ends what is in motion: everything is where it belongs.
  func endMotion(finished: Bool) {
    motion?.cancel()
    motion = nil
    motionProgress = 1
    for view in mounted.values { view.transition = nil }
    lower()
    let gone = leaving
    leaving = []
    for view in gone { recycle(view) }
    gtk_widget_queue_allocate(area)
    let completions = motionCompletions
    motionCompletions = []
    guard !completions.isEmpty else { return }
    // What an app does when a motion has ended, it can't do while widgets are being placed.
    if isPlacing {
      Task { for completion in completions { completion(finished) } }
    } else {
      for completion in completions { completion(finished) }
    }
  }

  /// What was held and has come to its place lies among the others again.
  private func lower() { if drag == nil { raised = nil } }

  private func setTransition(
    of view: MountedView, _ element: LayoutElement, from change: PendingChange
  ) {
    guard let frame = shownFrame(of: element), view !== drag?.view else { return }
    let transition: ListTransition
    if let pose = change.pose(of: view) {
      transition = ListTransition(
        kind: .moved, start: pose.shifted(by: offset), end: .init(rect: frame))
    } else if let old = change.oldElement(element), let rect = change.layout?.frame(of: old) {
      transition = .moved(
        from: rect.offsetBy(dx: 0, dy: offset - change.offset), to: frame, in: visibleRect)
    } else {
      transition = .inserted(at: frame)
    }
    // Such as the focused cell, which is kept however far away it is.
    let isSeen = [transition.start, transition.end].contains { $0.rect.intersects(visibleRect) }
    view.transition = isSeen && transition.start != transition.end ? transition : nil
  }

  private func departure(
    of view: MountedView, _ element: LayoutElement, from change: PendingChange
  ) -> ListTransition? {
    guard let pose = change.pose(of: view)?.shifted(by: offset),
      let frame = layout?.frame(of: element)
    else { return nil }
    let end = ListTransition.moved(from: pose.rect, to: frame, in: visibleRect).end
    return ListTransition(kind: .moved, start: pose, end: end)
  }

  private func removal(of view: MountedView, from change: PendingChange) -> ListTransition? {
    change.pose(of: view).map { pose in
      let start = pose.shifted(by: offset)
      return ListTransition(
        kind: .removed, start: start, end: .init(rect: start.rect, opacity: 0))
    }
  }

  /// A view goes, in motion or at once; what is on its way out isn't there for a screen reader, and
  /// lies below what stays.
  private func depart(_ view: MountedView, _ transition: ListTransition?) {
    guard let transition else { return recycle(view) }
    view.transition = transition
    setHidden(view.view, true)
    gtk_widget_insert_after(view.widget, area, leaving.last?.widget)
    leaving.append(view)
  }
}

extension ListTransition.Pose {
  fileprivate func shifted(by distance: Double) -> Self {
    .init(rect: rect.offsetBy(dx: 0, dy: distance), opacity: opacity)
  }
}
