import CAdwaita
import ConveneStates

/// The only handle of an empty state: it says of what there is none, and whether that is seen.
///
/// ```swift
/// let emptyStateHolder = EmptyStateHolder(.reservation)
/// emptyStateHolder.isHidden { !model.reservations.isEmpty }
/// ```
///
/// It begins hidden. The view inside can't be reached, which keeps every screen's the same: the
/// title in the style and colour of ``StateAppearance/default``, in the middle, in front of the
/// content, taking no touches. After ten lines the title ends in an ellipsis.
///
/// The holder lives as long as its view is in a window, or as long as it is held. Main thread only.
@MainActor
public final class EmptyStateHolder {
  /// Whether the empty state is hidden; setting it ends the following of a condition.
  public var isHidden: Bool {
    get { visibility.isHidden }
    set { visibility.set(newValue) }
  }

  /// Is told on the main actor of what is worth knowing.
  ///
  /// Retained with the holder.
  public var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)?

  fileprivate let view: EmptyStateView
  private lazy var visibility = EmptyStateVisibility { [weak self] in self?.show(isHidden: $0) }

  /// Makes the handle of one of the app's kinds, hidden at first.
  ///
  /// - Parameters:
  ///   - state: of what there is none. One place shows one kind.
  ///   - placement: what the title is centred in; nil: as ``StateAppearance/default`` says.
  public convenience init(_ state: EmptyState, placement: StateAppearance.Placement? = nil) {
    self.init(title: state.readableTitle, placement: placement)
  }

  /// Makes the handle of a kind that the app's own type names, hidden at first.
  ///
  /// - Parameters:
  ///   - state: of what there is none. One place shows one kind.
  ///   - placement: what the title is centred in; nil: as ``StateAppearance/default`` says.
  public convenience init(
    _ state: some EmptyStateRepresentable, placement: StateAppearance.Placement? = nil
  ) {
    self.init(title: state.readableTitle, placement: placement)
  }

  private init(title: String, placement: StateAppearance.Placement?) {
    view = EmptyStateView(title: title, look: .default, placement: placement)
    WidgetRetention.keep(self, whileParented: view.widget)
  }

  /// Follows whether there is something to show, until ``isHidden`` is set or the holder goes.
  ///
  /// The condition is asked at once, and then at the end of each turn of the main actor in which
  /// something that it read was changed. It is asked once a turn, however much has changed.
  ///
  /// - Parameter condition: whether to hide the empty state, from `@Observable` models that are
  ///   changed on the main actor. Retained, so that it should hold the holder's owner weakly.
  public func isHidden(_ condition: @escaping @MainActor () -> Bool) {
    visibility.follow(condition)
  }

  private func show(isHidden: Bool) {
    view.setHidden(isHidden)
    if !isHidden, view.isBlank { onDiagnostic?(.emptyStateWithoutTitle) }
  }
}

/// A screen, or a part of one, that shows when it is empty.
///
/// ```swift
/// final class ReservationsScreen: WidgetConvertible, EmptyStateDisplayable {
///   let emptyStateHolder = EmptyStateHolder(.reservation)
///   let view = EmptyStateOverlay(list)
///   var widget: WidgetPointer { view.widget }
///
///   init() {
///     addEmptyStateView()
///     emptyStateHolder.isHidden { !model.reservations.isEmpty }
///   }
/// }
/// ```
@MainActor
public protocol EmptyStateDisplayable: AnyObject {
  /// The empty state of this screen.
  var emptyStateHolder: EmptyStateHolder { get }

  /// Adds the empty state to the screen, in front; again is no work.
  func addEmptyStateView()
}

extension EmptyStateDisplayable {
  /// Adds the empty state to an overlay, in front of all that is in it; again is no work.
  ///
  /// With an overlay as large as the window, the empty state is centred on the screen and not
  /// between its bars.
  ///
  /// - Parameter overlay: a `GtkOverlay`, such as an ``EmptyStateOverlay``'s. Anything else is a
  ///   programmer's error. In another overlay, the empty state is no longer.
  public func addEmptyStateView(to overlay: WidgetPointer) {
    emptyStateHolder.view.add(to: overlay)
  }
}

extension EmptyStateDisplayable where Self: WidgetConvertible {
  /// Adds the empty state to the screen's own widget, in front; again is no work.
  ///
  /// The widget is a `GtkOverlay`, such as an ``EmptyStateOverlay``'s. Any other is a programmer's
  /// error: GTK has no way to put something in front of it.
  public func addEmptyStateView() {
    addEmptyStateView(to: widget)
  }
}

/// The title in the middle.
///
/// Only this file can reach it, so that it looks the same everywhere.
@MainActor
private final class EmptyStateView {
  /// A bin that fills the overlay.
  var widget: WidgetPointer { bin.widget }

  /// Whether there is nothing to be read.
  let isBlank: Bool

  private let bin = GObjectReference(adw_bin_new())

  init(title: String, look: StateAppearance, placement: StateAppearance.Placement?) {
    isBlank = title.isEmpty
    let look = look.usable
    let label = gtk_label_new(title).widget
    gtk_label_set_wrap(label.opaque, true.gboolean)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_lines(label.opaque, 10)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
    TextLook.set(style: look.titleStyle, color: look.titleColor, on: label)
    let clamp = adw_clamp_new().widget
    adw_clamp_set_maximum_size(clamp.opaque, pixels(look.maximumWidth))
    adw_clamp_set_tightening_threshold(clamp.opaque, pixels(look.maximumWidth))
    adw_clamp_set_child(clamp.opaque, label)
    gtk_widget_set_margin_top(clamp, pixels(look.margin))
    gtk_widget_set_margin_bottom(clamp, pixels(look.margin))
    gtk_widget_set_margin_start(clamp, pixels(look.margin))
    gtk_widget_set_margin_end(clamp, pixels(look.margin))
    CenteringLayout.install(on: widget)
    CenteringLayout.setCentersInWindow((placement ?? look.placement) == .screen, on: widget)
    // A title that is too tall is cut off here, instead of making the window grow.
    let room = gtk_scrolled_window_new().widget
    gtk_scrolled_window_set_policy(room.opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(room.opaque, clamp)
    adw_bin_set_child(widget.as(AdwBin.self), room)
    gtk_widget_set_can_target(widget, false.gboolean)
    gtk_widget_set_can_focus(widget, false.gboolean)
    setHidden(true)
  }

  func setHidden(_ isHidden: Bool) {
    gtk_widget_set_visible(widget, (!isHidden && !isBlank).gboolean)
  }

  func add(to overlay: WidgetPointer) {
    Overlay.put(widget, in: overlay)
  }
}
