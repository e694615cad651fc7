/// Pinned headers, for platforms whose layouts pin all of them or none.
extension ListDriver {
  /// Whether the host's layout is to pin headers from now on.
  ///
  /// - Parameter isPinning: Whether the layout pins them now.
  /// - Returns: What is to be set; `nil` where it is to be left alone. What the app has set by itself
  ///   stays, until the declaration wants it.
  package func headerPinning(now isPinning: Bool) -> Bool? {
    let didPin = pinsHeaders
    pinsHeaders = content.pinsAllHeaders
    if pinsHeaders { return isPinning ? nil : true }
    return didPin && isPinning ? false : nil
  }
}

extension ListContent {
  /// Whether there are headers to be pinned, and no others.
  var pinsAllHeaders: Bool {
    let headed = sections.lazy.filter { $0.header != nil }
    return !headed.isEmpty && headed.allSatisfy { $0.headerPinsToVisibleBounds }
  }
}

extension SectionContent {
  /// Whether it has a header that is to be pinned.
  var pinsHeader: Bool { header != nil && headerPinsToVisibleBounds }
}
