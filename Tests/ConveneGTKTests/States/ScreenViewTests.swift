import CAdwaita
import ConveneStates
import Synchronization
import XCTest

@testable import ConveneGTK

final class ScreenViewTests: GTKTestCase {
  func test_aScreenFollowsItsLoaderFromLoadingToContent() {
    onMain {
      let server = Server()
      let (screen, loader, window) = shownScreen(server)
      XCTAssertEqual(visibleTexts(in: screen.widget), ["content"], "nothing was asked for yet")
      loader.load()
      pump { visibleTexts(in: screen.widget) == ["content", "Loading…"] }
      server.answer(with: .success([1, 2]))
      pump { visibleTexts(in: screen.widget) == ["content"] }
      XCTAssertEqual(loader.state, .success)
      _ = window
    }
  }

  func test_aFailedLoadOffersToTryAgainAndTryingAgainLoads() {
    onMain {
      let server = Server()
      let (screen, loader, _) = shownScreen(server)
      loader.load()
      server.answer(with: .failure(Server.Failure()))
      pump { button("Try Again", in: screen.widget) != nil }
      guard let retry = button("Try Again", in: screen.widget) else { return XCTFail("no button") }
      emit(retry.opaque, "clicked")
      emit(retry.opaque, "clicked")
      pump { visibleTexts(in: screen.widget) == ["content", "Loading…"] }
      server.answer(with: .success([]))
      pump { visibleTexts(in: screen.widget) == ["content", "Nothing Here Yet"] }
      XCTAssertEqual(server.requests, 2)
    }
  }

  func test_aRefreshOverContentMovesALineAndCoversNothing() {
    onMain {
      let server = Server()
      let (screen, loader, _) = shownScreen(server)
      loader.load()
      server.answer(with: .success([1]))
      pump { loader.value == [1] && visibleTexts(in: screen.widget) == ["content"] }
      loader.refresh()
      pump { progressLine(in: screen) != nil }
      XCTAssertEqual(visibleTexts(in: screen.widget), ["content"])
      waitForFrame(of: screen.widget)
      guard let line = progressLine(in: screen) else { return XCTFail("no line") }
      let place = frame(of: line, in: screen.widget)
      XCTAssertEqual(place.y, 0, accuracy: 0.5)
      XCTAssertEqual(place.width, 400)
      XCTAssertLessThanOrEqual(place.height, 4)
      server.answer(with: .success([1]))
      pump { progressLine(in: screen) == nil }
    }
  }

  func test_aRefreshThatFailsLeavesTheContentAndSaysSoAboveIt() {
    onMain {
      let server = Server()
      let (screen, loader, window) = shownScreen(server)
      loader.load()
      server.answer(with: .success([1]))
      pump { loader.value == [1] }
      loader.refresh()
      server.answer(with: .failure(Server.Failure()))
      pump { button("Try Again", in: screen.widget) != nil }
      waitForFrame(of: window)
      XCTAssertEqual(
        visibleTexts(in: screen.widget), ["Could not be updated.", "Try Again", "content"])
      loader.network = .offline
      pump { visibleTexts(in: screen.widget) == ["You are offline.", "content"] }
      loader.network = .online
      pump { button("Try Again", in: screen.widget) != nil }
    }
  }

  func test_theContentCanBeScrolledUnderAState() {
    onMain {
      let scroller = tallScroller()
      let states = StateModel()
      let screen = ScreenView(content: scroller, states: states)
      states.show(ScreenDisplay(body: .empty))
      show(screen.widget)
      guard let cover = statusPage(in: screen), let bin = gtk_widget_get_parent(cover),
        let wheel = scrollController(of: bin)
      else { return XCTFail("no state, or it doesn't pass scrolling on") }
      XCTAssertTrue(emit(wheel, "scroll", [.double(0), .double(1)]))
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      XCTAssertGreaterThan(gtk_adjustment_get_value(room), 20)
      XCTAssertTrue(emit(wheel, "scroll", [.double(0), .double(-10)]))
      XCTAssertEqual(gtk_adjustment_get_value(room), 0)
      XCTAssertFalse(emit(wheel, "scroll", [.double(0), .double(-10)]), "there is no more")
    }
  }

