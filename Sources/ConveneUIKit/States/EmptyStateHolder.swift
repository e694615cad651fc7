import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The only handle of an empty state: it says of what there is none, and whether that is seen.
///
/// It begins hidden. The view inside can't be reached, which keeps every screen's the same: the
/// title in the style and colour of ``StateAppearance/default``, in the middle, taking no touches.
/// Main actor only.
@MainActor
public final class EmptyStateHolder {
  /// Whether the empty state is hidden; setting it ends the following of a condition.
  public var isHidden: Bool {
    get { visibility.isHidden }
    set { visibility.set(newValue) }
  }

  fileprivate let view: EmptyStateView
  private lazy var visibility = EmptyStateVisibility { [weak self] in self?.view.isHidden = $0 }

  /// Makes the handle of one of the app's kinds, hidden at first.
  ///
  /// - Parameter state: of what there is none. One place shows one kind.
  public convenience init(_ state: EmptyState) {
    self.init(title: state.readableTitle)
  }

  /// Makes the handle of a kind that the app's own type names, hidden at first.
  ///
  /// - Parameter state: of what there is none. One place shows one kind.
  public convenience init(_ state: some EmptyStateRepresentable) {
    self.init(title: state.readableTitle)
  }

  private init(title: String) {
    view = EmptyStateView(title: title, look: .default)
  }

  /// Follows whether there is something to show, until ``isHidden`` is set or the holder goes.
  ///
  /// The condition is asked at once, and then at the end of each turn of the main actor in which
  /// something that it read was changed.
  ///
  /// - Parameter condition: whether to hide the empty state, from `@Observable` models that are
  ///   changed on the main actor. Retained, so that it should hold the holder's owner weakly.
  public func isHidden(_ condition: @escaping @MainActor () -> Bool) {
    visibility.follow(condition)
  }
}

/// A view controller or a view that shows when it is empty.
@MainActor
public protocol EmptyStateDisplayable where Self: UIResponder {
  /// The empty state of this screen.
  var emptyStateHolder: EmptyStateHolder { get }

  /// Adds the empty state to the screen, in front; again brings it to the front.
  func addEmptyStateView()
}

extension EmptyStateDisplayable {
  /// Adds the empty state to a view, in front of all that is in it, and pins it to its edges.
  ///
  /// In a view as tall as the screen, such as the navigation controller's, it is centred on the
  /// screen and not between the bars.
  ///
  /// - Parameter view: the view.
  public func addEmptyStateView(to view: UIView) {
    emptyStateHolder.view.removeFromSuperview()
    view.addSubview(emptyStateHolder.view)
    emptyStateHolder.view.equalToParent()
  }
}

extension EmptyStateDisplayable where Self: UIViewController {
  /// Adds the empty state to the controller's view, in front.
  public func addEmptyStateView() { addEmptyStateView(to: view) }
}

extension EmptyStateDisplayable where Self: UIView {
  /// Adds the empty state to the view itself, in front.
  public func addEmptyStateView() { addEmptyStateView(to: self) }
}

/// The title in the middle, which only this file can reach, so that it looks the same everywhere.
private final class EmptyStateView: UIView {
  private let titleLabel = UILabel(frame: .zero)

  init(title: String, look: StateAppearance) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.font = .preferredFont(forTextStyle: look.titleStyle.uiTextStyle)
    titleLabel.textColor = look.titleColor.uiColor
    addSubview(titleLabel)
    let margin = CGFloat(look.usable.margin)
    titleLabel.edges(
      equalTo: self,
      offset: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }

  required init?(coder: NSCoder) { nil }
}
