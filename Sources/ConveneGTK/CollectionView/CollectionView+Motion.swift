import CAdwaita
import ConveneLists
import Foundation

/// How a change is shown: everything goes from where it is on screen to where it belongs.
extension CollectionView {
  /// Notes what is on screen before a change, and ends an earlier motion where it has got to.
  func beginChange() -> PendingChange {
    var poses: [ObjectIdentifier: ListTransition.Pose] = [:]
    let rect = visibleRect
    for (element, view) in mounted {
      guard
        var pose = view.transition?.frame(for: motionProgress)
          ?? layout?.frame(of: element).map({ ListTransition.Pose(rect: $0) }),
        pose.rect.intersects(rect)
      else { continue }
      pose.rect.origin.y -= offset
      poses[ObjectIdentifier(view)] = pose
    }
    let change = PendingChange(layout: layout, offset: offset, poses: poses, focus: focusedIndex)
    endMotion(finished: false)
    return change
  }

  /// Shows the change that was told: in motion, where there is any to be shown.
  func beginMotion() {
    guard let change else { return }
    self.change = nil
    let isMoving = change.isAnimated && motionClock.isEnabled(for: area)
    if isMoving {
      for (element, view) in mounted { setTransition(of: view, element, from: change) }
    }
    for (element, view) in change.departing {
      depart(view, isMoving ? departure(of: view, element, from: change) : nil)
    }
    for view in change.removed {
      depart(view, isMoving ? removal(of: view, from: change) : nil)
    }
    let moves = !leaving.isEmpty || mounted.values.contains { $0.transition != nil }
    guard moves else {
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
    for completion in change.completions { completion(true) }
  }

  /// Ends what is in motion: everything is where it belongs.
  func endMotion(finished: Bool) {
    motion?.cancel()
    motion = nil
    motionProgress = 1
    for view in mounted.values { view.transition = nil }
    for view in leaving { recycle(view) }
    leaving = []
    gtk_widget_queue_allocate(area)
    let completions = motionCompletions
    motionCompletions = []
    for completion in completions { completion(finished) }
  }

  private func setTransition(
    of view: MountedView, _ element: LayoutElement, from change: PendingChange
  ) {
    guard let frame = layout?.frame(of: element) else { return }
    let transition: ListTransition
    if let pose = change.poses[ObjectIdentifier(view)] {
      transition = ListTransition(
        kind: .moved, start: pose.shifted(by: offset), end: .init(rect: frame))
    } else if let old = change.oldElement(element), let rect = change.layout?.frame(of: old) {
      transition = .moved(
        from: rect.offsetBy(dx: 0, dy: offset - change.offset), to: frame, in: visibleRect)
    } else {
      transition = .inserted(at: frame)
    }
    view.transition = transition.start == transition.end ? nil : transition
  }

  private func departure(
    of view: MountedView, _ element: LayoutElement, from change: PendingChange
  ) -> ListTransition? {
    guard let pose = change.poses[ObjectIdentifier(view)]?.shifted(by: offset),
      let frame = layout?.frame(of: element)
    else { return nil }
    let end = ListTransition.moved(from: pose.rect, to: frame, in: visibleRect).end
    return ListTransition(kind: .moved, start: pose, end: end)
  }

  private func removal(of view: MountedView, from change: PendingChange) -> ListTransition? {
    change.poses[ObjectIdentifier(view)].map { pose in
      let start = pose.shifted(by: offset)
      return ListTransition(
        kind: .removed, start: start, end: .init(rect: start.rect, opacity: 0))
    }
  }

  private func depart(_ view: MountedView, _ transition: ListTransition?) {
    guard let transition else { return recycle(view) }
    view.transition = transition
    leaving.append(view)
  }
}

extension ListTransition.Pose {
  fileprivate func shifted(by distance: Double) -> Self {
    .init(rect: rect.offsetBy(dx: 0, dy: distance), opacity: opacity)
  }
}
