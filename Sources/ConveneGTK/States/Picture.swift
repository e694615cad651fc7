import CAdwaita
import ConveneStates

/// The picture of a state's page, as GTK can draw it.
enum Picture: Equatable {
  case none
  /// Room for a picture that may come.
  case room
  /// An icon of the icon theme, by a name that the theme has.
  case icon(String)
  /// A picture that was decoded.
  case texture(GObjectReference)

  static func == (left: Picture, right: Picture) -> Bool {
    switch (left, right) {
    case (.none, .none), (.room, .room): true
    case (.icon(let left), .icon(let right)): left == right
    case (.texture(let left), .texture(let right)): left === right
    default: false
    }
  }
}

extension Picture {
  /// What GTK has of a picture; none where neither of its names stands for anything.
  @MainActor
  init(_ face: PictureFace<GObjectReference>) {
    switch face {
    case .none: self = .none
    case .room: self = .room
    case .named(let name, let fallback), .symbol(let name, let fallback):
      self = Picture(named: name) ?? Picture(named: fallback) ?? .none
    case .loaded(let texture): self = .texture(texture)
    }
  }

  /// Looks a name up: an icon of the theme, or a picture in the app's resources (`/org/…`).
  ///
  /// - Returns: nil where there is neither.
  @MainActor
  init?(named name: String) {
    if let display = gdk_display_get_default(),
      Bool(gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name))
    {
      self = .icon(name)
    } else if name.hasPrefix("/"),
      let data = g_resources_lookup_data(name, G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    {
      defer { g_bytes_unref(data) }
      guard let texture = gdk_texture_new_from_bytes(data, nil) else { return nil }
      self = .texture(GObjectReference(adopting: texture))
    } else {
      return nil
    }
  }
}
