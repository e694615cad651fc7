import CAdwaita
import Convene

/// The Gallery's own colours and shapes.
@MainActor
enum StyleSheet {
  static func install() {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static let css = """
    .gallery-menu collectionview { background: none; }
    .gallery-menu row { border-radius: 6px; }
    .packages header {
      background-color: mix(@view_bg_color, @view_fg_color, 0.04);
      border-bottom: 1px solid alpha(@view_fg_color, 0.08);
      box-shadow: none;
    }
    .packages .numeric, .packages header .dim-label { font-feature-settings: "tnum"; }
    .images header { color: white; }
    .images header.one { background-color: #1a5fb4; }
    .images header.two { background-color: #26734d; }
    .images header.three { background-color: #813d9c; }
    .images row { outline-offset: -3px; transition: none; }
    .images row:selected { box-shadow: inset 0 0 0 3px @accent_bg_color; }
    .own-view { border-radius: 18px; }
    .explanation {
      padding: 9px 12px;
      border-top: 1px solid alpha(@window_fg_color, 0.1);
      background-color: @window_bg_color;
    }
    """
}
