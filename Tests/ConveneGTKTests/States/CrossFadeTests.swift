import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// How one state turns into the next.
final class CrossFadeTests: GTKTestCase {
  override func tearDown() {
    onMain {
      DesktopAnimations.set(true)
      RealInput.putAway()
    }
    super.tearDown()
  }

  func test_aStateFadesIntoTheNextWhileItsWidgetsChangeAtOnce() throws {
    try onMain {
      let stage = Stage(.error)
      stage.set(.empty)
      XCTAssertTrue(stage.body.fade.isFading)
      XCTAssertEqual(visibleTexts(in: stage.window), ["Nothing Here Yet"])
      let empty = try stage.picture(at: 1)
      stage.finish()
      let after = try stage.picture(at: nil)
      XCTAssertEqual(empty, after, "the end of a fade is what it fades to")
      stage.set(.error)
      let before = try stage.picture(at: 0)
      XCTAssertEqual(before, after, "its beginning is what was shown")
      let between = try stage.picture(at: 0.5)
      XCTAssertNotEqual(between, before)
      try Pictures.write(stage.window, "fade-between-states")
      stage.finish()
      XCTAssertNotEqual(try stage.picture(at: nil), between)
    }
  }

  func test_aStateThatIsReplacedByContentTakesNoTouchesWhileItFades() throws {
    try onMain {
      let content = gtk_button_new_with_label("Content").widget
      let stage = Stage(.error, content: content)
      var clicks = 0
      connect(content, "clicked") { clicks += 1 }
      stage.set(.success)
      XCTAssertTrue(stage.body.fade.isFading)
      XCTAssertTrue(Bool(gtk_widget_get_mapped(stage.body.widget)), "it can still be seen")
      XCTAssertEqual(visibleTexts(in: stage.window), ["Content"])
      stage.clock.advance(to: 0.5)
      waitForFrame(of: stage.window)
      try Pictures.write(stage.window, "fade-to-content")
      try RealInput.click(stage.window, x: 200, y: 300)
      pump { clicks == 1 }
      let tree = try AccessibleNode.read()
      XCTAssertNil(tree.first("label", "Something Went Wrong"))
      stage.finish()
      XCTAssertFalse(Bool(gtk_widget_get_visible(stage.body.widget)))
    }
  }

  func test_ofTenChangesWithinOneFadeOnlyTheLastRemains() throws {
    try onMain {
      let stage = Stage(.loading)
      let custom = Lifetime()
      for number in 0..<10 {
        if number == 5 {
          let label = gtk_label_new("custom").widget
          custom.watch(label.opaque)
          stage.screen.setCustomView(label, for: .noInternet)
          stage.set(.noInternet)
          XCTAssertEqual(visibleTexts(in: stage.window), ["custom"])
          stage.screen.setCustomView(nil, for: .noInternet)
        }
        stage.set(number % 2 == 0 ? .error : .empty)
        stage.clock.advance(to: Double(number) / 10)
      }
      XCTAssertEqual(stage.clock.begun, 1, "one fade")
      XCTAssertTrue(custom.isOver, "a custom view leaves at once")
      XCTAssertEqual(visibleTexts(in: stage.window), ["Nothing Here Yet"])
      XCTAssertEqual(WidgetTree.children(of: stage.body.widget).count, 1)
      stage.finish()
      XCTAssertFalse(stage.body.fade.isFading)
      XCTAssertEqual(WidgetTree.children(of: stage.body.widget).count, 1)
      let faded = try stage.picture(at: nil)
      let fresh = Stage(.empty)
      XCTAssertEqual(faded, try fresh.picture(at: nil), "nothing of the others is left")
    }
  }

  func test_aFadeThatIsOvertakenNeverPilesUpPictures() {
    onMain {
      let stage = Stage(.error)
      for round in 1...3 {
        stage.set(.empty)
        XCTAssertEqual(stage.clock.begun, round)
        stage.clock.advance(to: 0.5)
        waitForFrame(of: stage.window)
        stage.finish()
        stage.set(.error)
        XCTAssertEqual(stage.clock.begun, round, "what is seen in the middle of a fade isn't kept")
        waitForFrame(of: stage.window)
      }
    }
  }

  func test_withoutMotionOnTheDesktopAChangeIsThereAtOnce() {
    onMain {
      DesktopAnimations.set(false)
      let states = StateModel(state: .error, timing: .none)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      show(screen.widget)
      states.setState(.empty)
      waitForTurn()
      XCTAssertFalse(screen.body.fade.isFading)
      states.setState(.success)
      waitForTurn()
      XCTAssertFalse(Bool(gtk_widget_get_visible(screen.body.widget)))
    }
  }

  func test_theDesktopsFadeComesToAnEnd() {
    onMain {
      let states = StateModel(state: .error, timing: .none)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      let window = show(screen.widget)
      states.setState(.empty)
      waitForTurn()
      XCTAssertTrue(screen.body.fade.isFading)
      pump { !screen.body.fade.isFading }
      states.setState(.success)
      waitForTurn()
      XCTAssertTrue(screen.body.fade.isFading)
      gtk_widget_set_visible(window, false.gboolean)
      pump { !screen.body.fade.isFading }
      XCTAssertFalse(Bool(gtk_widget_get_visible(screen.body.widget)))
    }
  }

  func test_aFirstStateAndOneThatIsNotOnScreenDoNotFade() {
    onMain {
      let states = StateModel(timing: .none)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      states.setState(.error)
      XCTAssertFalse(screen.body.fade.isFading)
      show(screen.widget)
      XCTAssertFalse(screen.body.fade.isFading)
      XCTAssertEqual(visibleTexts(in: screen.widget).last, "Please try again.")
    }
  }

  func test_everythingIsFreedInTheMiddleOfAFade() {
    onMain {
      weak var weakFade: CrossFade?
      let life = Lifetime()
      do {
        let window = GObjectReference(gtk_window_new())
        defer { gtk_window_destroy(window.pointer.as(GtkWindow.self)) }
        let states = StateModel(state: .error, timing: .none)
        let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
        gtk_window_set_default_size(window.pointer.as(GtkWindow.self), 300, 400)
        gtk_window_set_child(window.pointer.as(GtkWindow.self), screen.widget)
        gtk_window_present(window.pointer.as(GtkWindow.self))
        waitForFrame(of: screen.widget)
        weakFade = screen.body.fade
        life.watch(screen.body.widget.opaque)
        states.setState(.empty)
        waitForTurn()
        XCTAssertTrue(screen.body.fade.isFading)
      }
      MainLoop.drain()
      XCTAssertNil(weakFade)
      XCTAssertTrue(life.isOver)
    }
  }
}

/// A screen in a window, whose fades a test drives.
@MainActor
private struct Stage {
  let clock = ManualMotionClock()
  let states: StateModel
  let screen: ScreenView
  let window: WidgetPointer

  var body: ConveneGTK.StateBody { screen.body }

  init(_ state: ViewState, content: WidgetPointer = gtk_label_new("content").widget) {
    states = StateModel(state: state, timing: .none)
    screen = ScreenView(content: content, states: states)
    screen.body.fade.clock = clock
    window = show(screen.widget)
  }

  func set(_ state: ViewState) {
    states.setState(state)
    waitForTurn()
  }

  /// What is seen, at a progress of the fade or as it is.
  func picture(at progress: Double?) throws -> [UInt32] {
    if let progress { clock.advance(to: progress) }
    return try WidgetSnapshot(of: window).pixels.values
  }

  func finish() { clock.finish() }
}
