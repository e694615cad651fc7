import CAdwaita
import Convene

/// What a desktop's settings say of looks, for this app alone.
@MainActor
enum DesktopLook {
  /// Light or dark, or as the desktop has it.
  static func setColorScheme(_ scheme: AdwColorScheme) {
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }

  /// Lays all windows out from the right, or from the left.
  static func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// Makes all texts so many times as large as they are by default.
  static func setTextScale(_ scale: Double) {
    guard let settings = gtk_settings_get_default() else { return }
    guard scale != 1 else {
      return gtk_settings_reset_property(settings, textSizeProperty)
    }
    var value = GValue()
    g_value_init(&value, integerType)
    defer { g_value_unset(&value) }
    g_value_set_int(&value, gint(scale * dotsPerInch * 1024))
    g_object_set_property(settings.object, textSizeProperty, &value)
  }

  /// Calls a closure whenever the size of texts has changed.
  ///
  /// The closure is retained as long as the app runs.
  static func onTextSize(_ body: @escaping @MainActor () -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    connect(settings, "notify::\(textSizeProperty)") { body() }
  }

  /// Switches all motion off, or as the desktop has it.
  static func setAnimated(_ isAnimated: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    guard !isAnimated else {
      return gtk_settings_reset_property(settings, "gtk-enable-animations")
    }
    var value = GValue()
    g_value_init(&value, booleanType)
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, false.gboolean)
    g_object_set_property(settings.object, "gtk-enable-animations", &value)
  }

  // `G_TYPE_INT` and `G_TYPE_BOOLEAN` are macros.
  private static let booleanType: GType = 5 << 2
  private static let integerType: GType = 6 << 2
  private static let textSizeProperty = "gtk-xft-dpi"
  private static let dotsPerInch = 96.0
}
