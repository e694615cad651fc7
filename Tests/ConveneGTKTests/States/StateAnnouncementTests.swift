import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// What somebody hears of a screen, by another process on the accessibility bus.
final class StateAnnouncementTests: GTKTestCase {
  func testS23_theEndOfLoadingIsHeardOnceAndInWords() throws {
    try onMain {
      let states = StateModel(timing: .none)
      let loader = ScreenLoader(states: states) { ["a", "b", "c"] }
      let screen = ScreenView(content: gtk_label_new("content").widget, loader: loader)
      show(screen.widget)
      var said: [String] = []
      states.onAnnouncement = { said.append($0.text) }
      let reader = try ScreenReader(until: "end")
      loader.load()
      pump { said.last == "Loaded. 3 items" }
      Announcement("end").speak(from: screen.widget)
      let heard = try reader.heard().map(\.message).dropLast()
      XCTAssertEqual(Array(heard), said)
      XCTAssertEqual(heard.last, "Loaded. 3 items")
    }
  }

  func testS23_whatStandsInPlaceOfContentIsHeardOnceForEachOccurrence() throws {
    try onMain {
      let view = StateView(states: StateModel(timing: .none))
      let overlay = gtk_overlay_new().widget
      gtk_overlay_set_child(overlay.opaque, gtk_label_new("content").widget)
      view.show(in: overlay)
      show(overlay)
      var said: [String] = []
      view.states.onAnnouncement = { said.append($0.text) }
      let reader = try ScreenReader(until: "end")
      let states: [(ViewState, Int)] = [
        (.loading, 1), (.error, 2), (.error, 2), (.empty, 3), (.success, 4),
      ]
      for (state, count) in states {
        view.setState(state)
        waitForTurn()
        pump { said.count == count }
      }
      Announcement("end").speak(from: view.widget)
      let heard = try reader.heard().map(\.message).dropLast()
      XCTAssertEqual(Array(heard), said)
      XCTAssertEqual(heard.filter { $0.contains("Something Went Wrong") }.count, 1)
      XCTAssertEqual(heard.filter { $0.contains("Nothing Here Yet") }.count, 1)
    }
  }
}
