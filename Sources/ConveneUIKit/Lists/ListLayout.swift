import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A compositional layout that takes each section's layout from the declaration.
///
/// ```swift
/// let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
/// view.conv { conv in
///   conv.create { section in
///     section.layout { environment in .list(using: configuration, layoutEnvironment: environment) }
///     …
///   }
/// }
/// ```
///
/// Sections without ``ConveneLists/ListSection/layout(_:)`` have the sizes that they declare:
/// `itemSize`, the items' own, insets, spacing and pinned headers. Rows of `.selfSizing` sections, rows of states,
/// and headers and footers without a size are as high as their views want to be.
///
/// It holds nothing but its configuration. The view that it belongs to must be one that `conv()` was
/// called for; it is asked for each section on the main actor, with the data that it shows then.
public final class ListLayout: UICollectionViewCompositionalLayout {
  /// Makes a layout.
  ///
  /// - Parameter configuration: what the layout has around its sections.
  public init(configuration: UICollectionViewCompositionalLayoutConfiguration = .init()) {
    let owner = WeakLayout()
    super.init(
      sectionProvider: { owner.layout?.section($0, in: $1) }, configuration: configuration)
    owner.layout = self
  }

  /// A layout in a storyboard.
  public required init?(coder: NSCoder) { nil }

  private func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    collectionView.map { $0.ownHost.layoutSection(index, in: environment) }
  }
}

/// The layout, for a closure that the layout holds.
@MainActor
private final class WeakLayout {
  weak var layout: ListLayout?
}

extension ListSection where Host == UICollectionView {
  /// Lays the section out by a compositional layout of its own.
  ///
  /// The collection view's layout must be a ``ConveneUIKit/ListLayout``; any other ignores it, and
  /// ``ConveneLists/ListDiagnostic`` says so. `itemSize`, insets and spacing of the section don't count
  /// then, and its items aren't asked for sizes. A header or a footer is shown where the layout has a
  /// boundary item of UIKit's kind for it. A row that stands in the place of all items, such as a
  /// state's, is as wide as the list; one that follows them is laid out as one of them.
  ///
  /// - Parameter layout: makes the layout; called on the main actor whenever UIKit asks, as after
  ///   updates and rotation. Retained with the declaration.
  public func layout(
    _ layout:
      @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    handle(.ownLayout, by: layout)
    setOwnLayout()
  }
}

extension Callback
where Input == any NSCollectionLayoutEnvironment, Answer == NSCollectionLayoutSection {
  /// A section's layout of its own.
  fileprivate static var ownLayout: Callback { Callback("ownLayout") }
}

extension CollectionHost {
  /// The layout of a section of the data that are on screen.
  func layoutSection(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    return driver.layout(
      .ownLayout, ofSection: index, in: environment,
      standard: NSCollectionLayoutSection(driver.group(ofSection: index, width: width)))
  }
}

extension UICollectionViewLayout {
  /// Whether cells are asked for their sizes; of an app's own layouts only the app knows.
  var measuresCells: Bool {
    [self as? UICollectionViewFlowLayout].allSatisfy { $0?.estimatedItemSize != .zero }
  }
}
