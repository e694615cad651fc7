import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// How an empty state looks, and where it stands.
final class EmptyStateLookTests: GTKTestCase {
  override func tearDown() {
    onMain { StateAppearance.default = StateAppearance() }
    super.tearDown()
  }

  func testS11_itIsCentredInTheListOrInTheWindowAsDeclared() {
    onMain {
      XCTAssertEqual(Self.middle(placement: nil), 300, accuracy: 1)
      XCTAssertEqual(Self.middle(placement: .list), 300, accuracy: 1)
      XCTAssertEqual(Self.middle(placement: .screen), 250, accuracy: 1)
      StateAppearance.default.placement = .screen
      XCTAssertEqual(Self.middle(placement: nil), 250, accuracy: 1)
      XCTAssertEqual(Self.middle(placement: .list), 300, accuracy: 1)
    }
  }

  func test_allHaveOneStyleAndColour() {
    onMain {
      let plain = Scene(title: "None.")
      let other = Scene(title: "Another kind of nothing.")
      for scene in [plain, other] {
        scene.show()
        XCTAssertTrue(Bool(gtk_widget_has_css_class(scene.label, "title-2")))
        XCTAssertFalse(Bool(gtk_widget_has_css_class(scene.label, StyleSheet.secondary)))
      }
      StateAppearance.default.titleStyle = .body
      StateAppearance.default.titleColor = .secondary
      let later = Scene(title: "None.")
      later.show()
      XCTAssertTrue(Bool(gtk_widget_has_css_class(later.label, "body")))
      XCTAssertTrue(Bool(gtk_widget_has_css_class(later.label, StyleSheet.secondary)))
      XCTAssertFalse(Bool(gtk_widget_has_css_class(later.label, "title-2")))
    }
  }

  func test_aTitleWithoutAnythingToBeReadShowsNothingAndSaysSo() throws {
    try onMain {
      for title in ["", " \n\u{3000}"] {
        let scene = Scene(title: title)
        var diagnostics: [StateDiagnostic] = []
        scene.holder.onDiagnostic = { diagnostics.append($0) }
        scene.show()
        XCTAssertEqual(diagnostics, [.emptyStateWithoutTitle])
        XCTAssertFalse(scene.holder.isHidden, "as it was set")
        XCTAssertEqual(visibleTexts(in: scene.overlay.widget), [])
        XCTAssertTrue(try WidgetSnapshot(of: scene.overlay.widget).pixels.isBlank)
        XCTAssertTrue("\(diagnostics[0])".contains("title"))
      }
    }
  }

  func test_anyTitleIsDrawnAsItIsWrittenAndInsideOfItsWindow() throws {
    try onMain {
      let titles = [
        "There is no reservation information", "予約情報はありません", "אין הזמנות (0) – try later",
        "עברית and English و عربي 123", "👩‍👩‍👧‍👦🎌", "<b>no</b> &amp; markup", "two\nlines", "100 %s",
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung",
        String(repeating: "A sentence. ", count: 9), String(repeating: "x", count: 150),
      ]
      for title in titles {
        let scene = Scene(title: title)
        scene.show(width: 240, height: 400)
        XCTAssertEqual(visibleTexts(in: scene.overlay.widget), [title])
        scene.expectInside()
        XCTAssertFalse(try WidgetSnapshot(of: scene.overlay.widget).pixels.isBlank, title)
        XCTAssertFalse(scene.isCutOff, title)
        let place = frame(of: scene.label, in: scene.overlay.widget)
        XCTAssertEqual(place.x + place.width / 2, 120, accuracy: 1, title)
        XCTAssertEqual(place.y + place.height / 2, 200, accuracy: 1, title)
      }
    }
  }

