import ConveneDiff
import Foundation

/// What stands before a section's items, or after them.
public enum SupplementaryKind: Hashable, Sendable, CaseIterable {
  /// Before the first item.
  case header
  /// After the last item.
  case footer

  /// The one or the other; a header where a platform asks for something else.
  package init(isFooter: Bool) { self = isFooter ? .footer : .header }
}

/// A header or a footer of a section: the class of its view, its height, and how it is filled.
///
/// ```swift
/// section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
///   header.size = CGSize(width: 0, height: 50)
///   header.configureView { view, _ in view.title = "One" }
/// }
/// ```
@MainActor
public final class SectionHeaderFooter<View: ReusableView>: AnySupplementary<View.Host> {
  /// What a closure about a shown view gets.
  public typealias ViewAction = @MainActor (View, ItemInfo<View.Host>) -> Void

  private var sizing: (@MainActor (SectionHeaderFooter<View>, View.Host, IndexPath) -> CGSize)?
  private var configuring: ViewAction?
  private var displaying: ViewAction?
  private var ending: ViewAction?

  @usableFromInline
  package init() { super.init(viewClass: View.self) }

  /// Says the size in points; in a vertical list only the height counts.
  public func sizeFor(
    _ size: @escaping @MainActor (SectionHeaderFooter<View>, View.Host, IndexPath) -> CGSize
  ) {
    sizing = size
  }

  /// Fills the view, which may have stood at another section before.
  public func configureView(_ configure: @escaping ViewAction) { configuring = configure }

  /// Called before a view is shown at the section.
  public func willDisplay(_ action: @escaping ViewAction) { displaying = action }

  /// Called after a view that stood at the section has gone, also where the section itself has.
  public func didEndDisplaying(_ action: @escaping ViewAction) { ending = action }

  package override func requestedSize(in host: View.Host?) -> CGSize? {
    guard let sizing, let host else { return size }
    return sizing(self, host, indexPath)
  }

  package override var asksForSize: Bool { sizing != nil }

  package override func configure(_ view: AnyObject, in host: View.Host) -> Bool {
    call(configuring, with: view, in: host)
  }

  package override func willDisplay(_ view: AnyObject, in host: View.Host) {
    _ = call(displaying, with: view, in: host)
  }

  package override func didEndDisplaying(_ view: AnyObject, in host: View.Host) {
    _ = call(ending, with: view, in: host)
  }

  private func call(_ action: ViewAction?, with view: AnyObject, in host: View.Host) -> Bool {
    guard let view = view as? View else { return false }
    action?(view, info(in: host))
    return true
  }
}

/// A header or footer whose view's class is forgotten.
@MainActor
public class AnySupplementary<Host: AnyObject>: AnyReusable<Host> {
  /// All that the view shows; it is filled again only when this value changes.
  ///
  /// Where it is `nil`, a shown view is filled again by each update, so that it is never stale.
  public final var dependsOn: AnyHashable?

  /// What assistive technology calls the view, where it shows more than its own text.
  public final var accessibilityLabel: String?
}
