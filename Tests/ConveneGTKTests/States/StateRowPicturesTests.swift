import CAdwaita
import ConveneLists
import ConveneStates
import XCTest

@testable import ConveneGTK

/// Draws every row of a state in light and dark, narrow and wide, from right to left and with large
/// text: nothing may be cut off, lie outside its row, or over something else.
final class StateRowPicturesTests: GTKTestCase {
  func test_everyRowIsSeenWholeInEveryLook() throws {
    try onMain {
      defer { Look.light.apply() }
      for look in Look.allCases {
        look.apply()
        for width in [320, 640] as [Int32] {
          let list = RowGallery(language: look.language)
          let window = show(list.view.widget, width: width, height: 1_800)
          waitForTurn()
          waitForFrame(of: window)
          try Pictures.write(window, "rows-\(look)-\(width)")
          XCTAssertEqual(gtk_widget_get_width(window), width, "\(look)")
          for row in list.rows { check(row, "\(look) \(width)") }
          gtk_window_destroy(window.as(GtkWindow.self))
        }
      }
    }
  }
}

@MainActor
private func check(_ row: StateRow, _ name: String) {
  let parts =
    (WidgetTree.all(gtk_label_get_type(), in: row.widget)
    + WidgetTree.all(gtk_spinner_get_type(), in: row.widget)).filter {
      Bool(gtk_widget_get_mapped($0))
    }
  XCTAssertFalse(parts.isEmpty, name)
  let height = Double(gtk_widget_get_height(row.widget))
  let width = Double(gtk_widget_get_width(row.widget))
  var places = parts.map { frame(of: $0, in: row.widget) }
  for place in places {
    XCTAssertGreaterThanOrEqual(place.x, 0, name)
    XCTAssertGreaterThanOrEqual(place.y, 0, name)
    XCTAssertLessThanOrEqual(place.x + place.width, width, name)
    XCTAssertLessThanOrEqual(place.y + place.height, height, name)
  }
  while let place = places.popLast() {
    for other in places {
      let isApart =
        place.x + place.width <= other.x || other.x + other.width <= place.x
        || place.y + place.height <= other.y || other.y + other.height <= place.y
      XCTAssertTrue(isApart, "\(name): \(place) lies over \(other)")
    }
  }
}

private enum Look: CaseIterable {
  case light, dark, mirrored, large

  var language: String { self == .mirrored ? "ja" : self == .large ? "ru" : "en" }

  @MainActor
  func apply() {
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      self == .dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
    gtk_widget_set_default_direction(self == .mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    TextSize.set(self == .large ? 1.6 : 1)
  }
}

/// The desktop's text size, as this process sees it.
@MainActor
private enum TextSize {
  /// Makes text so many times as large as usual.
  static func set(_ factor: Double) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, 6 << 2)
    g_value_set_int(&value, gint(96 * 1024 * factor))
    g_object_set_property(settings.raw.object, "gtk-xft-dpi", &value)
    g_value_unset(&value)
  }
}

/// A list of sections that each show another state, and the rows of a list's end.
@MainActor
private final class RowGallery {
  let view = CollectionView()
  private let loader: PageLoader<Row, Int>
  private var states: [(name: String, model: StateModel)] = []

  init(language: String) {
    let library = StateContentLibrary.builtIn(languages: [language])
    func model(patience: Duration = .seconds(60)) -> StateModel {
      StateModel(
        contentLibrary: library,
        timing: LoadingTiming(delay: .zero, minimum: .zero, patience: patience))
    }
    loader = PageLoader(states: model()) { _ in Page([], next: nil) }
    let displays: [(String, ScreenDisplay)] = [
      ("Loading", ScreenDisplay(body: .loading)),
      ("Still loading", ScreenDisplay(body: .loading, isStillLoading: true)),
      ("Error", ScreenDisplay(body: .error)),
      ("Own buttons", ScreenDisplay(body: .error)),
      ("Waiting", ScreenDisplay(body: .noInternet(waiting: true, canCancel: true))),
      ("Empty", ScreenDisplay(body: .empty)),
      (
        "No results",
        ScreenDisplay(body: .noResults(query: "a rather long query that finds nothing at all"))
      ),
      ("Failed refresh", ScreenDisplay(body: .content, accessory: .errorBanner(.error))),
    ]
    states = displays.map { name, display in
      let model = model(patience: display.isStillLoading ? .zero : .seconds(60))
      if name == "Own buttons" {
        model.contentLibrary[.error] = StateContent(
          title: "The shelf is locked",
          buttons: [StateButton("Ask for the key again") {}, StateButton("Look elsewhere") {}])
      }
      model.onRetry = {}
      model.onCancel = {}
      model.show(display)
      return (name, model)
    }
    for (name, display) in [
      ("More is loaded", ScreenDisplay(body: .loading)), ("More has failed", .init(body: .error)),
      ("More by hand", ScreenDisplay(body: .state(.loadMore, canRetry: true))),
    ] {
      let more = StateModel(
        contentLibrary: loader.moreStates.contentLibrary,
        timing: LoadingTiming(delay: .zero, minimum: .zero))
      more.onRetry = {}
      more.show(display)
      states.append((name, more))
    }
    view.conv { [weak self] conv in self?.declare(conv) }
    view.update()
  }

  private func declare(_ conv: Conv<CollectionView>) {
    for (name, model) in states {
      conv.create(name) { section in
        section.itemSize = .columns(3, height: .points(30))
        section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
          header.configureView { view, _ in
            view.text = name
            gtk_widget_add_css_class(view.label, "heading")
            gtk_label_set_xalign(view.label.opaque, 0)
          }
        }
        section.show(model)
        section.create(for: ["an item", "another", "a third"] as [Row]) {
          (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = row.text }
        }
      }
    }
  }

  var rows: [StateRow] { view.mounted.values.compactMap { $0.view as? StateRow } }
}
