import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension CollectionHost: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    driver.itemSize(
      at: ItemIndex(indexPath), width: collectionView.layoutWidth,
      otherwise: driver.checked(
        appFlow?.collectionView?(collectionView, layout: layout, sizeForItemAt: indexPath), of: app)
    )
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let insets = driver.layoutSection(section, width: collectionView.layoutWidth).insets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { driver.layoutSection(section, width: collectionView.layoutWidth).lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    driver.layoutSection(section, width: collectionView.layoutWidth).interitemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let height = driver.height(
      of: .header, section: section, width: collectionView.layoutWidth,
      otherwise: driver.checked(
        appFlow?.collectionView?(
          collectionView, layout: layout, referenceSizeForHeaderInSection: section), of: app
      )
      .map(\.height))
    return CGSize(width: collectionView.layoutWidth, height: height)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let height = driver.height(
      of: .footer, section: section, width: collectionView.layoutWidth,
      otherwise: driver.checked(
        appFlow?.collectionView?(
          collectionView, layout: layout, referenceSizeForFooterInSection: section), of: app
      )
      .map(\.height))
    return CGSize(width: collectionView.layoutWidth, height: height)
  }
}

extension CollectionHost {
  /// The app's own delegate, where it knows of flow layouts.
  private var appFlow: (any UICollectionViewDelegateFlowLayout)? {
    app as? any UICollectionViewDelegateFlowLayout
  }

  /// A flow layout pins all headers or none.
  func pinHeaders() {
    let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
    flow.flatMap { driver.headerPinning(now: $0.sectionHeadersPinToVisibleBounds) }
      .map { flow?.sectionHeadersPinToVisibleBounds = $0 }
  }

  /// What the app's own delegate says of a section's room, and what its flow layout does.
  ///
  /// It is one question for all of a list: answering it lays the list out, which asks for each section.
  func spacing(ofSection section: Int) -> SectionSpacing? {
    (view.collectionViewLayout as? UICollectionViewFlowLayout).map { layout in
      SectionSpacing(insets: LayoutSection.EdgeInsets(layout.sectionInset))
        .overridden(
          by: driver.askOnce(about: layout, "spacing") {
            driver.checked(appSpacing(ofSection: section, in: layout), of: app)
          })
    }
  }

  private func appSpacing(
    ofSection section: Int, in layout: UICollectionViewFlowLayout
  ) -> SectionSpacing {
    SectionSpacing(
      insets: (appFlow?.collectionView?(view, layout: layout, insetForSectionAt: section))
        .map(LayoutSection.EdgeInsets.init),
      lineSpacing: appFlow?.collectionView?(
        view, layout: layout, minimumLineSpacingForSectionAt: section),
      interitemSpacing: appFlow?.collectionView?(
        view, layout: layout, minimumInteritemSpacingForSectionAt: section))
  }
}

extension LayoutSection.EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UICollectionView {
  /// The width that lines of items have.
  var layoutWidth: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }
}
