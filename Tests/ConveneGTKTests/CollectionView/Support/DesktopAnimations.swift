import CAdwaita

@testable import ConveneGTK

/// The desktop's setting for motion, as this process sees it.
@MainActor
enum DesktopAnimations {
  /// Turns all motion off, or on again.
  static func set(_ isEnabled: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, 5 << 2)
    g_value_set_boolean(&value, isEnabled.gboolean)
    g_object_set_property(settings.raw.object, "gtk-enable-animations", &value)
    g_value_unset(&value)
  }
}
