import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension NSCollectionLayoutSection {
  /// The same section as UIKit takes it.
  convenience init(_ declared: SectionGroup) {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: declared.height.layoutSize,
      subitems: declared.blocks.map(\.layoutGroup) + declared.rows.map(declared.row))
    group.interItemSpacing = .fixed(declared.spacing)
    self.init(group: group)
    interGroupSpacing = declared.spacing
    contentInsets = NSDirectionalEdgeInsets(
      top: declared.top, leading: 0, bottom: declared.bottom, trailing: 0)
    boundarySupplementaryItems = SupplementaryKind.allCases.compactMap(declared.boundaryItem)
  }
}

@MainActor
extension SectionGroup.Height {
  /// As wide as there is room.
  fileprivate var layoutSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: form(known: .absolute(points), estimated: .estimated(points)))
  }
}

@MainActor
extension SectionGroup.Block {
  fileprivate var layoutGroup: NSCollectionLayoutItem {
    NSCollectionLayoutGroup.custom(
      layoutSize: SectionGroup.Height(points: height, isEstimated: false).layoutSize
    ) { [frames] _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
  }
}

@MainActor
extension SectionGroup {
  fileprivate func row(_ estimate: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: Height(points: estimate, isEstimated: true).layoutSize)
    item.contentInsets.leading = leading
    item.contentInsets.trailing = trailing
    return item
  }

  fileprivate func boundaryItem(
    _ kind: SupplementaryKind
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    boundaries[kind].map { height in
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: height.layoutSize, elementKind: kind.elementKind, alignment: kind.alignment)
      item.pinToVisibleBounds = pinned.contains(kind)
      return item
    }
  }
}

extension SupplementaryKind {
  /// Where it stands.
  fileprivate var alignment: NSRectAlignment { Self.alignments[self, default: .top] }

  private static let alignments: [SupplementaryKind: NSRectAlignment] = [
    .header: .top, .footer: .bottom,
  ]
}