  func test_aTitleOfTenThousandCharactersEndsInAnEllipsisAndNoWindowGrows() throws {
    try onMain {
      let title = String(repeating: "nothing at all ", count: 667)
      for (width, height) in [(300, 200), (400, 600), (200, 60)] as [(Int32, Int32)] {
        let scene = Scene(title: title)
        scene.show(width: width, height: height)
        XCTAssertTrue(scene.isCutOff)
        try Pictures.write(scene.overlay.widget, "empty-state-endless-\(width)")
        if height > 300 { scene.expectInside() }
        XCTAssertEqual(gtk_widget_get_width(scene.overlay.widget), width)
        XCTAssertEqual(gtk_widget_get_height(scene.overlay.widget), height)
        XCTAssertFalse(try WidgetSnapshot(of: scene.overlay.widget).pixels.isBlank)
        let text = gtk_label_get_text(scene.label.opaque).map { String(cString: $0) }
        XCTAssertEqual(text, title, "a screen reader has all of it")
      }
    }
  }

  func test_itIsSeenInEveryLook() throws {
    try onMain {
      let manager = adw_style_manager_get_default()
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      for (name, scheme) in [
        ("light", ADW_COLOR_SCHEME_FORCE_LIGHT), ("dark", ADW_COLOR_SCHEME_FORCE_DARK),
      ] {
        adw_style_manager_set_color_scheme(manager, scheme)
        let scene = Scene(title: "There is no reservation information")
        scene.holder.isHidden = false
        let bar = adw_header_bar_new().opaque
        adw_header_bar_set_title_widget(bar, adw_window_title_new("Reservations", ""))
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
        gtk_box_append(box.as(GtkBox.self), bar.widget)
        gtk_box_append(box.as(GtkBox.self), scene.overlay.widget)
        let window = ConveneGTKTests.show(box, width: 360, height: 360)
        let pixels = try WidgetSnapshot(of: window).pixels
        XCTAssertGreaterThan(pixels.histogram.count, 10, "text has many shades")
        try Pictures.write(window, "empty-state-\(name)")
      }
    }
  }

  /// Where the middle of the title is in a window of 500 pixels, whose first 100 are a bar.
  @MainActor
  private static func middle(placement: StateAppearance.Placement?) -> Double {
    let scene = Scene(title: "None.", placement: placement)
    let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
    gtk_widget_set_size_request(bar, -1, 100)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
    gtk_box_append(box.as(GtkBox.self), bar)
    gtk_box_append(box.as(GtkBox.self), scene.overlay.widget)
    scene.holder.isHidden = false
    let window = ConveneGTKTests.show(box, width: 300, height: 500)
    let place = frame(of: scene.label, in: window)
    return place.y + place.height / 2
  }
}

/// An empty state over nothing.
@MainActor
private final class Scene: EmptyStateDisplayable {
  var emptyStateHolder: EmptyStateHolder { holder }
  let holder: EmptyStateHolder
  let overlay = EmptyStateOverlay(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget)

  init(title: String, placement: StateAppearance.Placement? = nil) {
    holder = EmptyStateHolder(EmptyState(title: title), placement: placement)
    addEmptyStateView()
  }

  func addEmptyStateView() { addEmptyStateView(to: overlay.widget) }

  @discardableResult
  func show(width: Int32 = 300, height: Int32 = 300) -> WidgetPointer {
    holder.isHidden = false
    return ConveneGTKTests.show(overlay.widget, width: width, height: height)
  }

  /// The title's label.
  var label: WidgetPointer {
    WidgetTree.first(gtk_label_get_type(), in: overlay.widget) ?? overlay.widget
  }

  /// Whether the title ends in an ellipsis.
  var isCutOff: Bool {
    Bool(pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)))
  }

  func expectInside(file: StaticString = #filePath, line: UInt = #line) {
    let place = frame(of: label, in: overlay.widget)
    let (width, height) = (
      Double(gtk_widget_get_width(overlay.widget)), Double(gtk_widget_get_height(overlay.widget))
    )
    XCTAssertGreaterThanOrEqual(place.x, 0, file: file, line: line)
    XCTAssertGreaterThanOrEqual(place.y, 0, file: file, line: line)
    XCTAssertLessThanOrEqual(place.x + place.width, width, file: file, line: line)
    XCTAssertLessThanOrEqual(place.y + place.height, height, file: file, line: line)
  }
}
