/// What a list has to say of the pages that it hasn't loaded yet.
public enum MoreState: Hashable, Sendable {
  /// Nothing runs; a page follows, or nothing is known because nothing was loaded.
  case idle
  /// The next page is being loaded, or its load waits for the network.
  case loading
  /// There is more, but it is loaded only when somebody asks: the load was given up, or several
  /// pages in a row brought nothing.
  case paused
  /// The next page could not be loaded.
  case failed(FailureKind)
  /// There are no more pages.
  case end
}

extension ViewState {
  /// More can be loaded by hand: what the end of a list shows while it is ``MoreState/paused``.
  public static let loadMore = ViewState("loadMore")
}
