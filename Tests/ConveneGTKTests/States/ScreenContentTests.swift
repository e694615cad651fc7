import CAdwaita
import ConveneLists
import ConveneStates
import XCTest

@testable import ConveneGTK

/// What a state does to the content that it lies over, and what the content does to the state.
final class ScreenContentTests: GTKTestCase {
  func testS4_scrollingAndRefreshAreAliveWhileAScreenIsEmpty() {
    onMain {
      let answers = Answers([[], [], ["a"]])
      let loader = ScreenLoader(states: StateModel(timing: .none), load: answers.next)
      let scroller = tallScroller()
      let screen = ScreenView(content: scroller, loader: loader)
      show(screen.widget)
      loader.load()
      pump { statePage(in: screen) != nil && loader.state == .empty }
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      guard let wheel = wheel(over: screen) else { return XCTFail("nothing is scrolled") }
      XCTAssertTrue(emit(wheel, "scroll", [.double(0), .double(1)]))
      XCTAssertGreaterThan(gtk_adjustment_get_value(room), 0)
      let before = gtk_adjustment_get_value(room)
      loader.refresh()
      XCTAssertTrue(emit(wheel, "scroll", [.double(0), .double(1)]), "also while it refreshes")
      XCTAssertGreaterThan(gtk_adjustment_get_value(room), before)
      pump { answers.count == 2 && loader.input.activity == .idle }
      XCTAssertEqual(loader.state, .empty)
      loader.refresh()
      pump { loader.state == .success && statePage(in: screen) == nil }
    }
  }

  func testS4_theRealWheelOverAStateScrollsTheContent() throws {
    try onMain {
      let scroller = tallScroller()
      let states = StateModel()
      states.onRetry = {}
      let screen = ScreenView(content: scroller, states: states)
      states.show(ScreenDisplay(body: .error))
      let window = show(screen.widget)
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      let title = try XCTUnwrap(label("Something Went Wrong", in: window))
      let retry = try XCTUnwrap(button("Try Again", in: window))
      for widget in [title, retry, screen.body.widget] {
        gtk_adjustment_set_value(room, 0)
        let place = frame(of: widget, in: window)
        try RealInput.turnWheel(window, x: place.x + 5, y: place.y + 5)
        pump { gtk_adjustment_get_value(room) > 20 }
      }
      RealInput.putAway()
    }
  }

  func testS4_aFingerOverAStateMovesTheContentWithIt() throws {
    try onMain {
      let scroller = tallScroller()
      let states = StateModel()
      let screen = ScreenView(content: scroller, states: states)
      states.show(ScreenDisplay(body: .empty))
      show(screen.widget)
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      let finger = try XCTUnwrap(
        controller(gtk_gesture_drag_get_type(), of: screen.body.widget))
      for distance in [-50.0, -120, -80] {
        emit(finger, "drag-update", [.double(0), .double(distance)])
        XCTAssertEqual(gtk_adjustment_get_value(room), -distance)
      }
    }
  }

