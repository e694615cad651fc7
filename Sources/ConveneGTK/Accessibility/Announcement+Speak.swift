import CAdwaita
import ConveneStates

extension Announcement {
  /// Has a screen reader say this once, wherever the focus is.
  ///
  /// GTK announces by itself since 4.14. Before that, screen readers are shown a notice that only
  /// they see, and none can cut short what is being said.
  ///
  /// - Parameter widget: what it is about; of one that isn't on screen nothing is said. It may itself
  ///   have just been hidden, so it is on screen where its parent is.
  @MainActor
  func speak(from widget: WidgetPointer) {
    guard !text.isEmpty, Bool(gtk_widget_get_mapped(gtk_widget_get_parent(widget) ?? widget))
    else { return }
    let isUrgent = priority == .assertive
    if !Bool(convene_accessible_announce(widget, text, isUrgent.gboolean)) {
      AccessibleNotices.shared.show(text)
    }
  }
}
