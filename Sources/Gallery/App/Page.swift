import CAdwaita
import Convene

/// A page of the window: a header bar with a title, and what is below it.
@MainActor
final class Page {
  let name: String
  let title: String
  let widget: WidgetPointer
  let headerBar: WidgetPointer
  /// The way back to the menu, shown where the window is too narrow for both.
  let backButton: WidgetPointer

  /// - Parameters:
  ///   - name: What the stack finds the page by.
  ///   - title: Shown in the header bar.
  ///   - goBack: What the back button does.
  init(name: String, title: String, goBack: @escaping @MainActor () -> Void) {
    self.name = name
    self.title = title
    headerBar = adw_header_bar_new().widget
    backButton = Widgets.button(icon: "go-previous-symbolic", tooltip: "Back", goBack)
    widget = Widgets.box(GTK_ORIENTATION_VERTICAL, headerBar)
    adw_header_bar_pack_start(headerBar.opaque, backButton)
    adw_header_bar_set_title_widget(headerBar.opaque, adw_window_title_new(title, nil))
  }

  func setSubtitle(_ subtitle: String) {
    guard let titleWidget = adw_header_bar_get_title_widget(headerBar.opaque) else { return }
    adw_window_title_set_subtitle(titleWidget.opaque, subtitle)
  }

  func setContent(_ content: WidgetPointer) {
    gtk_widget_set_vexpand(content, true.gboolean)
    gtk_box_append(widget.as(GtkBox.self), content)
  }
}
