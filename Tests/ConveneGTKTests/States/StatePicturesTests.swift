import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// Draws every state in the light and the dark look, in narrow and wide windows: nothing may be
/// blank, cut off at a side, or wider than its window.
final class StatePicturesTests: GTKTestCase {
  func test_everyStateIsSeenWholeInEveryLookAndSize() throws {
    try onMain {
      defer {
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
      }
      for look in Look.allCases {
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), look.scheme)
        for (width, height) in [(360, 500), (900, 600)] as [(Int32, Int32)] {
          for scene in Scene.all {
            let states = StateModel(
              timing: LoadingTiming(
                delay: .zero, minimum: .zero,
                patience: scene.display.isStillLoading ? .zero : .seconds(60)))
            states.onRetry = {}
            states.onCancel = {}
            let screen = ScreenView(
              content: scene.isContent ? rows() : gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget,
              states: states)
            states.show(scene.display)
            waitForTurn()
            let window = show(screen.widget, width: width, height: height)
            settle(window)
            let name = "\(scene.name)-\(look)-\(width)"
            XCTAssertEqual(gtk_widget_get_width(window), width, name)
            let pixels = try WidgetSnapshot(of: window).pixels
            XCTAssertFalse(pixels.isBlank, name)
            try Pictures.write(window, name)
            for text in visibleLabels(in: window) {
              let place = frame(of: text, in: window)
              XCTAssertGreaterThanOrEqual(place.x, 0, name)
              XCTAssertLessThanOrEqual(place.x + place.width, Double(width), name)
            }
            gtk_window_destroy(window.as(GtkWindow.self))
          }
        }
      }
    }
  }

  private enum Look: CaseIterable {
    case light, dark

    var scheme: AdwColorScheme {
      self == .light ? ADW_COLOR_SCHEME_FORCE_LIGHT : ADW_COLOR_SCHEME_FORCE_DARK
    }
  }

  private struct Scene {
    let name: String
    let display: ScreenDisplay

    var isContent: Bool { display.body == .content }

    static let all = [
      Scene(name: "loading", display: ScreenDisplay(body: .loading)),
      Scene(name: "still-loading", display: ScreenDisplay(body: .loading, isStillLoading: true)),
      Scene(
        name: "no-internet",
        display: ScreenDisplay(body: .noInternet(waiting: false, canCancel: false))),
      Scene(
        name: "waiting", display: ScreenDisplay(body: .noInternet(waiting: true, canCancel: true))),
      Scene(name: "error", display: ScreenDisplay(body: .error)),
      Scene(
        name: "empty-offline",
        display: ScreenDisplay(body: .empty, accessory: .offlineBanner(waiting: true))),
      Scene(
        name: "no-results",
        display: ScreenDisplay(
          body: .noResults(query: "a rather long query that nobody will ever find anything for"))),
      Scene(
        name: "content-progress", display: ScreenDisplay(body: .content, accessory: .progress)),
      Scene(
        name: "content-error",
        display: ScreenDisplay(body: .content, accessory: .errorBanner(.error))),
    ]
  }
}

/// Waits until a banner has slid in.
@MainActor
private func settle(_ window: WidgetPointer) {
  let revealers = WidgetTree.all(gtk_revealer_get_type(), in: window)
  pump {
    revealers.allSatisfy {
      gtk_revealer_get_reveal_child($0.opaque) == gtk_revealer_get_child_revealed($0.opaque)
    }
  }
  waitForFrame(of: window)
}

@MainActor
private func visibleLabels(in window: WidgetPointer) -> [WidgetPointer] {
  WidgetTree.all(gtk_label_get_type(), in: window).filter { Bool(gtk_widget_get_mapped($0)) }
}

/// Some rows, to see content with.
@MainActor
private func rows() -> WidgetPointer {
  let list = gtk_list_box_new().widget
  for number in 1...30 {
    let label = gtk_label_new("Row \(number)").widget
    gtk_widget_set_halign(label, GTK_ALIGN_START)
    gtk_list_box_append(list.opaque, label)
  }
  let scroller = gtk_scrolled_window_new().widget
  gtk_scrolled_window_set_child(scroller.opaque, list)
  return scroller
}
