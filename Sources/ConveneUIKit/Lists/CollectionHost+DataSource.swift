import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension CollectionHost: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    driver.countsForLayout().count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { driver.countsForLayout()[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = driver.item(at: ItemIndex(indexPath))
    let cell = Registrar.cell(for: item, in: collectionView, at: indexPath)
    item.map { _ = driver.configure(cell, as: $0) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let place = SupplementaryKind(elementKind: kind)
    let supplementary = driver.content.supplementary(place, in: indexPath.section)
    let view = Registrar.view(for: supplementary, kind, in: collectionView, at: indexPath)
    driver.configure(view, place, section: indexPath.section)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { driver.allows(.move, at: ItemIndex(indexPath)) }
}

extension CollectionHost: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths { driver.tell(.prefetched, at: ItemIndex(path)) }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths { driver.tell(.prefetchCancelled, at: ItemIndex(path)) }
  }
}
