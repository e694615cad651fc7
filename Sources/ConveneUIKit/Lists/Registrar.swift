import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Makes the classes of views known to a collection view, and takes views from it.
///
/// It is one of the few places that branch: UIKit wants a class or a nib under a name before a
/// view is asked for, and ends the app where there is none.
@MainActor
enum Registrar {
  /// A cell for an item; an empty one where there is no item.
  static func cell(
    for item: AnyItem<UICollectionView>?, of driver: ListDriver<CollectionHost>,
    in view: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    let identifier = item.map(driver.identifier(of:)) ?? emptyIdentifier
    let type = item?.viewClass ?? UICollectionViewCell.self
    switch item.map({ driver.registration(of: $0) }) ?? .class {
    case .none: break
    case .class: view.register(type, forCellWithReuseIdentifier: identifier)
    case .nib(let name):
      view.register(UINib(nibName: name, bundle: nil), forCellWithReuseIdentifier: identifier)
    }
    return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }

  /// A header or footer; an empty one where there is none.
  static func view(
    for supplementary: AnySupplementary<UICollectionView>?, of driver: ListDriver<CollectionHost>,
    _ kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    let identifier = supplementary.map(driver.identifier(of:)) ?? emptyIdentifier
    let type = supplementary?.viewClass ?? UICollectionReusableView.self
    switch supplementary.map({ driver.registration(of: $0, as: kind) }) ?? .class {
    case .none: break
    case .class:
      view.register(
        type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    case .nib(let name):
      view.register(
        UINib(nibName: name, bundle: nil), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: path)
  }

  private static let emptyIdentifier = "Convene.empty"
}
