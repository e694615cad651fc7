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
  /// Calls for each frame while the list goes on by itself.
  var frames: SignalConnection?
  /// When it last did, in microseconds of the frame clock.
  var lastFrame: gint64?
  private let reference = GObjectReference(WidgetType.make(type))
  private let clock: GObjectReference?

  init(_ band: RubberBand, at pointer: CGPoint, in area: WidgetPointer) {
    self.band = band
    self.pointer = pointer
    clock = gtk_widget_get_frame_clock(area).map { GObjectReference($0) }
    gtk_widget_set_can_target(widget, false.gboolean)
    gtk_widget_set_parent(widget, area)
  }

  isolated deinit { end() }

  /// Takes it away.
  func end() {
    stopFrames()
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// Asks for frames, whose times are in microseconds, until it is stopped.
  func startFrames(_ frame: @escaping @MainActor (gint64) -> Void) {
    guard frames == nil, let clock else { return }
    lastFrame = nil
    frames = connect(clock.pointer, "update") { [pointer = clock.pointer] in
      frame(gdk_frame_clock_get_frame_time(pointer))
    }
    gdk_frame_clock_begin_updating(clock.pointer)
  }

  func stopFrames() {
    guard let frames, let clock else { return }
    frames.disconnect()
    self.frames = nil
    gdk_frame_clock_end_updating(clock.pointer)
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
