/// A view that a list makes, reuses and fills: a cell, a header or a footer.
@MainActor
public protocol ReusableView: AnyObject {
  /// The platform's list view that this view stands in.
  ///
  /// It is what keeps a table's cell out of a collection: such a declaration doesn't compile.
  associatedtype Host: AnyObject
}

/// A view of which its platform knows what is to be read on it.
@MainActor
package protocol ReadableView {
  /// The texts on it, from top to bottom; `nil` where there is none.
  var readableTexts: [String?] { get }
}

/// A view that shows an item.
///
/// Headers and footers are reusable views without being cells, so that neither stands in for the
/// other.
@MainActor
public protocol ReusableCell: ReusableView {}
