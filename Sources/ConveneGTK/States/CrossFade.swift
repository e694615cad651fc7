import CAdwaita

/// A bin that fades from what it showed to what it shows.
///
/// What was shown is kept as a picture only: the widgets change at once, so that nothing that leaves
/// can be touched, focused or found by a screen reader. A change in the middle of a fade takes the
/// place of what is faded to, and the fade goes on: it never lasts longer than one, and there is
/// never more than one picture.
@MainActor
final class CrossFade {
  /// The bin, which is hidden while nothing is shown and nothing fades.
  var widget: WidgetPointer { bin.widget }

  /// The widget inside, if any.
  private(set) var child: WidgetPointer?

  /// Whether the child is shown.
  private(set) var isShown = false

  /// Whether a fade is under way.
  var isFading: Bool { fade != nil }

  /// What drives it.
  var clock: any MotionClock = AdwaitaMotionClock()

  private let bin: GObjectReference
  private var fade: (picture: Picture?, motion: any Motion)?
  private var progress = 0.0
  /// Whether the frame on screen has no fade in it, so that no picture has another one inside.
  private var isFrameWhole = false

  /// A picture of the bin, to be drawn at its own size.
  private struct Picture {
    let paintable: GObjectReference
    let width: Double
    let height: Double
  }

  init() {
    bin = GObjectReference(WidgetType.make(crossFadeType))
    WidgetType.slot(of: widget.raw).pointee = Unmanaged.passUnretained(self).toOpaque()
    CenteringLayout.install(on: widget)
    gtk_widget_set_visible(widget, false.gboolean)
  }

  isolated deinit {
    fade?.motion.cancel()
    WidgetType.slot(of: widget.raw).pointee = nil
  }

  /// Changes what is shown, and fades to it where it is on screen and the desktop wants motion.
  ///
  /// - Parameters:
  ///   - isShown: whether the child is shown from now on.
  ///   - change: changes the child or replaces it by ``setChild(_:)``.
  func change(isShown: Bool, _ change: () -> Void) {
    // Without a parent on screen there is nothing to be seen of a fade.
    let canFade = gtk_widget_get_parent(widget).map { clock.isEnabled(for: $0) } ?? false
    let picture = canFade && fade == nil ? takePicture() : nil
    let wasShown = self.isShown
    self.isShown = isShown
    change()
    if let child { gtk_widget_set_visible(child, isShown.gboolean) }
    gtk_widget_set_can_target(widget, isShown.gboolean)
    guard canFade, isShown || wasShown || fade != nil else { return end() }
    gtk_widget_set_visible(widget, true.gboolean)
    if fade == nil { begin(from: picture, wasShown: wasShown) }
    gtk_widget_queue_draw(widget)
  }

  /// Puts a widget inside in place of the one before, which leaves at once.
  func setChild(_ new: WidgetPointer) {
    guard new != child else { return }
    if let child { gtk_widget_unparent(child) }
    child = new
    gtk_widget_set_parent(new, widget)
    gtk_widget_set_visible(new, isShown.gboolean)
  }

  private func begin(from picture: Picture?, wasShown: Bool) {
    // What is on screen can't be drawn once more, so there is nothing to fade from.
    if wasShown, picture == nil { return end() }
    progress = 0
    let motion = clock.begin(
      for: widget,
      progress: { [weak self] in self?.go(to: $0) },
      end: { [weak self] in self?.end() })
    fade = (picture, motion)
  }

  private func go(to progress: Double) {
    self.progress = progress
    gtk_widget_queue_draw(widget)
  }

  private func end() {
    fade?.motion.cancel()
    fade = nil
    gtk_widget_set_visible(widget, isShown.gboolean)
    gtk_widget_queue_draw(widget)
  }

  private func takePicture() -> Picture? {
    guard isShown, isFrameWhole, Bool(gtk_widget_get_mapped(widget)) else { return nil }
    let live = GObjectReference(adopting: gtk_widget_paintable_new(widget).raw)
    guard let image = gdk_paintable_get_current_image(live.pointer) else { return nil }
    return Picture(
      paintable: GObjectReference(adopting: image),
      width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  fileprivate func draw(on snapshot: OpaquePointer) {
    isFrameWhole = fade == nil
    guard let fade else { return drawChild(on: snapshot) }
    gtk_snapshot_push_cross_fade(snapshot, progress)
    if let picture = fade.picture {
      gdk_paintable_snapshot(picture.paintable.pointer, snapshot, picture.width, picture.height)
    }
    gtk_snapshot_pop(snapshot)
    drawChild(on: snapshot)
    gtk_snapshot_pop(snapshot)
  }

  private func drawChild(on snapshot: OpaquePointer) {
    if let child { gtk_widget_snapshot_child(widget, child, snapshot) }
  }
}

@MainActor private let crossFadeType = WidgetType.register(
  "ConveneCrossFade",
  class: { type, _ in
    guard let type else { return }
    type.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = { widget, snapshot in
      guard let widget, let snapshot, let state = WidgetType.slot(of: widget.raw).pointee else {
        return
      }
      let fade = Unmanaged<CrossFade>.fromOpaque(state).takeUnretainedValue()
      nonisolated(unsafe) let target = snapshot
      MainActor.assumeIsolated { fade.draw(on: target.opaque) }
    }
    type.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      guard let object else { return }
      WidgetType.unparentChildren(of: object.widget)
      WidgetType.disposeAsWidget(object)
    }
  }, instance: nil)
