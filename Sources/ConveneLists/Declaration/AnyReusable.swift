import ConveneDiff
import Foundation

/// What items, headers and footers have in common once their view's class is forgotten.
@MainActor
public class AnyReusable<Host: AnyObject> {
  /// The name under which views are reused; the view's class names itself where it is `nil`.
  public final var reusableIdentifier: String?
  /// How the view's class is made known to the platform.
  public final var register: Registration = .automatic
  /// The size in points, `nil` where the section's sizes or `sizeFor` say it.
  ///
  /// Negative, infinite and NaN lengths count as 0 or as the largest length there is.
  public final var size: CGSize?
  /// What the view shows, for hosts that make none; `nil`: nothing is known of it.
  package final var face: Any?
  /// The class of the view.
  package let viewClass: any ReusableView.Type
  /// Where it stands in the list that it was made for.
  package final var index = ItemIndex(section: 0, item: 0)
  /// The closures for what a platform asks and tells about the view and what it shows.
  package final var callbacks = Callbacks()

  package init(viewClass: any ReusableView.Type) {
    self.viewClass = viewClass
  }

  /// What tells views of one class apart that can't be reused for each other; empty: nothing.
  package final var variant = ""

  /// The identifier under which the platform finds the view.
  package final var identifier: String {
    if let reusableIdentifier { return reusableIdentifier }
    let name = ClassNames.name(of: viewClass)
    return variant.isEmpty ? name : name + variant
  }

  /// How the platform is to know the view's class, with what is automatic decided.
  package final var registration: Registration.Kind {
    switch register {
    case .automatic: reusableIdentifier == nil ? .class : .none
    case .class: .class
    case .nib(let name): .nib(name)
    }
  }

  /// Views with equal keys can show each other's content.
  package final var reuseKey: ReuseKey {
    ReuseKey(identifier: identifier, viewClass: ObjectIdentifier(viewClass))
  }

  /// The size that the declaration asks for, `nil` where it asks for none.
  ///
  /// Without a list view `sizeFor` isn't asked, and what `size` says counts.
  package func requestedSize(in host: Host?) -> CGSize? { size }

  /// Whether `sizeFor` is to be asked, which wants the list view.
  package var asksForSize: Bool { false }

  /// Fills a view.
  ///
  /// `false`: the view is of another class, and nothing was done.
  package func configure(_ view: AnyObject, in host: Host) -> Bool { false }

  /// The view is about to be seen.
  package func willDisplay(_ view: AnyObject, in host: Host) {}

  /// The view is seen no longer.
  package func didEndDisplaying(_ view: AnyObject, in host: Host) {}

  package final func info(in host: Host) -> ItemInfo<Host> {
    ItemInfo(host: host, indexPath: indexPath)
  }

  /// Where the view stands in the list that is on screen.
  public final var indexPath: IndexPath { IndexPath(index) }
}

/// What two views must share to be reused for each other: identifier and class.
package struct ReuseKey: Hashable {
  package let identifier: String
  package let viewClass: ObjectIdentifier
}

/// The names of views' classes: one is asked for with each view that is shown, and the runtime takes
/// long to spell it.
@MainActor
private enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of viewClass: any ReusableView.Type) -> String {
    if let name = known[ObjectIdentifier(viewClass)] { return name }
    let name = String(reflecting: viewClass)
    known[ObjectIdentifier(viewClass)] = name
    return name
  }
}