  func testS9_aStateLeavesAHeaderFree() {
    onMain {
      let screen = ScreenView(
        content: gtk_label_new("content").widget, states: StateModel(state: .empty))
      screen.topInset = 120
      show(screen.widget)
      guard let page = statusPage(in: screen) else { return XCTFail("no state") }
      let place = frame(of: page, in: screen.widget)
      XCTAssertEqual(place.y, 120)
      XCTAssertEqual(place.height, 480)
    }
  }

  func testS11_aStateIsCentredInTheListOrOnTheScreenAsDeclared() {
    onMain {
      let states = StateModel(state: .empty)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      let halves = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let other = gtk_label_new("other").widget
      gtk_widget_set_vexpand(other, true.gboolean)
      gtk_box_append(halves.as(GtkBox.self), other)
      gtk_box_append(halves.as(GtkBox.self), screen.widget)
      gtk_box_set_homogeneous(halves.as(GtkBox.self), true.gboolean)
      let window = show(halves, width: 400, height: 700)
      @MainActor func middle() -> Double {
        guard let page = statusPage(in: screen) else { return .nan }
        let place = frame(of: page, in: window)
        return place.y + place.height / 2
      }
      XCTAssertEqual(middle(), 525, accuracy: 1)
      states.appearance.placement = .screen
      states.appearance.margin = 0
      states.appearance.imageSize = 16
      waitForTurn()
      waitForFrame(of: window)
      // The list has the lower half, so the screen's middle is its upper edge: too little room.
      XCTAssertEqual(middle(), 525, accuracy: 1)
      gtk_box_set_homogeneous(halves.as(GtkBox.self), false.gboolean)
      gtk_widget_set_vexpand(other, false.gboolean)
      gtk_widget_set_size_request(other, -1, 100)
      pump { gtk_widget_get_height(screen.widget) == 600 }
      waitForFrame(of: window)
      XCTAssertEqual(middle(), 350, accuracy: 1)
    }
  }

  func testS12_aStateIsPinnedToTheFrameOfAScrollerThatIsTheWholeScreen() {
    onMain {
      let scroller = tallScroller()
      let screen = ScreenView(content: scroller, states: StateModel(state: .empty))
      let window = show(screen.widget)
      let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      guard let page = statusPage(in: screen) else { return XCTFail("no state") }
      for offset in [0.0, 500, 2400] {
        gtk_adjustment_set_value(room, offset)
        waitForFrame(of: window)
        let place = frame(of: page, in: window)
        XCTAssertEqual(place.y, 0, "scrolled by \(offset)")
        XCTAssertEqual(place.height, 600, "scrolled by \(offset)")
      }
    }
  }

