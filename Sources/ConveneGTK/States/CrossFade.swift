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
  var isFading: Bool { motion != nil }

  /// What drives it.
  var clock: any MotionClock = AdwaitaMotionClock()

  private let bin: GObjectReference
  private var motion: (any Motion)?
  /// What is faded from; nil: nothing was shown.
  private var picture: RenderNode?
  private var progress = 0.0
  /// Whether the frame on screen has no fade in it, so that no picture has another one inside.
  private var isFrameWhole = false

  init() {
    bin = GObjectReference(WidgetType.make(crossFadeType))
    WidgetType.slot(of: widget.raw).pointee = Unmanaged.passUnretained(self).toOpaque()
    CenteringLayout.install(on: widget)
    gtk_widget_set_visible(widget, false.gboolean)
  }

  isolated deinit {
    motion?.cancel()
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
    let wasShown = self.isShown
    if canFade, !isFading { picture = takePicture() }
    self.isShown = isShown
    change()
    if let child { gtk_widget_set_visible(child, isShown.gboolean) }
    gtk_widget_set_can_target(widget, isShown.gboolean)
    // What was set and not drawn yet can't be faded from.
    guard canFade, isShown || picture != nil, isFading || !wasShown || picture != nil else {
      return end()
    }
    gtk_widget_set_visible(widget, true.gboolean)
    if isFading { return go(to: progress) }
    go(to: 0)
    motion = clock.begin(
      for: widget,
      progress: { [weak self] in self?.go(to: $0) },
      end: { [weak self] in self?.end() })
  }

  /// Puts a widget inside in place of the one before, which leaves at once.
  func setChild(_ new: WidgetPointer) {
    guard new != child else { return }
    if let child { gtk_widget_unparent(child) }
    child = new
    gtk_widget_set_parent(new, widget)
    gtk_widget_set_visible(new, isShown.gboolean)
  }

  private func go(to progress: Double) {
    self.progress = progress
    // Where there is only one of the two, all of the bin comes or goes, its background included.
    gtk_widget_set_opacity(widget, picture == nil ? progress : isShown ? 1 : 1 - progress)
    gtk_widget_queue_draw(widget)
  }

  private func end() {
    motion?.cancel()
    motion = nil
    picture = nil
    gtk_widget_set_opacity(widget, 1)
    gtk_widget_set_visible(widget, isShown.gboolean)
    gtk_widget_queue_draw(widget)
  }

  private func takePicture() -> RenderNode? {
    guard isShown, isFrameWhole, let child, Bool(gtk_widget_get_mapped(child)) else { return nil }
    return RenderNode(asDrawn: child, in: widget)
  }

  fileprivate func draw(on snapshot: OpaquePointer) {
    isFrameWhole = !isFading
    guard let picture else { return drawChild(on: snapshot) }
    guard isShown, let new = RenderNode(draw: { drawChild(on: $0) }) else {
      return gtk_snapshot_append_node(snapshot, picture.pointer)
    }
    // Without the clip all of the bin would be drawn twice over, and not only what is in it.
    var bounds = picture.bounds(with: new)
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_push_cross_fade(snapshot, progress)
    gtk_snapshot_append_node(snapshot, picture.pointer)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_append_node(snapshot, new.pointer)
    gtk_snapshot_pop(snapshot)
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
