import CAdwaita

/// The looks that libadwaita 1.2 has no style class for.
@MainActor
enum StyleSheet {
  /// The class of less important text.
  nonisolated static let secondary = "convene-secondary"

  /// The class of a list's item that is held.
  nonisolated static let lifted = "convene-lifted"

  /// The platform's own class of a widget that runs to the sides.
  nonisolated static let horizontal = "horizontal"

  /// The class of a header that lies on items, at the edge.
  nonisolated static let pinned = "convene-pinned"

  /// The class of a header whose section can be folded, and of the arrow in it.
  nonisolated static let expandable = "convene-expandable"
  nonisolated static let disclosure = "convene-disclosure"
  /// The class of a header whose arrow turns.
  nonisolated static let turning = "convene-turning"

  /// Adds them to the display, once, below the app's own style sheets.
  static let install: Void = {
    guard let display = gdk_display_get_default() else { return }
    let provider = GObjectReference(adopting: gtk_css_provider_new())
    let manager = adw_style_manager_get_default()
    load(into: provider, for: manager)
    if let manager {
      connect(manager, "notify::high-contrast") { load(into: provider, for: manager) }
    }
    gtk_style_context_add_provider_for_display(
      display, provider.pointer, guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1)
  }()

  private static func load(into provider: GObjectReference, for manager: OpaquePointer?) {
    let isHigh = manager.map { Bool(adw_style_manager_get_high_contrast($0)) } ?? false
    // Libadwaita's own dimmed text, of 0.55, is too faint for small text: WCAG asks for a contrast
    // of 4.5 to 1.
    let opacity = isHigh ? 0.9 : 0.7
    gtk_css_provider_load_from_data(
      provider.pointer.as(GtkCssProvider.self),
      css + "\n.\(secondary) { opacity: \(opacity); }", -1)
  }

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
    .convene-pinned { box-shadow: inset 0 -1px alpha(currentColor, 0.15); }
    .horizontal > .convene-pinned:dir(ltr) { box-shadow: inset -1px 0 alpha(currentColor, 0.15); }
    .horizontal > .convene-pinned:dir(rtl) { box-shadow: inset 1px 0 alpha(currentColor, 0.15); }
    .convene-expandable:hover { background-image: image(alpha(currentColor, 0.04)); }
    .convene-expandable:active { background-image: image(alpha(currentColor, 0.08)); }
    .convene-expandable { outline: 0 solid transparent; outline-offset: 3px; }
    .convene-expandable:focus-visible {
      outline: 2px solid alpha(@accent_color, 0.5);
      outline-offset: -2px;
    }
    .convene-disclosure { margin: 0 12px; }
    .convene-expandable:checked > .convene-disclosure:dir(ltr) {
      -gtk-icon-transform: rotate(0.25turn);
    }
    .convene-expandable:checked > .convene-disclosure:dir(rtl) {
      -gtk-icon-transform: rotate(-0.25turn);
    }
    .convene-turning > .convene-disclosure { transition: -gtk-icon-transform 200ms ease-out; }
    .convene-lifted {
      background-color: @view_bg_color;
      border-radius: 6px;
      box-shadow: 0 1px 3px 1px alpha(black, 0.25), 0 4px 14px 4px alpha(black, 0.3);
    }
    """
}
