import CAdwaita
import XCTest

@testable import ConveneGTK

final class GTKApplicationTests: GTKTestCase {
  func test_anApplicationShowsItsWindowServesTasksAndEnds() {
    onMain {
      let application = GTKApplication(id: "org.example.Test", isUnique: false)
      var activations = 0
      var isServed = false
      application.onActivate { application in
        activations += 1
        let window = application.makeWindow(title: "Test", content: gtk_label_new("Text").widget)
        application.present(window)
        Task { @MainActor in
          isServed = true
          gtk_window_destroy(window.as(GtkWindow.self))
        }
      }
      XCTAssertEqual(application.run(), 0)
      XCTAssertEqual(activations, 1)
      XCTAssertTrue(isServed)
    }
  }

  func test_aWindowKeepsItsOwnerUntilItHasGone() {
    onMain {
      final class Owner {}
      let application = GTKApplication(id: "org.example.Test", isUnique: false)
      weak var weakOwner: Owner?
      var wasKept = false
      application.onActivate { application in
        let owner = Owner()
        weakOwner = owner
        let window = application.makeWindow(
          title: "Test", content: gtk_label_new("Text").widget, keeping: owner)
        application.present(window)
        Task { @MainActor in
          wasKept = weakOwner != nil
          gtk_window_destroy(window.as(GtkWindow.self))
        }
      }
      XCTAssertEqual(application.run(), 0)
      XCTAssertTrue(wasKept)
      XCTAssertNil(weakOwner)
    }
  }

  func test_anApplicationIsFreedWhenItsOwnerLetsGo() {
    onMain {
      weak var weakApplication: GTKApplication?
      do {
        let application = GTKApplication(id: "org.example.Test", isUnique: false)
        weakApplication = application
        application.onActivate { $0.quit() }
      }
      XCTAssertNil(weakApplication)
    }
  }
}
