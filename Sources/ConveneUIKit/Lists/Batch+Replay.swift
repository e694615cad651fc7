import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension UICollectionView {
  /// Asks for each operation of a batch; UIKit takes them as one, in any order.
  func replay(_ batch: Batch) {
    deleteSections(IndexSet(batch.deletedSections))
    insertSections(IndexSet(batch.insertedSections))
    for move in batch.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: batch.deletedItems.map(\.indexPath))
    insertItems(at: batch.insertedItems.map(\.indexPath))
    for move in batch.movedItems { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }
}

extension ItemIndex {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension SupplementaryKind {
  /// UIKit's name for it.
  var elementKind: String { Self.elementKinds[self, default: ""] }

  /// What UIKit's name stands for; a header where it is a name of the app's own.
  init(elementKind: String) {
    self.init(isFooter: elementKind == UICollectionView.elementKindSectionFooter)
  }

  private static let elementKinds: [SupplementaryKind: String] = [
    .header: UICollectionView.elementKindSectionHeader,
    .footer: UICollectionView.elementKindSectionFooter,
  ]
}
