import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// Taps on a state, made by the display's own pointer.
final class StateTapTests: GTKTestCase {
  override func tearDown() {
    onMain { RealInput.putAway() }
    super.tearDown()
  }

  func test_aClickOnAStateIsToldOnceAndOneOnItsButtonIsNot() throws {
    try onMain {
      let states = StateModel(state: .error, timing: .none)
      var log: [String] = []
      states.onTap = { log.append("tap \($0)") }
      states.onRetry = { log.append("retry") }
      let screen = ScreenView(content: tallScroller(), states: states)
      let window = show(screen.widget)
      try click(label("Something Went Wrong", in: window), in: window)
      pump { !log.isEmpty }
      try click(button("Try Again", in: window), in: window)
      pump { log.count == 2 }
      try RealInput.click(window, x: 10, y: 10)
      pump { log.count == 3 }
      XCTAssertEqual(log, ["tap error", "retry", "tap error"])
    }
  }

  func test_aClickOnContentIsNoTap() throws {
    try onMain {
      let view = StateView(states: StateModel(timing: .none))
      var log: [String] = []
      view.states.onTap = { _ in log.append("tap") }
      let content = gtk_button_new_with_label("Content").widget
      connect(content, "clicked") { log.append("content") }
      let overlay = gtk_overlay_new().widget
      gtk_overlay_set_child(overlay.opaque, content)
      view.show(in: overlay)
      let window = show(overlay)
      try RealInput.click(window, x: 200, y: 300)
      pump { log.count == 1 }
      view.setState(.empty)
      waitForTurn()
      waitForFrame(of: window)
      try RealInput.click(window, x: 200, y: 300)
      pump { log.count == 2 }
      XCTAssertEqual(log, ["content", "tap"])
    }
  }

  func test_aClickOnAnAppsOwnViewIsATapUnlessTheViewTakesIt() throws {
    try onMain {
      let view = StateView(states: StateModel(state: .empty, timing: .none))
      var log: [String] = []
      view.states.onTap = { _ in log.append("tap") }
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 40).widget
      let own = gtk_button_new_with_label("Own").widget
      connect(own, "clicked") { log.append("own") }
      gtk_box_append(box.as(GtkBox.self), gtk_label_new("Words").widget)
      gtk_box_append(box.as(GtkBox.self), own)
      view.setCustomView(box, for: .empty)
      let window = show(view.widget)
      try click(button("Own", in: window), in: window)
      pump { log.count == 1 }
      try click(label("Words", in: window), in: window)
      pump { log.count == 2 }
      XCTAssertEqual(log, ["own", "tap"])
    }
  }
}

/// Clicks in the middle of a widget.
@MainActor
private func click(_ widget: WidgetPointer?, in window: WidgetPointer) throws {
  let place = frame(of: try XCTUnwrap(widget), in: window)
  try RealInput.click(window, x: place.x + place.width / 2, y: place.y + place.height / 2)
}
