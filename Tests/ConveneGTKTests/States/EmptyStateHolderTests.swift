import CAdwaita
import ConveneStates
import Observation
import XCTest

@testable import ConveneGTK

final class EmptyStateHolderTests: GTKTestCase {
  func test_itIsAddedHiddenAndSeenWhenItIsSaidTo() {
    onMain {
      let screen = Screen(.booking)
      let window = show(screen.widget)
      XCTAssertTrue(screen.emptyStateHolder.isHidden)
      XCTAssertEqual(visibleTexts(in: window), ["content"])
      screen.emptyStateHolder.isHidden = false
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["content", "There is no reservation information"])
      screen.emptyStateHolder.isHidden = true
      XCTAssertEqual(visibleTexts(in: window), ["content"])
    }
  }

  func test_anAppsOwnTypeNamesItsKinds() {
    onMain {
      let overlay = EmptyStateOverlay(gtk_label_new("content").widget)
      let owner = Owner(EmptyStateHolder(Kind.table))
      owner.addEmptyStateView(to: overlay.widget)
      owner.emptyStateHolder.isHidden = false
      show(overlay.widget)
      XCTAssertEqual(visibleTexts(in: overlay.widget), ["content", "There is no table"])
    }
  }

  func test_addedTwiceItIsThereOnceAndInAnotherOverlayItIsThereAlone() {
    onMain {
      let screen = Screen(.booking)
      XCTAssertEqual(WidgetTree.children(of: screen.widget).count, 2)
      screen.addEmptyStateView()
      screen.addEmptyStateView(to: screen.widget)
      XCTAssertEqual(WidgetTree.children(of: screen.widget).count, 2)
      let other = EmptyStateOverlay(gtk_label_new("other").widget)
      screen.addEmptyStateView(to: other.widget)
      XCTAssertEqual(WidgetTree.children(of: screen.widget).count, 1)
      XCTAssertEqual(WidgetTree.children(of: other.widget).count, 2)
    }
  }

  func test_itLiesInFrontAndTakesNoTouches() {
    onMain {
      let button = gtk_button_new_with_label("Below").widget
      let screen = Screen(.booking, content: button)
      screen.emptyStateHolder.isHidden = false
      let window = show(screen.widget)
      let children = WidgetTree.children(of: screen.widget)
      XCTAssertEqual(children.first, button)
      XCTAssertEqual(children.last.map { visibleTexts(in: $0).count }, 1)
      for (x, y) in [(200.0, 300.0), (5, 5), (395, 595)] {
        guard let hit = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT) else {
          return XCTFail("nothing is at \(x), \(y)")
        }
        XCTAssertTrue(hit == button || Bool(gtk_widget_is_ancestor(hit, button)))
      }
      XCTAssertFalse(Bool(gtk_widget_child_focus(children.last, GTK_DIR_TAB_FORWARD)))
    }
  }

  func testS6_itFollowsTheCountOfAnObservableModelBeforeTheNextFrame() {
    onMain {
      let model = Reservations()
      let screen = Screen(.booking)
      screen.emptyStateHolder.isHidden { !model.items.isEmpty }
      XCTAssertFalse(screen.emptyStateHolder.isHidden, "asked at once")
      let window = show(screen.widget)
      XCTAssertEqual(visibleTexts(in: window).count, 2, "in the first frame")
      model.items = ["a"]
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["content"])
      model.items = []
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window).count, 2)
      screen.emptyStateHolder.isHidden = true
      model.items = ["a"]
      model.items = []
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["content"], "by hand now")
    }
  }

  func test_aKeyPathSetsIt() {
    onMain {
      let holder = EmptyStateHolder(.booking)
      let isHidden: ReferenceWritableKeyPath<EmptyStateHolder, Bool> = \.isHidden
      holder[keyPath: isHidden] = false
      XCTAssertFalse(holder.isHidden)
    }
  }

  func test_itGoesWithItsWindowAndFollowsUntilThen() {
    onMain {
      let model = Reservations()
      var screen: Screen? = Screen(.booking)
      let isGone = { [weak holder = screen?.emptyStateHolder] in holder == nil }
      let isScreenGone = { [weak screen] in screen == nil }
      let life = Lifetime()
      if let overlay = screen?.widget, let view = WidgetTree.children(of: overlay).last {
        life.watch(view.opaque)
      }
      screen?.emptyStateHolder.isHidden { [token = model.token] in
        withExtendedLifetime(token) {}
        return !model.items.isEmpty
      }
      guard let widget = screen?.widget else { return XCTFail("no screen") }
      let window = show(widget)
      screen = nil
      XCTAssertTrue(isScreenGone())
      XCTAssertFalse(isGone(), "its view is in a window")
      model.items = ["a"]
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["content"], "it follows though nobody holds it")
      gtk_window_set_child(window.as(GtkWindow.self), nil)
      pump { life.isOver }
      XCTAssertTrue(isGone())
      model.items = []
      MainLoop.drain()
    }
  }

  func test_aHolderThatIsInNoWindowGoesWithWhoHoldsIt() {
    onMain {
      let model = Reservations()
      var holder: EmptyStateHolder? = EmptyStateHolder(.booking)
      let isGone = { [weak holder] in holder == nil }
      holder?.isHidden { !model.items.isEmpty }
      holder = nil
      XCTAssertTrue(isGone())
      model.items = ["a"]
      MainLoop.drain()
    }
  }

  func test_contentLivesAsLongAsItsOverlayIsInAWindow() {
    onMain {
      var list: CollectionView? = CollectionView()
      let isGone = { [weak list] in list == nil }
      var overlay = list.map { EmptyStateOverlay($0) }
      list = nil
      guard let widget = overlay?.widget else { return XCTFail("no overlay") }
      let window = show(widget)
      overlay = nil
      MainLoop.drain()
      XCTAssertFalse(isGone())
      gtk_window_set_child(window.as(GtkWindow.self), nil)
      pump { isGone() }
    }
  }
}

extension EmptyState {
  fileprivate static let booking = EmptyState(title: "There is no reservation information")
}

private enum Kind: EmptyStateRepresentable {
  case table

  var title: String { "There is no table" }
}

@MainActor
@Observable
private final class Reservations {
  var items: [String] = []
  @ObservationIgnored let token = Token()
}

@MainActor
private final class Owner: EmptyStateDisplayable {
  let emptyStateHolder: EmptyStateHolder

  init(_ holder: EmptyStateHolder) { emptyStateHolder = holder }

  func addEmptyStateView() {}
}

/// A screen as an app makes it.
@MainActor
private final class Screen: WidgetConvertible, EmptyStateDisplayable {
  let emptyStateHolder: EmptyStateHolder
  var widget: WidgetPointer { view.widget }

  private let view: EmptyStateOverlay

  init(_ state: EmptyState, content: WidgetPointer = gtk_label_new("content").widget) {
    emptyStateHolder = EmptyStateHolder(state)
    view = EmptyStateOverlay(content)
    addEmptyStateView()
  }
}