  func testS14_aCustomViewOfAScreenIsShownAndGoes() {
    onMain {
      let states = StateModel(state: .empty)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      screen.setCustomView(gtk_label_new("custom").widget, for: .empty)
      let window = show(screen.widget)
      XCTAssertEqual(visibleTexts(in: screen.widget), ["custom"])
      screen.setCustomView(nil, for: .empty)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: screen.widget), ["Nothing Here Yet"])
    }
  }

  func test_aHeaderStaysWhereAStateIsSetByHand() {
    onMain {
      let states = StateModel(state: .empty)
      let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_box_append(content.as(GtkBox.self), gtk_label_new("header"))
      let screen = ScreenView(content: content, states: states)
      let window = show(screen.widget)
      XCTAssertEqual(visibleTexts(in: screen.widget), ["Nothing Here Yet"])
      screen.topInset = 40
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: screen.widget), ["header", "Nothing Here Yet"])
      let cover = screen.body.widget
      XCTAssertTrue(Bool(gtk_widget_has_css_class(cover, "background")), "rows below are covered")
      states.setState(.success)
      pump { visibleTexts(in: screen.widget) == ["header"] }
    }
  }

  func test_aStateSetByHandTakesTheContentsPlaceUntilTheLoaderHasSomethingToSay() {
    onMain {
      let server = Server()
      let (screen, loader, _) = shownScreen(server)
      loader.load()
      server.answer(with: .success([1]))
      pump { loader.value == [1] && visibleTexts(in: screen.widget) == ["content"] }
      loader.states.setState(.empty)
      pump { visibleTexts(in: screen.widget) == ["Nothing Here Yet"] }
      loader.states.setState(.success)
      pump { visibleTexts(in: screen.widget) == ["content"] }
      loader.states.setState(.empty)
      pump { visibleTexts(in: screen.widget) == ["Nothing Here Yet"] }
      loader.refresh()
      pump { visibleTexts(in: screen.widget) == ["content"] }
    }
  }

  func testS21_everythingIsFreedWithTheWindow() {
    onMain {
      let server = Server()
      weak var weakScreen: ScreenView?
      weak var weakLoader: ScreenLoader<[Int]>?
      let life = Lifetime()
      do {
        let window = GObjectReference(gtk_window_new())
        defer { gtk_window_destroy(window.pointer.as(GtkWindow.self)) }
        let loader = ScreenLoader(states: StateModel(timing: .none), load: server.load)
        let screen = ScreenView(content: gtk_label_new("content").widget, loader: loader)
        weakScreen = screen
        weakLoader = loader
        life.watch(screen.widget.opaque)
        gtk_window_set_child(window.pointer.as(GtkWindow.self), screen.widget)
        gtk_window_present(window.pointer.as(GtkWindow.self))
        loader.load()
        waitForFrame(of: screen.widget)
      }
      MainLoop.drain()
      XCTAssertNil(weakScreen)
      XCTAssertNil(weakLoader)
      XCTAssertTrue(life.isOver)
    }
  }

}

/// Makes a screen with a label as its content, alone in a window, whose spinners come at once.
@MainActor
private func shownScreen(
  _ server: Server
) -> (ScreenView, ScreenLoader<[Int]>, WidgetPointer) {
  let loader = ScreenLoader(states: StateModel(timing: .none), load: server.load)
  let screen = ScreenView(content: gtk_label_new("content").widget, loader: loader)
  return (screen, loader, show(screen.widget))
}

extension LoadingTiming {
  /// Without any delay, for tests that are about what is shown and not when.
  static let none = LoadingTiming(delay: .zero, minimum: .zero)
}

@MainActor
private func progressLine(in screen: ScreenView) -> WidgetPointer? {
  WidgetTree.all(gtk_progress_bar_get_type(), in: screen.widget).first {
    Bool(gtk_widget_get_mapped($0))
  }
}

@MainActor
private func statusPage(in screen: ScreenView) -> WidgetPointer? {
  WidgetTree.first(adw_status_page_get_type(), in: screen.widget)
}

@MainActor
func scrollController(of widget: WidgetPointer) -> OpaquePointer? {
  controller(gtk_event_controller_scroll_get_type(), of: widget)
}

/// The first controller of a class that a widget has.
@MainActor
func controller(_ type: GType, of widget: WidgetPointer) -> OpaquePointer? {
  let controllers = gtk_widget_observe_controllers(widget)
  defer { g_object_unref(controllers?.raw) }
  for index in 0..<g_list_model_get_n_items(controllers) {
    guard let controller = g_list_model_get_item(controllers, index) else { continue }
    defer { g_object_unref(controller) }
    if convene_object_type(controller) == type { return controller.opaque }
  }
  return nil
}

/// Answers loads when a test says so.
private final class Server: Sendable {
  struct Failure: Error {}

  private struct State {
    var requests = 0
    var answers: [Result<[Int], Failure>] = []
    var waiting: [CheckedContinuation<[Int], any Error>] = []
  }

  private let state = Mutex(State())

  /// How many loads were begun.
  var requests: Int { state.withLock { $0.requests } }

  /// Loads what ``answer(with:)`` says, before or after.
  @Sendable func load() async throws -> [Int] {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { state in
        state.requests += 1
        if state.answers.isEmpty {
          state.waiting.append(continuation)
        } else {
          continuation.resume(with: state.answers.removeFirst())
        }
      }
    }
  }

  func answer(with result: Result<[Int], Failure>) {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.answers.append(result)
      } else {
        state.waiting.removeFirst().resume(with: result.mapError { $0 as any Error })
      }
    }
  }
}
