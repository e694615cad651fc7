/// How near an end must have come before `onReachEnd` is called.
public enum EndDistance: Hashable, Sendable {
  /// No more than so many items follow the last one in view; a negative number is 0.
  case items(Int)
  /// The items that follow the last one in view are at most so many times as many as are in view.
  ///
  /// What is negative, or no number, is 0.
  case viewports(Double)

  /// Whether an end is near.
  ///
  /// - Parameters:
  ///   - remaining: The number of items after the last one in view.
  ///   - visible: The number of items in view.
  /// - Returns: Whether it is.
  func reaches(over remaining: Int, visible: Int) -> Bool {
    switch self {
    case .items(let count): remaining <= max(0, count)
    case .viewports(let count): Double(remaining) <= max(0, count * Double(visible))
    }
  }
}

/// What is called when the end of a list, or of a section, comes near.
///
/// It is a class, since most sections have none.
package final class EndAction {
  let distance: EndDistance
  let dependsOn: AnyHashable?
  let call: @MainActor () -> Void

  init(
    distance: EndDistance, dependsOn: AnyHashable?, call: @escaping @MainActor () -> Void
  ) {
    self.distance = distance
    self.dependsOn = dependsOn
    self.call = call
  }
}

extension Conv {
  /// Calls something when the end of the list comes near, to load what follows.
  ///
  /// ```swift
  /// list.conv { conv in
  ///   conv.create { section in … }
  ///   conv.onReachEnd { model.loadMore() }
  /// }
  /// ```
  ///
  /// It is called in a turn of its own, after scrolling and after updates, also where all items fit
  /// into the view, but never while there are none, nor while the last one is in a section that is
  /// folded. For one end it is called once: again only when the number of items, the last item, or
  /// `dependsOn` is another. Folding and unfolding change none of them.
  ///
  /// - Parameters:
  ///   - distance: How near the end must be.
  ///   - dependsOn: When this value changes, the same end is told again if it is near: what the app
  ///     answered before counts no longer, as after a refresh.
  ///   - action: Called on the main actor; of several that are set the last counts. Retained with
  ///     the declaration.
  /// - Returns: The declaration, for further sections.
  @discardableResult
  public func onReachEnd(
    within distance: EndDistance = .viewports(0.5), dependsOn: AnyHashable? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> Self {
    end = EndAction(distance: distance, dependsOn: dependsOn, call: action)
    return self
  }
}

extension ListSection {
  /// Calls something when the end of this section comes near, to load what follows in it.
  ///
  /// It is called as the list's own ``Conv/onReachEnd(within:dependsOn:_:)`` is, for the items of
  /// this section; not while the section lies above the view.
  ///
  /// - Parameters:
  ///   - distance: How near the end must be.
  ///   - dependsOn: When this value changes, the same end is told again if it is near.
  ///   - action: Called on the main actor; of several that are set the last counts. Retained with
  ///     the declaration.
  public func onReachEnd(
    within distance: EndDistance = .viewports(0.5), dependsOn: AnyHashable? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    set(EndAction(distance: distance, dependsOn: dependsOn, call: action))
  }
}
