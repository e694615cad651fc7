import CAdwaita

/// A thin line at the top that moves while something loads over content that is there.
@MainActor
final class ProgressLine {
  /// A progress bar two pixels high, which takes no touches.
  var widget: WidgetPointer { bar.widget }

  /// Whether it is shown; it moves only while it is also on screen.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      gtk_widget_set_visible(widget, isShown.gboolean)
    }
  }

  private let bar: GObjectReference
  private var pulse: MainLoop.SourceID?

  init() {
    bar = GObjectReference(gtk_progress_bar_new())
    gtk_widget_add_css_class(widget, "osd")
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_can_target(widget, false.gboolean)
    gtk_widget_set_visible(widget, false.gboolean)
    gtk_progress_bar_set_pulse_step(bar.pointer, 0.1)
    connect(widget, "map") { [weak self] in self?.start() }
    connect(widget, "unmap") { [weak self] in self?.stop() }
  }

  /// Names the line for a screen reader.
  func setLabel(_ label: String) {
    convene_accessible_set_label(widget, label)
  }

  /// Whether the line moves now.
  var isMoving: Bool { pulse != nil }

  private func start() {
    guard pulse == nil else { return }
    guard Bool(adw_get_enable_animations(widget)) else {
      // A still line says the same to who asked the desktop for no movement.
      return gtk_progress_bar_set_fraction(bar.pointer, 1)
    }
    // Between two pulses GTK moves the block by itself, so a few a second are enough.
    pulse = MainLoop.every(milliseconds: 200) { [weak self] in
      guard let self else { return false }
      gtk_progress_bar_pulse(bar.pointer)
      return true
    }
    gtk_progress_bar_pulse(bar.pointer)
  }

  private func stop() {
    if let pulse { g_source_remove(pulse) }
    pulse = nil
  }
}
