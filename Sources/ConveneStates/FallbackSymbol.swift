/// The platform's symbol for a state: the default image, and what stands in for one that fails.
enum FallbackSymbol {
  static func name(for state: ViewState) -> String {
    #if canImport(Darwin)
      switch state {
      case .noInternet: "wifi.slash"
      case .error: "exclamationmark.triangle"
      case .empty: "tray"
      case .noResults: "magnifyingglass"
      default: "photo"
      }
    #else
      // Names of the freedesktop icon set, as the Adwaita theme has them.
      switch state {
      case .noInternet: "network-offline-symbolic"
      case .error: "dialog-warning-symbolic"
      case .empty: "folder-symbolic"
      case .noResults: "system-search-symbolic"
      default: "image-missing-symbolic"
      }
    #endif
  }
}
