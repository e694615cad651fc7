import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Items by what they stand for instead of where they are.
extension UICollectionView {
  /// Where the item that shows an element is in the newest list; the first of several.
  ///
  /// O(items) comparisons.
  ///
  /// - Parameter element: the element that the item was made from, or one with its identity.
  /// - Returns: its place; nil where no item shows it.
  public func indexPath(of element: some Differenciable) -> IndexPath? {
    host.driver.index(of: element)?.indexPath
  }

  /// Scrolls, without motion, until an element is at a distance from the visible part's top edge, or
  /// as far as the list goes.
  ///
  /// O(items) comparisons.
  ///
  /// - Parameters:
  ///   - element: the element that the item was made from, or one with its identity.
  ///   - offset: the distance in points.
  /// - Returns: whether the list that is on screen has it.
  @discardableResult
  public func scroll(to element: some Differenciable, offset: CGFloat = 0) -> Bool {
    host.driver.scroll(to: element, offset: offset)
  }

  /// Selects these elements and no others; those that aren't in the list are ignored.
  ///
  /// As with UIKit's own selecting, no item's closure is called, but ``onSelectionChange`` is. Where the
  /// list isn't on screen, they are selected as soon as it is. O(items).
  ///
  /// - Parameter elements: what shall be selected, at most one where only one can be.
  public func select<Element: Differenciable & Hashable>(elements: Set<Element>) {
    host.driver.select(elements)
  }

  /// The selected elements of a type, in the order of the list.
  ///
  /// It knows of a selection made before the list is on screen, too.
  ///
  /// - Parameter type: the elements' type.
  /// - Returns: them; none where nothing is selected.
  public func selectedElements<Element: Differenciable>(of type: Element.Type) -> [Element] {
    host.driver.selectedElements(of: type)
  }

  /// Called when others are selected than before.
  ///
  /// That is by the user, by ``select(elements:)``, and when selected ones have gone. The view retains
  /// it, so let it hold its owner weakly.
  public var onSelectionChange: (@MainActor () -> Void)? {
    get { host.driver.onSelectionChange }
    set { host.driver.onSelectionChange = newValue }
  }
}
