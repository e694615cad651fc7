import Foundation

/// What a screen met that has a defined result but is worth knowing.
public enum StateDiagnostic: Hashable, Sendable {
  /// The app counted fewer than no items; it counts as 0.
  case negativeItemCount(Int)
  /// A load that was cancelled or superseded brought a value after all, which was dropped.
  case lateResultDropped
  /// Another renderer took the place of one that still draws: only the newer one draws.
  case rendererReplaced
  /// An empty state was to be shown whose title has nothing to be read: nothing is seen.
  case emptyStateWithoutTitle
  /// Another loader was given this loader's states: only the newer one says what is shown.
  case loaderReplaced
  /// The image of a state couldn't be loaded or decoded; the state's symbol is shown.
  case imageNotLoaded(URL, ImageLoadingError)
  /// The app's own view for a state is what shows the state, or is around it: the default look is shown.
  case customViewAroundState(ViewState)
}

extension StateDiagnostic: CustomStringConvertible {
  /// The diagnostic in a sentence.
  public var description: String {
    switch self {
    case .negativeItemCount(let count):
      "The item count is \(count), which counts as 0: check the closure itemCount."
    case .lateResultDropped:
      "A load that was cancelled or superseded brought a value, which was dropped."
    case .rendererReplaced:
      "A second renderer was attached, and the first draws no more: make a model for each view."
    case .emptyStateWithoutTitle:
      "An empty state is shown that says nothing: give its kind a title."
    case .loaderReplaced:
      "A second loader was given the states of this one, whose display isn't shown any more."
    case .imageNotLoaded(let url, let error):
      // A data URL is as long as the image in it.
      "The image at \(url.absoluteString.prefix(200)) can't be shown: \(error)."
    case .customViewAroundState(let state):
      "The view that was set for the state “\(state.name)” is around the one that shows it, and can't "
        + "be put into it: set a view of its own."
    }
  }
}
