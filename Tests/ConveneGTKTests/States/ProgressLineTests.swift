import CAdwaita
import XCTest

@testable import ConveneGTK

final class ProgressLineTests: GTKTestCase {
  func test_theLineMovesOnlyWhileItIsShownAndOnScreen() {
    onMain {
      let line = ProgressLine()
      line.isShown = true
      XCTAssertFalse(line.isMoving, "it isn't on screen yet")
      let window = show(line.widget)
      XCTAssertTrue(line.isMoving)
      gtk_widget_set_visible(window, false.gboolean)
      XCTAssertFalse(line.isMoving)
      gtk_widget_set_visible(window, true.gboolean)
      XCTAssertTrue(line.isMoving)
      line.isShown = false
      XCTAssertFalse(line.isMoving)
    }
  }

  func test_theLineIsFreedWhileItMoves() {
    onMain {
      weak var weakLine: ProgressLine?
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      show(box)
      do {
        let line = ProgressLine()
        weakLine = line
        line.isShown = true
        gtk_box_append(box.as(GtkBox.self), line.widget)
        pump { line.isMoving }
      }
      XCTAssertNil(weakLine)
    }
  }
}
