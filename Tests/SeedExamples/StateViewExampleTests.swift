import CAdwaita
import Convene
import ConveneGTK
import Foundation
import XCTest

/// The article's examples, run on real widgets.
final class StateViewExampleTests: SeedTestCase {
  func test_eachStateHasItsDefaultContent() {
    onMain {
      withController { controller in
        controller.addToGivenView()
      } run: { controller in
        for state in [ViewState.noInternet, .error, .empty, .loading] {
          show(state, in: controller)
          let content = controller.stateView.contentLibrary[state]
          let texts = [content?.title, content?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
          XCTAssertFalse(texts.isEmpty, state.name)
          XCTAssertEqual(visibleTexts(in: controller.stateView.widget), texts, state.name)
        }
      }
    }
  }

  func test_contentThatIsSetWinsAndAnEmptySubtitleIsLeftOut() {
    onMain {
      withController { controller in
        controller.addToGivenView()
        controller.setOwnContent()
      } run: { controller in
        show(.loading, in: controller)
        XCTAssertEqual(visibleTexts(in: controller.stateView.widget), ["New loading view"])
        XCTAssertEqual(controller.stateView.contentLibrary[.loading]?.subtitle, "")
        show(.error, in: controller)
        XCTAssertEqual(visibleTexts(in: controller.stateView.widget).count, 2, "title, subtitle")
      }
    }
  }

  func test_aViewOfOnesOwnWinsOverContentAndIsCentred() {
    onMain {
      withController { controller in
        controller.addToGivenView()
        controller.setOwnUI()
      } run: { controller in
        show(.error, in: controller)
        XCTAssertEqual(visibleTexts(in: controller.stateView.widget), ["It broke."])
        XCTAssertEqual(
          place(of: controller.yourOwnUI.widget, in: controller.widget),
          CGRect(x: 100, y: 250, width: 200, height: 100))
        XCTAssertTrue(
          controller.stateView.customViewsLibrary.shown?.widget == controller.yourOwnUI.widget)
        show(.empty, in: controller)
        XCTAssertEqual(visibleTexts(in: controller.stateView.widget).first, "Nothing Here Yet")
      }
    }
  }

  func test_anIconThatIsAURLIsLoadedByItself() {
    onMain {
      withController { controller in
        controller.addToGivenView()
        controller.setIcon(at: images.appendingPathComponent("moon.jpg").absoluteString)
      } run: { controller in
        show(.empty, in: controller)
        XCTAssertEqual(
          visibleTexts(in: controller.stateView.widget), ["No moon", "It is new."], "at once")
        let page = WidgetTree.first(adw_status_page_get_type(), in: controller.stateView.widget)
        guard let page else { return XCTFail("no state") }
        XCTAssertTrue(
          MainLoop.run { adw_status_page_get_paintable(page.opaque) != nil }, "no picture came")
        let picture = adw_status_page_get_paintable(page.opaque)
        XCTAssertGreaterThan(gdk_paintable_get_intrinsic_width(picture), 0)
      }
    }
  }

  func test_successTakesTheStateViewAway() {
    onMain {
      withController { controller in
        controller.addToGivenView()
      } run: { controller in
        show(.error, in: controller)
        show(.success, in: controller)
        let widget = controller.stateView.widget
        XCTAssertTrue(MainLoop.run { !Bool(gtk_widget_get_mapped(widget)) }, "once it has faded")
        show(.error, in: controller)
        XCTAssertTrue(Bool(gtk_widget_get_mapped(widget)))
      }
    }
  }

  func test_addedByHandItIsWhereItIsConstrainedAndInAGivenViewItFillsIt() {
    onMain {
      withController { controller in
        controller.addByHand()
      } run: { controller in
        show(.empty, in: controller)
        XCTAssertEqual(
          place(of: controller.stateView.widget, in: controller.widget),
          CGRect(x: 0, y: 50, width: 400, height: 550))
      }
      withController { controller in
        controller.addToGivenView()
      } run: { controller in
        show(.empty, in: controller)
        XCTAssertEqual(
          place(of: controller.stateView.widget, in: controller.widget),
          CGRect(x: 0, y: 0, width: 400, height: 600))
      }
    }
  }

  func test_aRetryCallsBack() {
    onMain {
      withController { controller in
        controller.addToGivenView()
        controller.addRetry()
      } run: { controller in
        show(.error, in: controller)
        let buttons = WidgetTree.all(gtk_button_get_type(), in: controller.stateView.widget)
          .filter { Bool(gtk_widget_get_mapped($0)) }
        XCTAssertEqual(buttons.count, 1)
        if let retry = buttons.first { gtk_widget_activate(retry) }
        XCTAssertTrue(MainLoop.run { controller.retries == 1 })
      }
    }
  }
}

/// The Gallery's images.
private let images = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/Gallery/Resources/Images")

@MainActor
private func withController(
  _ prepare: (StateController) -> Void, run: (StateController) -> Void
) {
  let controller = StateController()
  controller.stateView.contentLibrary = .builtIn(languages: ["en"])
  prepare(controller)
  withWindow(controller.widget, width: 400, height: 600) { run(controller) }
}

/// Sets a state and waits until it is seen.
@MainActor
private func show(_ state: ViewState, in controller: StateController) {
  var isShown = false
  controller.stateView.setState(state) { _ in isShown = true }
  XCTAssertTrue(MainLoop.run { isShown }, state.name)
  FrameClock.waitForFrame(of: controller.widget)
}
