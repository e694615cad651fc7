import CAdwaita
import ConveneStates
import Foundation
import XCTest

@testable import ConveneGTK

/// What makes a state readable for everybody.
final class StateLookTests: GTKTestCase {
  override func tearDown() {
    onMain { DesktopLook.reset() }
    super.tearDown()
  }

  func test_allTextHasTheContrastThatSmallTextNeeds() throws {
    try onMain {
      for look in DesktopLook.all where look.apply() {
        let error = StateScene.all.first { $0.name == (look.isRightToLeft ? "ar-error" : "error") }
        let screen = try XCTUnwrap(error).makeScreen()
        let window = show(screen.widget, width: 400, height: 600)
        let pixels = try WidgetSnapshot(of: window).pixels
        for label in WidgetTree.all(gtk_label_get_type(), in: window)
        where Bool(gtk_widget_get_mapped(label)) {
          let contrast = pixels.contrast(in: frame(of: label, in: window))
          let least = look.hasHighContrast ? 7.0 : 4.5
          let isButton = button("Try Again", in: window).map { gtk_widget_is_ancestor(label, $0) }
          // The blue of buttons is libadwaita's own, with text that counts as large: bold.
          guard isButton.map(Bool.init) != true, !look.isRightToLeft else { continue }
          XCTAssertGreaterThanOrEqual(contrast, least, "\(look.name)")
        }
        gtk_window_destroy(window.as(GtkWindow.self))
      }
    }
  }

  func test_aSymbolIsMirroredWhereTheThemeHasItMirrored() throws {
    try onMain {
      let pictures = try [false, true].map { isRightToLeft in
        DesktopLook(isRightToLeft: isRightToLeft).apply()
        let states = StateModel(state: .empty)
        states.setContent(image: .symbol("go-next-symbolic"), title: "T", subtitle: "", for: .empty)
        let screen = ScreenView(content: gtk_label_new("").widget, states: states)
        let window = show(screen.widget)
        waitForTurn()
        let image = try XCTUnwrap(WidgetTree.first(gtk_image_get_type(), in: screen.body.widget))
        waitForFrame(of: window)
        return try WidgetSnapshot(of: image).pixels
      }
      XCTAssertFalse(pictures[0].isBlank)
      // The two are drawn from two files, so a few dots at their edges differ.
      XCTAssertGreaterThan(pictures[0].difference(to: pictures[1]), 0.2)
      XCTAssertLessThan(pictures[0].mirrored.difference(to: pictures[1]), 0.1)
    }
  }

  func test_aBannersButtonGoesBelowATextThatWouldTakeMoreThanTwoLines() throws {
    try onMain {
      for look in DesktopLook.all where look.apply() {
        let banner = StateBanner()
        let window = show(banner.widget, width: 320, height: 300)
        for (message, isBelow) in [
          ("Short", false), (String(repeating: "Words ", count: 12), true),
        ] {
          banner.draw(.init(message: message, button: StateButton("Retry", action: .retry)))
          pump { Bool(gtk_revealer_get_child_revealed(banner.widget.opaque)) }
          waitForFrame(of: window)
          let text = try XCTUnwrap(label(message, in: window).map { frame(of: $0, in: window) })
          let own = try XCTUnwrap(button("Retry", in: window).map { frame(of: $0, in: window) })
          XCTAssertEqual(own.y >= text.y + text.height, isBelow, "\(look.name): \(message)")
          XCTAssertGreaterThanOrEqual(own.x, 0)
          XCTAssertLessThanOrEqual(own.x + own.width, 320)
          if !isBelow { XCTAssertEqual(own.x > text.x, !look.isRightToLeft, look.name) }
          expectNothingCutOff(in: window, "\(look.name): \(message)")
        }
        XCTAssertEqual(gtk_widget_get_width(window), 320)
        gtk_window_destroy(window.as(GtkWindow.self))
      }
    }
  }

  func test_aBannerDoesNotMakeItsWindowHigher() {
    onMain {
      DesktopLook(textScale: 2).apply()
      let states = StateModel(state: .empty, timing: .none)
      states.onRetry = {}
      let screen = ScreenView(content: tallScroller(), states: states)
      let window = show(screen.widget, width: 320, height: 300)
      states.show(ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
      pump { button("Try Again", in: window) != nil }
      pump {
        WidgetTree.all(gtk_revealer_get_type(), in: window).allSatisfy {
          Bool(gtk_revealer_get_child_revealed($0.opaque))
        }
      }
      waitForFrame(of: window)
      XCTAssertEqual(gtk_widget_get_height(window), 300)
    }
  }

  func test_aLongWordIsBrokenWithoutAHyphen() throws {
    try onMain {
      let word = String(repeating: "x", count: 200)
      let states = StateModel(state: .error)
      states.setContent(image: "", title: "T", subtitle: word, for: .error)
      let screen = ScreenView(content: gtk_label_new("").widget, states: states)
      let window = show(screen.widget, width: 320, height: 500)
      waitForTurn()
      let layout = gtk_label_get_layout(try XCTUnwrap(label(word, in: window)).opaque)
      XCTAssertGreaterThan(pango_layout_get_line_count(layout), 4)
      let attributes = pango_layout_get_attributes(layout)
      let text = pango_attr_list_to_string(attributes).map { String(cString: $0) } ?? ""
      XCTAssertTrue(text.contains("insert-hyphens false"), text)
    }
  }
}

extension Pixels {
  /// The greatest contrast to the colour of the top left corner, as WCAG 2 counts it, from 1 to 21.
  fileprivate func contrast(
    in place: (x: Double, y: Double, width: Double, height: Double)
  ) -> Double {
    let ground = Self.luminance(self[0, 0])
    var greatest = 1.0
    for y in Int(place.y)..<Int(place.y + place.height) {
      for x in Int(place.x)..<Int(place.x + place.width) {
        let other = Self.luminance(self[x, y])
        greatest = max(greatest, (max(ground, other) + 0.05) / (min(ground, other) + 0.05))
      }
    }
    return greatest
  }

  private static func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift in
      let value = Double(color >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// How much the opacity of two pictures differs, as a share of this one's.
  fileprivate func difference(to other: Pixels) -> Double {
    let pairs = zip(values, other.values).map { (Int($0 >> 24), Int($1 >> 24)) }
    return Double(pairs.reduce(0) { $0 + abs($1.0 - $1.1) })
      / Double(pairs.reduce(1) { $0 + $1.0 })
  }

  /// The same picture with left and right changed over.
  fileprivate var mirrored: Pixels {
    let rows = stride(from: 0, to: values.count, by: width).map { values[$0..<$0 + width] }
    return Pixels(width: width, height: height, values: rows.flatMap { $0.reversed() })
  }
}
