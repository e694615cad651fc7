import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

final class StateBannerTests: GTKTestCase {
  func test_aBannerComesWithItsSentenceAndButton() {
    onMain {
      let (banner, window) = shownBanner()
      XCTAssertEqual(gtk_widget_get_height(banner.widget), 0)
      var clicks: [StateAction] = []
      banner.onButton = { clicks.append($0) }
      banner.draw(.init(message: "Couldn't refresh", button: retry))
      pump { gtk_widget_get_height(banner.widget) > 20 }
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: banner.widget), ["Couldn't refresh", "Try Again"])
      if let button = button("Try Again", in: banner.widget) { emit(button.opaque, "clicked") }
      XCTAssertEqual(clicks, [.retry])
    }
  }

  func test_aBannerThatHasLeftCannotBeFound() {
    onMain {
      let (banner, _) = shownBanner()
      banner.draw(.init(message: "No internet", button: nil))
      pump { gtk_widget_get_height(banner.widget) > 20 }
      XCTAssertEqual(visibleTexts(in: banner.widget), ["No internet"])
      banner.draw(nil)
      pump { !Bool(gtk_widget_get_visible(banner.widget)) }
      XCTAssertEqual(visibleTexts(in: banner.widget), [])
    }
  }

  func test_aBannerThatComesBackWhileLeavingStays() {
    onMain {
      let (banner, window) = shownBanner()
      banner.draw(.init(message: "No internet", button: nil))
      pump { gtk_widget_get_height(banner.widget) > 20 }
      banner.draw(nil)
      waitForFrame(of: window)
      banner.draw(.init(message: "No internet", button: nil))
      pump { Bool(gtk_revealer_get_child_revealed(banner.widget.opaque)) }
      MainLoop.drain()
      XCTAssertEqual(visibleTexts(in: banner.widget), ["No internet"])
    }
  }

  func test_aLongSentenceWrapsInANarrowWindow() {
    onMain {
      let (banner, window) = shownBanner(width: 320)
      let sentence = String(repeating: "This is a rather long sentence. ", count: 6)
      banner.draw(.init(message: sentence, button: retry))
      pump { Bool(gtk_revealer_get_child_revealed(banner.widget.opaque)) }
      waitForFrame(of: window)
      XCTAssertEqual(gtk_widget_get_width(window), 320)
      XCTAssertGreaterThan(gtk_widget_get_height(banner.widget), 60)
    }
  }
}

private let retry = StateButton("Try Again", action: .retry)

@MainActor
private func shownBanner(width: Int32 = 400) -> (StateBanner, WidgetPointer) {
  let banner = StateBanner()
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
  gtk_box_append(box.as(GtkBox.self), banner.widget)
  return (banner, show(box, width: width, height: 300))
}
