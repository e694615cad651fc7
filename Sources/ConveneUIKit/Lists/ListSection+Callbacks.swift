import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension ListSection where Host == UICollectionView {
  /// The section's title in the index along the view's edge; without one it isn't in the index.
  public var indexTitle: String? {
    get { callbacks.answer(.indexTitle, (), ()) }
    set { setIndexTitle(newValue) }
  }
}
