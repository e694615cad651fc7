/// A list view that shows states in rows of its own: `UICollectionView` on iOS, `CollectionView` on
/// Linux, and `TestList` in tests.
///
/// A declaration that is generic over its list view asks for one, where it shows a loader's state or
/// loads more:
///
/// ```swift
/// func declare<Cell: ReusableCell>(
///   _ loader: PageLoader<Tea, Int>, in conv: Conv<Cell.Host>,
///   show: @escaping @MainActor (Tea, Cell) -> Void
/// ) where Cell.Host: StateRowList {
///   conv.create { section in … }
///   conv.loadMore(from: loader)
/// }
/// ```
@MainActor
public protocol StateRowList: AnyObject {
  /// What draws a state in a row of such a list; the library's list views have their own.
  static var stateRows: StateRows { get }
}
