#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The view that a screen's states are shown in.
///
/// One of the places that branch: whether a view scrolls, and whether an app has a refresh control of
/// its own, only the view can say.
@MainActor
final class ScreenHost {
  /// The list that is pulled and makes room for a banner.
  private(set) weak var scroller: UIScrollView?
  private weak var installed: UIRefreshControl?
  private var bouncedBefore = false

  init(scroller: UIScrollView?) { self.scroller = scroller }

  /// The list in a view: the view itself, or the first one right in it.
  static func scroller(in view: UIView) -> UIScrollView? {
    ([view] + view.subviews).lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Lays a view over all that can be seen of another, however far that is scrolled.
  static func lay(_ view: UIView, over host: UIView) {
    host.addSubview(view)
    guard let frame = (host as? UIScrollView)?.frameLayoutGuide else { return view.equalToParent() }
    view.makeConstraints {
      $0.topAnchor.constraint(equalTo: frame.topAnchor)
      $0.bottomAnchor.constraint(equalTo: frame.bottomAnchor)
      $0.leadingAnchor.constraint(equalTo: frame.leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: frame.trailingAnchor)
    }
  }

  /// Has the list pulled by a control, unless none is wanted or the app has one of its own.
  ///
  /// A list that is shorter than its frame can only be pulled where it always bounces.
  func install(_ control: UIRefreshControl?, isWanted: Bool) {
    guard isWanted, let control, let scroller, scroller.refreshControl == nil else { return }
    scroller.refreshControl = control
    bouncedBefore = scroller.alwaysBounceVertical
    scroller.alwaysBounceVertical = true
    installed = control
  }

  /// Takes the control back, unless the app has set another.
  func uninstall() {
    guard let scroller, let installed, scroller.refreshControl === installed else { return }
    scroller.refreshControl = nil
    scroller.alwaysBounceVertical = bouncedBefore
    self.installed = nil
  }
}

/// The colour behind a screen's content.
@MainActor
enum HostColor {
  /// The first one that is there, or the system's background.
  static func of(_ views: UIView?...) -> UIColor {
    (views.compactMap { $0?.backgroundColor } + [.systemBackground])[0]
  }
}
