import CAdwaita
import Convene
import ConveneGTK
import Foundation
import XCTest

/// The document's example, run on real widgets.
final class EmptyStateExampleTests: SeedTestCase {
  func test_theSentenceStandsInTheMiddleOfTheView() {
    onMain {
      let controller = SampleViewController()
      controller.loadViewIfNeeded()
      withWindow(controller.widget, width: 400, height: 600) {
        XCTAssertEqual(
          visibleTexts(in: controller.widget), ["There is no reservation information"])
        let place = place(of: Self.title(in: controller.widget), in: controller.widget)
        XCTAssertEqual(place.midX, 200, accuracy: 1)
        XCTAssertEqual(place.midY, 300, accuracy: 1)
      }
    }
  }

  func test_isHiddenShowsAndHidesIt() {
    onMain {
      let controller = SampleViewController()
      controller.loadViewIfNeeded()
      withWindow(controller.widget, width: 400, height: 600) {
        controller.emptyStateHolder.isHidden = true
        XCTAssertEqual(visibleTexts(in: controller.widget), [])
        controller.emptyStateHolder.isHidden = false
        FrameClock.waitForFrame(of: controller.widget)
        XCTAssertEqual(visibleTexts(in: controller.widget).count, 1)
      }
    }
  }

  func test_aViewShowsItsOwnInTheSameLook() {
    onMain {
      let (controller, view) = (SampleViewController(), SampleView())
      controller.loadViewIfNeeded()
      view.addEmptyStateView()
      view.emptyStateHolder.isHidden = false
      let other = UILabel()
      other.text = "below"
      view.addSubview(other)
      other.edges(equalTo: view)
      withWindow(controller.widget, width: 400, height: 600) {
        withWindow(view.widget, width: 400, height: 600) {
          XCTAssertEqual(visibleTexts(in: view.widget), ["below", "There is no table information"])
          let classes = Self.classes(of: Self.title(in: view.widget))
          XCTAssertTrue(classes.contains("title-2"), "\(classes)")
          XCTAssertEqual(classes, Self.classes(of: Self.title(in: controller.widget)))
        }
      }
    }
  }

  func test_aSentenceForEachKind() {
    XCTAssertEqual(
      [EmptyState.reservation, .table].map(\.title),
      ["There is no reservation information", "There is no table information"])
  }

  func test_edgesKeepTheirDistances() {
    onMain {
      let (view, child) = (UIView(), UIView())
      view.addSubview(child)
      child.edges(equalTo: view, offset: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      withWindow(view.widget, width: 400, height: 600) {
        XCTAssertEqual(
          place(of: child.widget, in: view.widget), CGRect(x: 20, y: 10, width: 340, height: 560))
      }
    }
  }

  /// The last label, which lies in front.
  @MainActor
  private static func title(in widget: WidgetPointer) -> WidgetPointer {
    WidgetTree.all(gtk_label_get_type(), in: widget).last ?? widget
  }

  @MainActor
  private static func classes(of widget: WidgetPointer) -> [String] {
    WidgetClasses.all(of: widget).sorted()
  }
}
