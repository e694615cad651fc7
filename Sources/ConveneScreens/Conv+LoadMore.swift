import ConveneLists
import ConveneStates

extension Conv where Host: StateRowList {
  /// Loads what follows when the end of the list comes near, and tells of it in a row after
  /// everything else: that it is being loaded, or failed, with a retry.
  ///
  /// ```swift
  /// list.conv { conv in
  ///   conv.create { section in
  ///     section.create(for: loader.elements) { (user, item: Item<UserCell>) in … }
  ///   }
  ///   conv.loadMore(from: loader)
  /// }
  /// ```
  ///
  /// The list updates by itself whenever the elements, or what is told of the end, change. It takes
  /// the place of what ``onReachEnd(within:dependsOn:_:)`` was told to call.
  ///
  /// - Parameters:
  ///   - loader: loads the list's pages; retained with the declaration.
  ///   - distance: how near the end must be.
  /// - Returns: The declaration, for further sections.
  @discardableResult
  public func loadMore<Element, Cursor>(
    from loader: PageLoader<Element, Cursor>, within distance: EndDistance = .viewports(0.5)
  ) -> Self {
    append(.more(of: loader))
    return onReachEnd(within: distance, dependsOn: loader.round) { loader.loadMore() }
  }
}
