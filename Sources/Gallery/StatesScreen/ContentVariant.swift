import CAdwaita
import Convene

/// How the content of the states differs from what comes with the library.
enum ContentVariant: CaseIterable {
  case standard
  case ownWords
  case withoutSubtitle
  case imageFromURL
  case ownView

  var title: String {
    switch self {
    case .standard: "As It Comes"
    case .ownWords: "In Own Words"
    case .withoutSubtitle: "Without Subtitle"
    case .imageFromURL: "Image from a URL"
    case .ownView: "A View of Its Own"
    }
  }

  /// The states that have content.
  static let states = [
    ViewState.noInternet, .error, .empty, .loading, .noResults,
  ]

  /// Changes what a library says of each state.
  func apply(to library: inout StateContentLibrary) {
    for state in Self.states {
      guard let content = library[state] else { continue }
      switch self {
      case .standard, .ownView: break
      case .ownWords: library[state] = Self.ownWords(for: state)
      case .withoutSubtitle:
        library.setContent(image: content.image, title: content.title, subtitle: "", for: state)
      case .imageFromURL:
        guard state != .loading, let file = GalleryResources.file("Images/lighthouse.jpg")
        else { break }
        library.setContent(
          image: .url(file), title: content.title, subtitle: content.subtitle, for: state)
      }
    }
  }

  /// The view that takes the place of image and texts, where there is one.
  @MainActor
  func makeView() -> WidgetPointer? {
    guard self == .ownView else { return nil }
    let picture = gtk_picture_new().widget
    gtk_picture_set_paintable(picture.opaque, Textures.texture(of: Picture(id: "storm")))
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_COVER)
    gtk_picture_set_can_shrink(picture.opaque, true.gboolean)
    gtk_widget_add_css_class(picture, "own-view")
    convene_accessible_set_label(picture, "A storm")
    let frame = adw_clamp_new().widget
    adw_clamp_set_maximum_size(frame.opaque, 180)
    adw_clamp_set_tightening_threshold(frame.opaque, 180)
    adw_clamp_set_child(frame.opaque, picture)
    let caption = Widgets.label(
      "Some weather we’re having.", classes: "title-4", xalign: 0.5, ellipsizes: false)
    gtk_label_set_wrap(caption.opaque, true.gboolean)
    gtk_label_set_justify(caption.opaque, GTK_JUSTIFY_CENTER)
    let view = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 18, frame, caption)
    Widgets.setMargins(view, horizontal: 24, vertical: 24)
    return view
  }

  private static func ownWords(for state: ViewState) -> StateContent {
    switch state {
    case .noInternet:
      StateContent(
        image: .symbol("airplane-mode-symbolic"), title: "Up in the Air",
        subtitle: "Pioneers are looked up once you have landed.")
    case .error:
      StateContent(
        image: .symbol("face-sad-symbolic"), title: "The Archive Doesn’t Answer",
        subtitle: "Somebody is looking into it.",
        buttons: [
          StateButton("Look Again", action: .retry),
          StateButton("Report", role: .secondary, identifier: "report"),
        ])
    case .loading: StateContent(title: "Leafing through the archive…")
    case .noResults:
      StateContent(
        image: .symbol("system-search-symbolic"), title: "Nobody by That Name",
        subtitle: "Try a name or a deed, such as “compiler”.")
    default:
      StateContent(
        image: .symbol("avatar-default-symbolic"), title: "No Pioneers Yet",
        subtitle: "Somebody has to be the first.")
    }
  }
}
