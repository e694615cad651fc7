/// Refreshes a screen by a pull, and tells when that is over: with an answer, an error, a cancel,
/// another load in its place, or a wait for the network.
///
/// The loader is held weakly. Main actor only.
@MainActor
package final class PullToRefresh {
  /// Whether a refresh is under way that was pulled for.
  package private(set) var isPulled = false
  /// Is called when ``isPulled`` has changed; retained, so that it should hold its owner weakly.
  package var onChange: (@MainActor () -> Void)?

  /// Is called when a refresh that was pulled for is over; retained, as the other.
  package var onEnd: (@MainActor () -> Void)?

  private let begin: @MainActor () -> Void
  private let isUnderWay: @MainActor () -> Bool
  private var condition: ObservedCondition?

  /// Makes one for a loader, in which nothing is pulled.
  package convenience init<Value>(_ loader: ScreenLoader<Value>) {
    self.init(
      begin: { [weak loader] in _ = loader?.refresh() },
      isUnderWay: { [weak loader] in loader?.isRefreshing == true })
  }

  /// Makes one for a loader of pages, which a pull has begin anew.
  package convenience init<Element, Cursor>(_ loader: PageLoader<Element, Cursor>) {
    self.init(
      begin: { [weak loader] in _ = loader?.refresh() },
      isUnderWay: { [weak loader] in loader?.isRefreshing == true })
  }

  private init(
    begin: @escaping @MainActor () -> Void, isUnderWay: @escaping @MainActor () -> Bool
  ) {
    self.begin = begin
    self.isUnderWay = isUnderWay
  }

  /// Begins to refresh.
  package func pull() {
    begin()
    set(true)
    condition = ObservedCondition(isUnderWay) { [weak self] isUnderWay in
      if !isUnderWay { self?.set(false) }
    }
  }

  private func set(_ isPulled: Bool) {
    guard isPulled != self.isPulled else { return }
    self.isPulled = isPulled
    if !isPulled {
      condition = nil
      onEnd?()
    }
    onChange?()
  }
}

extension ScreenLoader {
  /// Whether a refresh runs, and isn't waiting for the network.
  var isRefreshing: Bool { input.activity == .refreshing && !isWaiting }
}
