import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// What a screen reader finds, read over the accessibility bus from another process.
final class StateAccessibilityTests: GTKTestCase {
  func test_aScreenReaderFindsTheTitleTheTextAndTheButtons() throws {
    try onMain {
      let states = StateModel(state: .error)
      var retries = 0
      states.onRetry = { retries += 1 }
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      show(screen.widget)
      let tree = try AccessibleNode.read(["--action", "push button", "Try Again"])
      XCTAssertNotNil(tree.first("label", "Something Went Wrong"))
      XCTAssertNotNil(tree.first("label", "Please try again."))
      XCTAssertTrue(
        try XCTUnwrap(tree.first("push button", "Try Again")?.states).contains("focusable"))
      // A button that is pressed this way stays down for a moment, to be seen.
      pump { retries == 1 }
    }
  }

  func test_aScreenReaderFindsWhatSpinsAndTheBanner() throws {
    try onMain {
      let states = StateModel(timing: LoadingTiming(delay: .zero, minimum: .zero))
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      states.show(ScreenDisplay(body: .loading, accessory: .offlineBanner(waiting: false)))
      show(screen.widget)
      waitForTurn()
      pump { visibleTexts(in: screen.widget).contains("You are offline.") }
      let tree = try AccessibleNode.read()
      XCTAssertNotNil(tree.first("label", "You are offline."))
      XCTAssertNotNil(tree.first("label", "Loading…"))
      XCTAssertNotNil(tree.first("panel", "Loading…"), "the page is named after its title")
    }
  }

  func test_whatIsNotShownIsNotFound() throws {
    try onMain {
      let states = StateModel(state: .error)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      let window = show(screen.widget)
      states.setState(.success)
      waitForTurn()
      waitForFrame(of: window)
      let tree = try AccessibleNode.read()
      XCTAssertNotNil(tree.first("label", "content"))
      XCTAssertNil(tree.first("label", "Something Went Wrong"))
    }
  }
}
