import CAdwaita
import XCTest

@testable import ConveneGTK

final class CenteringLayoutTests: GTKTestCase {
  func testS11_aChildIsCentredInTheListOrInTheWindowAsDeclared() {
    onMain {
      let bin = adw_bin_new().widget
      let mark = gtk_label_new("Text").widget
      gtk_widget_set_valign(mark, GTK_ALIGN_CENTER)
      CenteringLayout.install(on: bin)
      adw_bin_set_child(bin.as(AdwBin.self), mark)
      gtk_widget_set_vexpand(bin, true.gboolean)
      let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_widget_set_size_request(bar, -1, 100)
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_box_append(box.as(GtkBox.self), bar)
      gtk_box_append(box.as(GtkBox.self), bin)
      let window = show(box, width: 300, height: 500)
      @MainActor func middle() -> Double {
        let place = frame(of: mark, in: window)
        return place.y + place.height / 2
      }
      XCTAssertEqual(middle(), 300, accuracy: 1)
      CenteringLayout.setCentersInWindow(true, on: bin)
      waitForFrame(of: window)
      XCTAssertEqual(middle(), 250, accuracy: 1)
      CenteringLayout.setCentersInWindow(false, on: bin)
      waitForFrame(of: window)
      XCTAssertEqual(middle(), 300, accuracy: 1)
    }
  }

  func test_aChildKeepsAwayFromTheSideWithFewerBars() {
    XCTAssertTrue(
      CenteringLayout.span(height: 400, least: 50, above: 100, below: 0) == (0, 300))
    XCTAssertTrue(
      CenteringLayout.span(height: 400, least: 50, above: 20, below: 60) == (40, 360))
    XCTAssertTrue(
      CenteringLayout.span(height: 400, least: 350, above: 100, below: 0) == (0, 400),
      "where there is too little room, the widget's own middle must do")
  }
}
