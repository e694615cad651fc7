/// One kind of thing that a screen may have none of, and the one sentence that says so.
///
/// It has a title and nothing else, so that no screen can make an empty state of a look of its own.
/// An app names its kinds once:
///
/// ```swift
/// extension EmptyState {
///   static let reservation = EmptyState(title: "There is no reservation information")
/// }
/// ```
public struct EmptyState: EmptyStateRepresentable, Hashable, Sendable {
  /// The one sentence.
  public let title: String

  /// Makes a kind of empty state.
  ///
  /// - Parameter title: the one sentence, in the reader's language.
  public init(title: String) {
    self.title = title
  }
}
