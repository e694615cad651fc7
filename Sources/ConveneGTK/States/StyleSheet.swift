import CAdwaita

/// The looks that libadwaita 1.2 has no style class for.
@MainActor
enum StyleSheet {
  /// Adds them to the display, once, below the app's own style sheets.
  static let install: Void = {
    guard let display = gdk_display_get_default() else { return }
    let provider = GObjectReference(adopting: gtk_css_provider_new())
    gtk_css_provider_load_from_data(provider.pointer.as(GtkCssProvider.self), css, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.pointer, guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1)
  }()

  // The gaps of a state's page come from its appearance, so the theme's own are taken away.
  private static let css = """
    statuspage.convene-state > scrolledwindow > viewport > box,
    statuspage.convene-state > scrolledwindow > viewport > box > clamp > box {
      margin: 0;
      border-spacing: 0;
    }
    statuspage.convene-state > scrolledwindow > viewport > box > clamp > box > .icon {
      color: inherit;
    }
    statuspage.convene-state > scrolledwindow > viewport > box > clamp > box
      > .icon:not(:last-child) {
      margin-bottom: 0;
    }
    .convene-banner {
      background-color: mix(@accent_bg_color, @window_bg_color, 0.82);
      color: @window_fg_color;
    }
    .convene-banner.error {
      background-color: mix(@error_bg_color, @window_bg_color, 0.82);
    }
    .convene-banner label.message { font-weight: bold; }
    """
}
