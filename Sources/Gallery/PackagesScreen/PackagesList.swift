import Convene
import Foundation

extension Conv<CollectionView> {
  /// Packages in rows, section by section; the header of the section that is seen stays in sight.
  ///
  /// One gets to a package by typing how its name begins.
  ///
  /// - Parameters:
  ///   - sections: What is shown.
  ///   - rowHeight: The height of a row in points.
  ///   - headerHeight: The height of a section's header in points.
  ///   - folds: Whether sections can be folded; what was folded is whole where they can't.
  func packages(
    _ sections: [PackageSection], rowHeight: CGFloat, headerHeight: CGFloat, folds: Bool = true
  ) {
    create(for: sections) { packages, section in
      section.create(.header) { (header: SectionHeaderFooter<PackageSectionHeader>) in
        header.size = CGSize(width: 0, height: headerHeight)
        header.dependsOn = PackageSectionHeader.Contents(packages)
        header.configureView { view, _ in view.show(packages) }
      }
      section.headerPinsToVisibleBounds = true
      if folds { section.expandable() }
      section.itemSize = .fullWidth(height: rowHeight)
      section.searchText { (package: DebianPackage) in package.name }
      section.create(for: packages.packages) { (package, item: Item<PackageCell>) in
        item.configureCell { cell, _ in cell.show(package) }
      }
    }
  }
}
