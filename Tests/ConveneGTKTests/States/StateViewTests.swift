import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

final class StateViewTests: GTKTestCase {
  func test_aViewThatIsShownInAnotherOverlayLeavesTheFirst() {
    onMain {
      let view = StateView()
      let (first, second) = (gtk_overlay_new().widget, gtk_overlay_new().widget)
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_box_append(box.as(GtkBox.self), first)
      gtk_box_append(box.as(GtkBox.self), second)
      view.show(in: first)
      view.show(in: second)
      view.show(in: second)
      view.setState(.error)
      show(box)
      XCTAssertEqual(gtk_widget_get_parent(view.widget), second)
      XCTAssertTrue(visibleTexts(in: first).isEmpty)
    }
  }

  func testS14_aCustomViewThatLeavesMayHaveOthersChanged() {
    onMain {
      let (view, window) = shownStateView(in: .error)
      let first = gtk_label_new("first").widget
      view.setCustomView(first, for: .error)
      view.setCustomView(gtk_label_new("second").widget, for: .empty)
      waitForFrame(of: window)
      let leaving = connect(first, "unmap") { [weak view] in view?.setCustomView(nil, for: .empty) }
      setAndWait(view, .empty, window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["Nothing Here Yet"])
      setAndWait(view, .error, window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["first"])
      leaving.disconnect()
      connect(first, "unmap") { [weak view] in
        view?.setCustomView(gtk_label_new("third").widget, for: .error)
      }
      view.setCustomView(nil, for: .error)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["third"])
    }
  }

  func testS14_aReplacedCustomViewGoes() {
    onMain {
      let (view, window) = shownStateView(in: .error)
      let first = gtk_label_new("first").widget
      let life = Lifetime()
      life.watch(first.opaque)
      view.setCustomView(first, for: .error)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["first"], "the default look is hidden")
      view.setCustomView(gtk_label_new("second").widget, for: .error)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["second"])
      XCTAssertTrue(life.isOver)
      view.setCustomView(nil, for: .error)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: view.widget).first, "Something Went Wrong")
    }
  }

  func testS14_aCustomViewWinsIsCentredAndComesAndGoesWithItsState() {
    onMain {
      let (view, window) = shownStateView(in: .empty)
      let custom = gtk_label_new("custom").widget
      view.setCustomView(custom, for: .error)
      XCTAssertEqual(visibleTexts(in: view.widget), ["Nothing Here Yet"])
      setAndWait(view, .error, window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["custom"])
      let place = frame(of: custom, in: window)
      XCTAssertEqual(place.x + place.width / 2, 200, accuracy: 1)
      XCTAssertEqual(place.y + place.height / 2, 300, accuracy: 1)
      setAndWait(view, .empty, window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["Nothing Here Yet"])
      setAndWait(view, .error, window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["custom"])
      XCTAssertTrue(view.customViewsLibrary.shown?.widget == custom)
    }
  }

  func testS15_aSubtitleComesBackAfterAStateWithoutOne() {
    onMain {
      let (view, window) = shownStateView(in: .loading)
      XCTAssertEqual(visibleTexts(in: view.widget), ["Loading…"])
      setAndWait(view, .error, window)
      XCTAssertEqual(
        visibleTexts(in: view.widget), ["Something Went Wrong", "Please try again."])
    }
  }

  func testS16_contentSetForTheStateThatIsShownIsRefreshed() {
    onMain {
      let (view, window) = shownStateView(in: .empty)
      view.setContent(image: "", title: "No tea", subtitle: "Put the kettle on.", for: .empty)
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: view.widget), ["No tea", "Put the kettle on."])
      XCTAssertEqual(view.contentLibrary[.empty]?.title, "No tea")
    }
  }

  func testS17_successFirstOrTwiceLeavesNoCover() {
    onMain {
      let view = StateView()
      let overlay = gtk_overlay_new().widget
      gtk_overlay_set_child(overlay.opaque, gtk_label_new("content").widget)
      view.show(in: overlay)
      view.setState(.success)
      let window = show(overlay)
      XCTAssertFalse(Bool(gtk_widget_get_mapped(view.widget)))
      setAndWait(view, .error, window)
      XCTAssertTrue(Bool(gtk_widget_get_mapped(view.widget)))
      setAndWait(view, .success, window)
      setAndWait(view, .success, window)
      XCTAssertEqual(visibleTexts(in: overlay), ["content"])
      pump { !Bool(gtk_widget_get_mapped(view.widget)) }
      XCTAssertEqual(visibleTexts(in: overlay), ["content"])
    }
  }

  func testS18_aStateThatWasSetIsReadAtOnce() {
    onMain {
      let (view, _) = shownStateView(in: .loading)
      view.setState(.error)
      XCTAssertEqual(view.state, .error)
      view.setState(.empty)
      XCTAssertEqual(view.state, .empty)
    }
  }

  func testS2_theFirstStateIsThereInTheFirstFrame() throws {
    try onMain {
      let view = StateView()
      let window = makeWindow(view.widget)
      gtk_window_present(window.as(GtkWindow.self))
      view.setState(.loading)
      view.setState(.empty)
      var texts: [[String]] = []
      pump { gtk_widget_get_frame_clock(window) != nil }
      connect(try XCTUnwrap(gtk_widget_get_frame_clock(window)), "after-paint") {
        texts.append(visibleTexts(in: window))
      }
      pump { !texts.isEmpty }
      XCTAssertEqual(texts.first, ["Nothing Here Yet"])
    }
  }

  func testS7_aStateIsCentredInTheViewportHoweverFarTheContentIsScrolled() {
    onMain {
      let view = StateView()
      let scroller = tallScroller()
      let overlay = gtk_overlay_new().widget
      gtk_overlay_set_child(overlay.opaque, scroller)
      view.show(in: overlay)
      let window = show(overlay)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 800)
      setAndWait(view, .empty, window)
      XCTAssertEqual(gtk_widget_get_height(view.widget), 600)
      let places = WidgetTree.all(gtk_widget_get_type(), in: view.widget)
        .filter { Bool(gtk_widget_get_mapped($0)) && gtk_widget_get_first_child($0) == nil }
        .map { frame(of: $0, in: window) }
      let top = places.map(\.y).min() ?? 0
      let bottom = places.map { $0.y + $0.height }.max() ?? 0
      XCTAssertEqual((top + bottom) / 2, 300, accuracy: 2)
      XCTAssertEqual(
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroller.opaque)), 800)
    }
  }

  func testS13_textWrapsAgainInANarrowWindowAndScrollsWhereThereIsTooLittleRoom() {
    onMain {
      let view = StateView()
      let sentence = String(repeating: "A sentence that is rather long. ", count: 20)
      view.setContent(image: "", title: "Title", subtitle: sentence, for: .error)
      view.setState(.error)
      let window = show(view.widget, width: 568, height: 320)
      guard let subtitle = label(sentence, in: view.widget) else { return XCTFail("no subtitle") }
      let wide = frame(of: subtitle, in: window)
      gtk_window_set_default_size(window.as(GtkWindow.self), 320, 568)
      pump { gtk_widget_get_width(window) == 320 }
      waitForFrame(of: window)
      let narrow = frame(of: subtitle, in: window)
      XCTAssertLessThanOrEqual(narrow.x + narrow.width, 320)
      XCTAssertGreaterThanOrEqual(narrow.x, 0)
      XCTAssertGreaterThan(narrow.height, wide.height)
      gtk_window_set_default_size(window.as(GtkWindow.self), 320, 200)
      pump { gtk_widget_get_height(window) == 200 }
      waitForFrame(of: window)
      guard let scroller = WidgetTree.first(gtk_scrolled_window_get_type(), in: view.widget) else {
        return XCTFail("nothing to scroll")
      }
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      XCTAssertGreaterThan(gtk_adjustment_get_upper(room), gtk_adjustment_get_page_size(room))
    }
  }

  func testS21_everythingIsFreedWithTheWindow() {
    onMain {
      let life = Lifetime()
      weak var weakView: StateView?
      weak var weakModel: StateModel?
      do {
        let window = GObjectReference(gtk_window_new())
        defer { gtk_window_destroy(window.pointer.as(GtkWindow.self)) }
        let view = StateView()
        weakView = view
        weakModel = view.states
        life.watch(view.widget.opaque)
        view.setCustomView(gtk_label_new("custom").widget, for: .error)
        view.setState(.loading)
        let overlay = gtk_overlay_new().widget
        view.show(in: overlay)
        gtk_window_set_child(window.pointer.as(GtkWindow.self), overlay)
        gtk_window_present(window.pointer.as(GtkWindow.self))
        waitForFrame(of: view.widget)
      }
      MainLoop.drain()
      XCTAssertNil(weakView)
      XCTAssertNil(weakModel)
      XCTAssertTrue(life.isOver)
    }
  }

  func test_aStateViewThatNobodyElseHoldsLivesAsLongAsItsWindow() {
    onMain {
      weak var weakView: StateView?
      let overlay = gtk_overlay_new().widget
      let window = show(overlay)
      do {
        let view = StateView()
        weakView = view
        view.show(in: overlay)
      }
      weakView?.setState(.error)
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: overlay).first, "Something Went Wrong")
      if let weakView { gtk_overlay_remove_overlay(overlay.opaque, weakView.widget) }
      XCTAssertNil(weakView)
    }
  }

  func testS22_hidingTwiceOrAfterTheViewWasTakenOutIsNoFault() {
    onMain {
      let view = StateView()
      let overlay = gtk_overlay_new().widget
      view.show(in: overlay)
      let window = show(overlay)
      setAndWait(view, .error, window)
      gtk_overlay_remove_overlay(overlay.opaque, view.widget)
      view.setState(.success)
      view.setState(.success)
      waitForTurn()
      XCTAssertFalse(Bool(gtk_widget_get_visible(view.widget)))
    }
  }

  func testS22_theLastOfManyChangesInOneTurnShowsAndEachCompletionComesOnce() {
    onMain {
      let (view, window) = shownStateView(in: .loading)
      var answers: [Bool] = []
      let states: [ViewState] = [.error, .empty, .noInternet, .error, .noResults]
      for state in states { view.setState(state) { answers.append($0) } }
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: view.widget).first, "No Results")
      XCTAssertEqual(answers, [false, false, false, false, true])
    }
  }

  func test_aThousandChangesInOneTurnAreDrawnOnce() {
    onMain {
      let (view, window) = shownStateView(in: .empty)
      guard let title = label("Nothing Here Yet", in: view.widget) else {
        return XCTFail("no title")
      }
      var changes = 0
      connect(title, "notify::label") { changes += 1 }
      for round in 0..<1000 {
        view.setContent(image: "", title: "Round \(round)", subtitle: "", for: .empty)
        view.setState(round % 2 == 0 ? .error : .empty)
      }
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(changes, 1)
      XCTAssertEqual(visibleTexts(in: view.widget), ["Round 999"])
    }
  }

  func test_theSameStateAgainTouchesNoWidget() {
    onMain {
      let (view, window) = shownStateView(in: .error)
      var changes = 0
      for widget in WidgetTree.all(gtk_widget_get_type(), in: view.widget) {
        connect(widget, "notify") { changes += 1 }
      }
      setAndWait(view, .error, window)
      XCTAssertEqual(changes, 0)
    }
  }

  func test_aRetryButtonIsThereWhereSomebodyListens() {
    onMain {
      let (view, window) = shownStateView(in: .error)
      XCTAssertNil(button("Try Again", in: view.widget))
      var retries = 0
      view.states.onRetry = { retries += 1 }
      waitForTurn()
      waitForFrame(of: window)
      guard let button = button("Try Again", in: view.widget) else { return XCTFail("no button") }
      emit(button.opaque, "clicked")
      XCTAssertEqual(retries, 1)
    }
  }

  func test_aStateViewCoversWhatLiesBehindIt() throws {
    try onMain {
      let (view, window) = shownStateView(in: .empty)
      XCTAssertEqual(try WidgetSnapshot(of: view.widget).pixels[0, 0] >> 24, 0xFF)
      _ = window
    }
  }

  func test_theNamesOfTheDefaultIconsAreInTheIconTheme() {
    onMain {
      for state: ViewState in [.error, .empty, .noInternet, .noResults] {
        guard case .symbol(let name)? = StateContentLibrary.builtIn()[state]?.image else {
          XCTFail("\(state) has no symbol")
          continue
        }
        XCTAssertNotNil(Picture(named: name), name)
      }
    }
  }

  func test_anUnknownImageIsTheStatesOwnSymbol() {
    onMain {
      let (view, window) = shownStateView(in: .error)
      view.setContent(image: "http-error", title: "T", subtitle: "", for: .error)
      waitForTurn()
      waitForFrame(of: window)
      guard let image = WidgetTree.first(gtk_image_get_type(), in: view.widget) else {
        return XCTFail("no image")
      }
      XCTAssertEqual(
        gtk_image_get_icon_name(image.opaque).map { String(cString: $0) }, "dialog-warning-symbolic"
      )
    }
  }
}

/// Makes a state view that is alone in a window, in a state, and whose spinners may go at once.
@MainActor
private func shownStateView(in state: ViewState) -> (StateView, WidgetPointer) {
  let view = StateView(states: StateModel(timing: LoadingTiming(delay: .zero, minimum: .zero)))
  view.setState(state)
  return (view, show(view.widget))
}

@MainActor
private func setAndWait(_ view: StateView, _ state: ViewState, _ window: WidgetPointer) {
  view.setState(state)
  waitForTurn()
  waitForFrame(of: window)
}

/// Lets the main actor's jobs run that are waiting now.
@MainActor
func waitForTurn() {
  var isOver = false
  Task { @MainActor in isOver = true }
  pump { isOver }
}

/// A scrolled window over a box that is 3,000 pixels high.
@MainActor
func tallScroller() -> WidgetPointer {
  let scroller = gtk_scrolled_window_new().widget
  let tall = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
  gtk_widget_set_size_request(tall, -1, 3000)
  gtk_scrolled_window_set_child(scroller.opaque, tall)
  return scroller
}
