import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension CollectionHost: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    keepPlaces()
    return driver.countsForLayout().count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { driver.countForLayout(ofSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    keepPlaces()
    let item = driver.item(at: ItemIndex(indexPath))
    let cell = Registrar.cell(for: item, of: driver, in: collectionView, at: indexPath)
    item.map { _ = driver.configure(cell, as: $0) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let place = SupplementaryKind(elementKind: kind)
    let supplementary = driver.content.supplementary(place, in: indexPath.section)
    let view = Registrar.view(
      for: supplementary, of: driver, kind, in: collectionView, at: indexPath)
    fill(view, place, indexPath.section)
    return view
  }

  // MARK: Dragging

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { driver.canMove(.canMove, ItemIndex(indexPath)) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    driver.didMove(from: ItemIndex(sourceIndexPath), to: ItemIndex(destinationIndexPath))
  }

  // MARK: Index

  func indexTitles(for collectionView: UICollectionView) -> [String]? { driver.indexTitles }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { driver.item(ofIndexTitle: index).indexPath }
}
