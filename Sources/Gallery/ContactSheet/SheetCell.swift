import CAdwaita
import Convene

/// A screen in one state, of one size, on a window's ground.
@MainActor
final class SheetCell {
  let widget: WidgetPointer
  /// What gives it its size, in a larger window.
  let room: WidgetPointer
  private let screen: ScreenView
  private let list = CollectionView()

  init(_ state: SheetState, _ look: SheetLook) {
    let patience: Duration = state.isStillLoading ? .zero : .seconds(86_400)
    var library = look.library
    state.variant.apply(to: &library)
    let states = StateModel(
      contentLibrary: library,
      timing: LoadingTiming(delay: .zero, minimum: .zero, patience: patience))
    states.onRetry = {}
    states.onCancel = {}
    screen = ScreenView(content: list, states: states)
    if let view = state.variant.makeView() {
      screen.setCustomView(view, for: state.display.body.state)
    }
    widget = Widgets.box(GTK_ORIENTATION_VERTICAL, screen.widget)
    gtk_widget_set_vexpand(screen.widget, true.gboolean)
    gtk_widget_add_css_class(widget, "background")
    let column = Self.clamp(widget, GTK_ORIENTATION_HORIZONTAL, to: look.width)
    room = Self.clamp(column, GTK_ORIENTATION_VERTICAL, to: look.height)
    list.conv { conv in
      conv.create { section in
        section.itemSize = .selfSizing(estimated: 52)
        section.create(for: state.rows) { (pioneer, item: Item<PioneerCell>) in
          item.configureCell { cell, _ in cell.show(pioneer) }
        }
      }
    }
    list.update()
    states.show(state.display)
    states.presentNow()
  }

  /// Whether a picture by URL is still to come.
  var awaitsPicture: Bool { screen.awaitsPicture }

  private static func clamp(
    _ child: WidgetPointer, _ orientation: GtkOrientation, to size: Int32
  ) -> WidgetPointer {
    let clamp = adw_clamp_new().widget
    gtk_orientable_set_orientation(clamp.opaque, orientation)
    adw_clamp_set_maximum_size(clamp.opaque, size)
    adw_clamp_set_tightening_threshold(clamp.opaque, size)
    adw_clamp_set_child(clamp.opaque, child)
    return clamp
  }
}
