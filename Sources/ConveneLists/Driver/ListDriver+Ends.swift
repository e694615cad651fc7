/// When the ends of a list and of its sections are told.
extension ListDriver {
  /// Other items may be in view than before: the host has scrolled, or laid out its views.
  ///
  /// It costs nothing where no end is waited for.
  package func visibleItemsChanged() {
    guard content.hasEnds, !isEndPending else { return }
    isEndPending = true
    // In a turn of its own, so that what the app does then is never in the middle of an update.
    Task { [weak self] in
      self?.isEndPending = false
      self?.tellEnds()
    }
  }

  private func tellEnds() {
    // Where an update or a layout is to come, the ends are looked at after it.
    guard let host, host.isReady, wasShown, lastSeen == nil, updates.waiting == nil, answering == 0
    else { return }
    let visible = host.viewport.visible.map(\.index)
    for action in ends.newActions(in: content, visible: visible) { action() }
  }
}
