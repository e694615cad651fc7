import Testing
import UIKitStandIn

/// A data source of counts, whose cells are as high as the numbers say.
@MainActor
private final class Counts: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The height that the cell of an item wants.
  var height: (IndexPath) -> CGFloat = { _ in 30 }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? HighCell)?.wanted = height(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A cell that wants a height.
private final class HighCell: UICollectionViewCell {
  var wanted: CGFloat = 30

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wanted
    return layoutAttributes
  }
}

@MainActor
@Suite("A compositional layout lays out groups")
struct CompositionalLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source = Counts([5])

  private func show(
    _ layout: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: layout))
    view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test("items fill a row as often as there is room, rows follow each other with gaps")
  func grid() {
    let view = show { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 80)
      return section
    }
    #expect(frames(view)[0] == CGRect(x: 22, y: 6, width: 94, height: 46))
    #expect(frames(view)[1] == CGRect(x: 122, y: 6, width: 94, height: 46))
    #expect(frames(view)[4] == CGRect(x: 22, y: 126, width: 94, height: 46))
    #expect(view.contentSize == CGSize(width: 300, height: 5 + 170 + 7))
  }

  @Test("groups stand in groups, repeat a count of items, and spread out")
  func nested() {
    let view = show { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(60), .absolute(100)), repeatingSubitem: item, count: 2)
      column.interItemSpacing = .flexible(0)
      let large = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .fractionalHeight(1)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
      row.interItemSpacing = .fixed(8)
      return NSCollectionLayoutSection(group: row)
    }
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 208, y: 0, width: 60, height: 20),
        CGRect(x: 208, y: 80, width: 60, height: 20), CGRect(x: 0, y: 100, width: 200, height: 100),
        CGRect(x: 208, y: 100, width: 60, height: 20),
      ])
  }

  @Test(
    "what is estimated becomes as high as its cell wants, and what is above pushes nothing away")
  func estimates() {
    source.counts = [40]
    source.height = { CGFloat(20 + $0.item % 3 * 20) }
    let row = size(.fractionalWidth(1), .estimated(30))
    let view = show { _, _ in
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    }
    #expect(frames(view).prefix(4).map(\.minY) == [0, 20, 60, 120])
    view.contentOffset.y = 800
    view.setNeedsLayout()
    window.layoutIfNeeded()
    view.dataSource = nil
    view.dataSource = source
    window.layoutIfNeeded()
    // Upwards, over rows that are only estimated now.
    let anchor = view.indexPathsForVisibleItems.sorted()[2]
    let before = view.layoutAttributesForItem(at: anchor).map {
      $0.frame.minY - view.contentOffset.y
    }
    view.contentOffset.y -= 60
    view.setNeedsLayout()
    window.layoutIfNeeded()
    let after = view.layoutAttributesForItem(at: anchor).map {
      $0.frame.minY - view.contentOffset.y
    }
    #expect(after == before.map { $0 + 60 })
    #expect(view.visibleCells.allSatisfy { $0.frame.height == ($0 as? HighCell)?.wanted })
  }

  @Test("a header is beside the items, and pinned while its section is seen")
  func header() {
    source.counts = [5, 20]
    let view = show { _, _ in
      let row = size(.fractionalWidth(1), .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(10)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(frames(view)[0].minY == 10)
    #expect(frames(view, section: 1)[0].minY == 220)
    view.contentOffset.y = 100
    view.setNeedsLayout()
    window.layoutIfNeeded()
    let first = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 0, y: 100, width: 300, height: 10))
    view.contentOffset.y = 205
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(first?.frame.minY == 200, "it leaves with its section")
  }

  @Test("a section may scroll sideways: its cells come and go by that")
  func sideways() {
    source.counts = [10, 1]
    let view = show { index, _ in
      let card = size(.absolute(100), .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
      section.interGroupSpacing = 10
      section.orthogonalScrollingBehavior = index == 0 ? .continuous : .none
      return section
    }
    #expect(view.indexPathsForVisibleItems.count { $0.section == 0 } == 3)
    #expect(frames(view, section: 1)[0].minY == 80)
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    layout?.standInScroll(section: 0, to: 220)
    window.layoutIfNeeded()
    #expect(
      view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted() == [2, 3, 4])
  }

  @Test("a list is rows; items by hand are where the app says")
  func listAndCustom() {
    source.counts = [2, 2]
    let view = show { index, environment in
      guard index == 1 else {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(90))
      ) { environment in
        (0..<2).map { number in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(
              x: environment.container.contentSize.width / 3 * CGFloat(number), y: 5, width: 50,
              height: 60))
        }
      }
      return NSCollectionLayoutSection(group: group)
    }
    #expect(
      frames(view) == [
        CGRect(x: 20, y: 0, width: 260, height: 30), CGRect(x: 20, y: 30, width: 260, height: 30),
      ])
    #expect(frames(view, section: 1).map(\.minX) == [0, 100])
    #expect(frames(view, section: 1).map(\.minY) == [65, 65])
    #expect(view.contentSize.height == 150)
  }

  @Test("what can't be laid out is said")
  func rejections() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10), .absolute(10)))
    let box = size(.fractionalWidth(1), .absolute(10))
    #expect(
      UIKitExceptions.caught { _ = show { _, _ in nil } }
        == ["the section provider returned no layout for section 0"])
    #expect(
      UIKitExceptions.caught { _ = NSCollectionLayoutGroup.vertical(layoutSize: box, subitems: []) }
        .first?.contains("at least one subitem") == true)
    #expect(
      UIKitExceptions.caught { _ = NSCollectionLayoutDimension.absolute(-1) }.first?
        .contains("Invalid dimension -1") == true)
    let beside = UIKitExceptions.caught {
      _ = show { _, _ in
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: box, subitems: [item]))
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: box, elementKind: "badge", alignment: .leading)
        ]
        return section
      }
    }
    #expect(beside.contains { $0.contains("doesn't lay out badge beside items") })
  }
}
