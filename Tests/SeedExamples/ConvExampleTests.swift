import CAdwaita
import Convene
import ConveneGTK
import Foundation
import XCTest

/// The document's example, run on the real widget.
final class ConvExampleTests: SeedTestCase {
  func test_threeSectionsWithTheirNamesInCapitalsAndThreeColumns() {
    onMain {
      let (controller, navigation) = Self.makeScreen()
      withWindow(navigation.widget, width: 302, height: 700) {
        let shown = views(of: controller.collectionView)
        XCTAssertEqual(shown.count, 12)
        let headers = shown.filter { text(in: $0) != nil }
        XCTAssertEqual(headers.compactMap { text(in: $0) }, ["ONE", "TWO", "THREE"])
        XCTAssertEqual(
          headers.map { place(of: $0, in: controller.collectionView) },
          [0, 150, 300].map { CGRect(x: 0, y: $0, width: 302, height: 50) })
        // edge = floor((302 − 2) / 3)
        let first = shown[1...3].map { place(of: $0, in: controller.collectionView) }
        XCTAssertEqual(
          first, [0, 101, 202].map { CGRect(x: $0, y: 50, width: 100, height: 100) })
      }
    }
  }

  func test_theEdgeFollowsTheWidth() {
    onMain {
      for width in [200, 301, 320, 375, 1000] as [Int32] {
        let (controller, navigation) = Self.makeScreen()
        withWindow(navigation.widget, width: width, height: 500) {
          let list = controller.collectionView
          let edge = floor((CGFloat(width) - 2) / 3)
          let cells = views(of: list).filter { text(in: $0) == nil }.prefix(3)
          XCTAssertEqual(cells.map { place(of: $0, in: list).height }, [edge, edge, edge])
          XCTAssertEqual(Set(cells.map { place(of: $0, in: list).minY }), [50], "three columns")
          let gaps = zip(cells, cells.dropFirst()).map {
            place(of: $1, in: list).minX - place(of: $0, in: list).maxX
          }
          // What the edge leaves over, at most two points, is in the gaps.
          XCTAssertTrue(gaps.allSatisfy { (1...2).contains($0) }, "\(gaps)")
        }
      }
    }
  }

  func test_selectingAnImageOpensItsDetail() {
    onMain {
      let (controller, navigation) = Self.makeScreen()
      withWindow(navigation.widget, width: 302, height: 700) {
        controller.collectionView.choose(.init(section: 1, item: 2))
        let detail = navigation.viewControllers.last as? DetailViewController
        XCTAssertEqual(detail?.imageName, "mountain")
        XCTAssertEqual(gtk_stack_get_visible_child(navigation.widget.opaque), detail?.widget)
        navigation.popViewController()
        XCTAssertEqual(
          gtk_stack_get_visible_child(navigation.widget.opaque), controller.collectionView.widget)
      }
    }
  }

  func test_updateShowsTheDifferenceAndReloadAll() {
    onMain {
      let (controller, navigation) = Self.makeScreen()
      withWindow(navigation.widget, width: 302, height: 700) {
        let list = controller.collectionView
        controller.itemModels.insert(ItemModel(imageName: "lake"), at: 1)
        controller.sectionTypes = [.three, .one]
        controller.declare()
        controller.update()
        XCTAssertEqual(list.itemCount, 8)
        XCTAssertEqual(list.lastUpdate?.removedSections, 1)
        XCTAssertEqual(list.lastUpdate?.movedSections, 1)
        XCTAssertEqual(list.lastUpdate?.inserted, 2)
        // The document's model doesn't say whether its contents are equal.
        XCTAssertEqual(list.lastUpdate?.reconfigured, 6)
        MainLoop.run { !list.isInMotion }
        FrameClock.waitForFrame(of: list.widget)
        XCTAssertEqual(views(of: list).compactMap { text(in: $0) }, ["THREE", "ONE"])
        XCTAssertEqual(views(of: list).count, 10)

        controller.itemModels.removeLast()
        controller.declare()
        controller.reload()
        XCTAssertEqual(list.lastUpdate?.kind, .reload)
        FrameClock.waitForFrame(of: list.widget)
        XCTAssertEqual(views(of: list).count, 8)
      }
    }
  }

  func test_theFirstFormShowsUsersHobbiesAndTeams() {
    onMain {
      let controller = FirstForm.ViewController()
      controller.declare()
      controller.collectionView.update()
      withWindow(controller.collectionView.widget, width: 300, height: 400) {
        let list = controller.collectionView
        XCTAssertEqual(
          views(of: list).compactMap { text(in: $0) }, ["Ada", "Grace", "Chess", "Red", "Blue"])
        XCTAssertEqual(
          views(of: list).map { place(of: $0, in: list).height }, [60, 60, 40, 40, 40])
        controller.users.append(FirstForm.User(name: "Alan"))
        controller.hobbies = []
        controller.declare()
        list.update(animated: false)
        FrameClock.waitForFrame(of: list.widget)
        XCTAssertEqual(
          views(of: list).compactMap { text(in: $0) }, ["Ada", "Grace", "Alan", "Red", "Blue"])
      }
    }
  }

  @MainActor
  private static func makeScreen() -> (ImagesViewController, NavigationController) {
    let controller = ImagesViewController()
    let navigation = NavigationController(root: controller.collectionView.widget)
    controller.navigationController = navigation
    controller.declare()
    controller.update()
    return (controller, navigation)
  }
}