  func testS10_aStateThatIsTooTallScrollsItselfAndNotTheContent() throws {
    try onMain {
      let scroller = tallScroller()
      let states = StateModel(state: .empty)
      let sentence = String(repeating: "A sentence that is rather long. ", count: 100)
      states.setContent(image: "", title: "T", subtitle: sentence, for: .empty)
      let screen = ScreenView(content: scroller, states: states)
      let window = show(screen.widget, width: 320, height: 300)
      waitForTurn()
      waitForFrame(of: window)
      let own = gtk_scrolled_window_get_vadjustment(
        try XCTUnwrap(
          WidgetTree.first(gtk_scrolled_window_get_type(), in: screen.body.widget)
        ).opaque)
      try RealInput.turnWheel(window, x: 160, y: 150)
      pump { gtk_adjustment_get_value(own) > 20 }
      XCTAssertEqual(
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroller.opaque)), 0)
      RealInput.putAway()
    }
  }

  func testS9_aHeaderThatAStateLeavesFreeTakesItsTouches() throws {
    try onMain {
      let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let header = gtk_button_new_with_label("Header").widget
      gtk_widget_set_size_request(header, -1, 100)
      var clicks = 0
      connect(header, "clicked") { clicks += 1 }
      gtk_box_append(content.as(GtkBox.self), header)
      let screen = ScreenView(content: content, states: StateModel(state: .empty))
      screen.topInset = 100
      let window = show(screen.widget)
      try RealInput.click(window, x: 200, y: 95)
      pump { clicks == 1 }
      try RealInput.click(window, x: 200, y: 110)
      MainLoop.drain()
      XCTAssertEqual(clicks, 1)
      RealInput.putAway()
    }
  }

  func testS5_howContentScrollsIsNeverTouched() {
    onMain {
      let scroller = tallScroller()
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
      gtk_scrolled_window_set_kinetic_scrolling(scroller.opaque, false.gboolean)
      gtk_widget_set_sensitive(scroller, false.gboolean)
      gtk_widget_set_can_target(scroller, false.gboolean)
      let states = StateModel(timing: .none)
      let screen = ScreenView(content: scroller, states: states)
      let window = show(screen.widget)
      var changes: [String] = []
      let properties = [
        "hscrollbar-policy", "vscrollbar-policy", "kinetic-scrolling", "sensitive", "can-target",
        "visible",
      ]
      for property in properties {
        connect(scroller, "notify::\(property)") { changes.append(property) }
      }
      for state: ViewState in [.empty, .success, .loading, .error, .success] {
        states.setState(state)
        waitForTurn()
        waitForFrame(of: window)
        XCTAssertEqual(statePage(in: screen) == nil, state == .success)
      }
      XCTAssertEqual(changes, [])
      XCTAssertFalse(Bool(gtk_widget_get_sensitive(scroller)))
      XCTAssertFalse(Bool(gtk_scrolled_window_get_kinetic_scrolling(scroller.opaque)))
    }
  }

  func testS6_itemsThatChangeInWhicheverWayAreNoticed() {
    onMain {
      var hidden: Set<String> = []
      let list = CollectionView()
      let loader = ScreenLoader(
        value: ["a", "b"], states: StateModel(timing: .none),
        itemCount: { rows in rows.count { !hidden.contains($0) } }, load: { [] })
      list.conv { [weak loader] conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(for: loader?.value ?? []) { (row, item: Item<TextCell>) in
            item.configureCell { cell, _ in cell.text = row }
          }
        }
      }
      list.update()
      let screen = ScreenView(content: list, loader: loader)
      let window = show(screen.widget)
      @MainActor func expect(_ texts: [String], _ change: String) {
        waitForTurn()
        waitForFrame(of: window)
        XCTAssertEqual(visibleTexts(in: screen.widget), texts, change)
      }
      expect(["a", "b"], "at first")
      loader.modify { $0 = [] }
      list.update(animated: false)
      expect(["Nothing Here Yet"], "by an update")
      loader.modify { $0 = ["c"] }
      list.reload()
      expect(["c"], "by a reload")
      loader.modify { $0 = [] }
      expect(["c", "Nothing Here Yet"], "by the data alone")
      loader.modify { $0 = ["d"] }
      list.update(animated: false)
      hidden = ["d"]
      loader.recount()
      expect(["d", "Nothing Here Yet"], "by another way of counting")
      hidden = []
      loader.recount()
      expect(["d"], "and back")
    }
  }

  func testS8_aStateComesBackToTheSamePlaceAndFollowsTheInset() {
    onMain {
      let states = StateModel(state: .empty, timing: .none)
      let screen = ScreenView(content: tallScroller(), states: states)
      let window = show(screen.widget)
      @MainActor func expect(top: Double, _ change: String) {
        waitForTurn()
        waitForFrame(of: window)
        guard let page = statePage(in: screen) else { return XCTFail("no state: \(change)") }
        let place = frame(of: page, in: window)
        XCTAssertEqual(place.y, top, change)
        XCTAssertEqual(place.height, 600 - top, change)
      }
      expect(top: 0, "at first")
      states.setState(.success)
      waitForTurn()
      XCTAssertNil(statePage(in: screen))
      states.setState(.empty)
      expect(top: 0, "again")
      screen.topInset = 50
      expect(top: 50, "under a header that came")
      states.setState(.success)
      waitForTurn()
      screen.topInset = 120
      states.setState(.empty)
      expect(top: 120, "under one that grew meanwhile")
      screen.topInset = -10
      expect(top: 0, "under none")
    }
  }

  func testS10_aStateUnderAHeaderAsTallAsTheListHasRoomAndScrolls() {
    onMain {
      let sentence = String(repeating: "A sentence that is rather long. ", count: 40)
      let states = StateModel(state: .empty, timing: .none)
      states.setContent(image: "", title: "Title", subtitle: sentence, for: .empty)
      let screen = ScreenView(content: tallScroller(), states: states)
      screen.topInset = 600
      let window = show(screen.widget)
      guard let page = statePage(in: screen),
        let scroller = WidgetTree.first(gtk_scrolled_window_get_type(), in: page)
      else { return XCTFail("no state") }
      let place = frame(of: page, in: window)
      XCTAssertEqual(place.y, 300, "half of the list is the state's")
      XCTAssertEqual(place.y + place.height, 600)
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      XCTAssertGreaterThan(gtk_adjustment_get_upper(room), gtk_adjustment_get_page_size(room))
      XCTAssertEqual(gtk_adjustment_get_page_size(room), 300)
    }
  }

  func test_aStateTakesNoMoreOfAHeaderThanItNeeds() {
    XCTAssertEqual(HeaderRoom.top(inset: 100, height: 600, wanted: 200), 100)
    XCTAssertEqual(HeaderRoom.top(inset: 500, height: 600, wanted: 200), 400)
    XCTAssertEqual(HeaderRoom.top(inset: 500, height: 600, wanted: 900), 300)
    XCTAssertEqual(HeaderRoom.top(inset: .max, height: 0, wanted: 200), 0)
    XCTAssertEqual(HeaderRoom.top(inset: .min, height: 600, wanted: 0), 0)
  }
}

/// The status page, where it is shown.
@MainActor
private func statePage(in screen: ScreenView) -> WidgetPointer? {
  WidgetTree.first(adw_status_page_get_type(), in: screen.widget).flatMap {
    Bool(gtk_widget_get_mapped($0)) ? $0 : nil
  }
}

/// What listens to the wheel over the state of a screen.
@MainActor
private func wheel(over screen: ScreenView) -> OpaquePointer? {
  guard let page = statePage(in: screen), let bin = gtk_widget_get_parent(page) else { return nil }
  return scrollController(of: bin)
}

/// Answers that a load gives one after the other.
private actor Answers {
  @MainActor private(set) var count = 0
  private var left: [[String]]

  init(_ answers: [[String]]) { left = answers }

  @Sendable func next() async throws -> [String] {
    await MainActor.run { count += 1 }
    return left.isEmpty ? [] : left.removeFirst()
  }
}
