import CAdwaita

@testable import ConveneGTK

/// How a person has set up the desktop, as this process sees it.
@MainActor
struct DesktopLook {
  var name = "light"
  var isDark = false
  var hasHighContrast = false
  /// How much larger than usual text is.
  var textScale = 1.0
  var isRightToLeft = false

  /// The looks that everything must be readable in.
  static let all = [
    DesktopLook(),
    DesktopLook(name: "dark", isDark: true),
    DesktopLook(name: "contrast", hasHighContrast: true),
    DesktopLook(name: "contrast-dark", isDark: true, hasHighContrast: true),
    DesktopLook(name: "large", textScale: 2),
    DesktopLook(name: "rtl", isRightToLeft: true),
    DesktopLook(name: "rtl-large-dark", isDark: true, textScale: 2, isRightToLeft: true),
  ]

  /// Sets the desktop up like this.
  ///
  /// - Returns: whether it can be: high contrast needs GNOME's schemas.
  @discardableResult
  func apply() -> Bool {
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    set("gtk-xft-dpi", to: Int32(96 * 1024 * textScale))
    Self.contrast.map { _ = g_settings_set_boolean($0, "high-contrast", hasHighContrast.gboolean) }
    return Bool(adw_style_manager_get_high_contrast(adw_style_manager_get_default()))
      == hasHighContrast
  }

  /// Sets the desktop up as tests find it.
  static func reset() {
    DesktopLook().apply()
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
  }

  private static let contrast: UnsafeMutablePointer<GSettings>? = {
    let schema = "org.gnome.desktop.a11y.interface"
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, true.gboolean)
    else { return nil }
    g_settings_schema_unref(found)
    return g_settings_new(schema)
  }()

  private func set(_ property: String, to number: Int32) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, 6 << 2)
    g_value_set_int(&value, number)
    g_object_set_property(settings.raw.object, property, &value)
    g_value_unset(&value)
  }
}
