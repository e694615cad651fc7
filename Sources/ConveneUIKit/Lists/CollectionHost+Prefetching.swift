import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Only while something in the list wants to know what will be needed.
extension CollectionHost: UICollectionViewDataSourcePrefetching {
  private var appPrefetching: (any UICollectionViewDataSourcePrefetching)? {
    prefetchPlace.other as? any UICollectionViewDataSourcePrefetching
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    driver.tellOnce(about: indexPaths) {
      driver.tell(.prefetch, at: indexPaths.map(ItemIndex.init))
      appPrefetching?.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    driver.tellOnce(about: indexPaths) {
      driver.tell(.cancelPrefetch, at: indexPaths.map(ItemIndex.init))
      appPrefetching?.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
