/// What names the kinds of things that an app's screens may have none of.
///
/// An app that wants all its kinds in one place makes an enumeration of its own conform:
///
/// ```swift
/// enum Emptiness: EmptyStateRepresentable {
///   case reservation, table
///
///   var title: String {
///     switch self {
///     case .reservation: "There is no reservation information"
///     case .table: "There is no table"
///     }
///   }
/// }
/// ```
public protocol EmptyStateRepresentable {
  /// The one sentence, in the reader's language.
  ///
  /// Asked for once, when a holder is made. Line breaks are kept; markup is text like any other.
  /// A title without anything to be read shows nothing. Beyond 20,000 characters it is cut.
  var title: String { get }
}

extension EmptyStateRepresentable {
  /// The title as a toolkit can lay it out; empty where there is nothing to be read.
  package var readableTitle: String {
    let title = title
    return title.allSatisfy(\.isWhitespace) ? "" : title.readable
  }
}
