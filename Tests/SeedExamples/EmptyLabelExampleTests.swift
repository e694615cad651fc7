import CAdwaita
import Convene
import ConveneGTK
import Foundation
import XCTest

/// The article's examples, run on real widgets.
final class EmptyLabelExampleTests: SeedTestCase {
  func test_theLabelIsCentredOnTheScreenAndNotBetweenTheBars() {
    onMain {
      let controller = YourViewController()
      let navigation = UINavigationController(rootViewController: controller)
      withWindow(navigation.view.widget, width: 400, height: 600) {
        let table = place(of: controller.tableView.widget, in: navigation.view.widget)
        XCTAssertEqual(table, CGRect(x: 0, y: 50, width: 400, height: 450))
        XCTAssertEqual(
          place(of: controller.emptyLabel.widget, in: navigation.view.widget),
          CGRect(x: 0, y: 0, width: 400, height: 600))
        XCTAssertEqual(Self.middleOfText(controller.emptyLabel, in: navigation), 300, accuracy: 2)
      }
    }
  }

  func test_itIsShownWhereThereAreNoRows() {
    onMain {
      let controller = YourViewController()
      let navigation = UINavigationController(rootViewController: controller)
      withWindow(navigation.view.widget, width: 400, height: 600) {
        let sentence = "Text that you want to display"
        XCTAssertEqual(visibleTexts(in: navigation.view.widget), ["Bar", "Toolbar", sentence])
        controller.yourItems = ["a", "b"]
        controller.tableView.reloadData()
        FrameClock.waitForFrame(of: navigation.view.widget)
        XCTAssertEqual(visibleTexts(in: navigation.view.widget), ["a", "b", "Bar", "Toolbar"])
        controller.yourItems = []
        controller.tableView.reloadData()
        FrameClock.waitForFrame(of: navigation.view.widget)
        XCTAssertEqual(visibleTexts(in: navigation.view.widget).last, sentence)
      }
    }
  }

  func test_itLiesInFrontAndTakesNoTouches() {
    onMain {
      let controller = YourViewController()
      let navigation = UINavigationController(rootViewController: controller)
      withWindow(navigation.view.widget, width: 400, height: 600) {
        XCTAssertTrue(navigation.view.subviews.last === controller.emptyLabel)
        guard let hit = gtk_widget_pick(navigation.view.widget, 200, 300, GTK_PICK_DEFAULT) else {
          return XCTFail("nothing is there")
        }
        XCTAssertTrue(Bool(gtk_widget_is_ancestor(hit, controller.view.widget)))
      }
    }
  }

  func test_theLibrarysFollowsTheCountByObservation() {
    onMain {
      let controller = ObservingViewController()
      let navigation = UINavigationController(rootViewController: controller)
      withWindow(navigation.view.widget, width: 400, height: 600) {
        let sentence = "Text that you want to display"
        let all = navigation.view.widget
        XCTAssertEqual(visibleTexts(in: all), ["Bar", "Toolbar", sentence])
        let label = WidgetTree.all(gtk_label_get_type(), in: all).last ?? all
        XCTAssertEqual(place(of: label, in: all).midY, 300, accuracy: 1, "as tall as the screen")
        controller.dataSource.items = ["a"]
        FrameClock.waitForFrame(of: all)
        XCTAssertEqual(visibleTexts(in: all), ["Bar", "Toolbar"])
        controller.dataSource.items.removeAll()
        FrameClock.waitForFrame(of: all)
        XCTAssertEqual(visibleTexts(in: all).last, sentence)
      }
    }
  }

  /// The middle of what is written in a label, from the navigation's top.
  @MainActor
  private static func middleOfText(
    _ label: UILabel, in navigation: UINavigationController
  ) -> CGFloat {
    var (x, y): (Int32, Int32) = (0, 0)
    var extent = PangoRectangle()
    gtk_label_get_layout_offsets(label.widget.opaque, &x, &y)
    pango_layout_get_pixel_extents(gtk_label_get_layout(label.widget.opaque), nil, &extent)
    return place(of: label.widget, in: navigation.view.widget).minY + CGFloat(y)
      + CGFloat(extent.height) / 2
  }
}
