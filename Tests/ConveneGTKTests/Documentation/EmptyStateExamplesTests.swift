import CAdwaita
import Convene
import XCTest

@testable import ConveneGTK

/// The examples of Documentation/EmptyStates.md do what it says.
final class EmptyStateExamplesTests: GTKTestCase {
  override func tearDown() {
    onMain { StateAppearance.default = StateAppearance() }
    super.tearDown()
  }

  func test_theScreenFollowsItsBook() {
    onMain {
      let book = ReservationBook()
      let screen = ReservationsScreen(book: book)
      let window = show(screen.widget)
      XCTAssertEqual(visibleTexts(in: window), [EmptyState.reservation.title])
      book.guests = ["Ada"]
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), [])
      book.guests = []
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), [EmptyState.reservation.title])
    }
  }

  func test_anEnumerationSaysTheSame() {
    onMain {
      XCTAssertEqual(Emptiness.reservation.title, EmptyState.reservation.title)
      XCTAssertEqual(Emptiness.table.title, EmptyState.table.title)
      XCTAssertTrue(makeTableHolder().isHidden)
    }
  }

  func test_theLookIsSetOnceForAll() {
    onMain {
      setUpLook()
      let screen = ReservationsScreen(book: ReservationBook())
      let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_widget_set_size_request(bar, -1, 100)
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_box_append(box.as(GtkBox.self), bar)
      gtk_box_append(box.as(GtkBox.self), screen.widget)
      let window = show(box, width: 300, height: 500)
      let label = WidgetTree.all(gtk_label_get_type(), in: window).last ?? window
      XCTAssertTrue(Bool(gtk_widget_has_css_class(label, StyleSheet.secondary)))
      let place = frame(of: label, in: window)
      XCTAssertEqual(place.y + place.height / 2, 250, accuracy: 1, "the middle of the window")
    }
  }
}
