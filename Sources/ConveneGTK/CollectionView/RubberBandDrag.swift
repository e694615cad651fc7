import CAdwaita
import ConveneLists
import Foundation

/// A rubber band that is being drawn.
@MainActor
final class RubberBandDrag {
  var band: RubberBand
  /// Where the pointer is, as the layout has it, from where what is seen begins.
  var pointer: CGPoint
  /// What draws it, as the platform's own grids do.
  var widget: WidgetPointer { reference.widget }
  /// Asks for frames while the list goes on by itself.
  let frames: EdgeFrames
  private let reference = GObjectReference(WidgetType.make(type))

  init(_ band: RubberBand, at pointer: CGPoint, in area: WidgetPointer) {
    self.band = band
    self.pointer = pointer
    frames = EdgeFrames(of: area)
    gtk_widget_set_can_target(widget, false.gboolean)
    gtk_widget_set_parent(widget, area)
  }

  isolated deinit { end() }

  /// Takes it away.
  func end() {
    frames.stop()
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  private static let type = WidgetType.register(
    "ConveneRubberBand",
    class: { type, _ in
      guard let type else { return }
      let widget = type.assumingMemoryBound(to: GtkWidgetClass.self)
      gtk_widget_class_set_css_name(widget, "rubberband")
      gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_PRESENTATION)
    }, instance: nil)
}
