import CAdwaita
import Convene
import XCTest

@testable import ConveneGTK

/// The examples of Documentation/States.md do what it says.
final class StatesExamplesTests: GTKTestCase {
  override func tearDown() {
    onMain { ImageLoader.default = ImageLoader() }
    super.tearDown()
  }

  func test_anErrorMayMeanAStateOfTheAppsOwn() {
    onMain {
      let loader = makeInbox { throw SignedOut() }
      var pressed = 0
      listen(to: loader) { pressed += 1 }
      let screen = ScreenView(content: CollectionView(), loader: loader)
      show(screen.widget)
      loader.load()
      pump { visibleTexts(in: screen.widget).contains("You Are Signed Out") }
      guard let signIn = button("Sign In", in: screen.widget) else { return XCTFail("no button") }
      emit(signIn.opaque, "clicked")
      XCTAssertEqual(pressed, 1)
      XCTAssertNotNil(button("Try Again", in: screen.widget), "beside the app's own button")
    }
  }

  func test_aRetryOfTheStatesOwnTakesThePlaceOfTryAgainOrLeavesItOut() {
    onMain {
      let loader = makeInbox { throw SignedOut() }
      let screen = ScreenView(content: CollectionView(), loader: loader)
      show(screen.widget)
      loader.load()
      pump { button("Try Again", in: screen.widget) != nil }
      loader.states.contentLibrary[.signedOut]?.buttons = [StateButton("Ask Again", action: .retry)]
      pump { button("Ask Again", in: screen.widget) != nil }
      XCTAssertNil(button("Try Again", in: screen.widget))
      loader.states.contentLibrary[.signedOut]?.buttons = [StateButton("", action: .retry)]
      pump { button("Ask Again", in: screen.widget) == nil }
      XCTAssertNil(button("Try Again", in: screen.widget))
    }
  }

  func test_aStateWithoutImageAndSubtitleHasATitleOnly() {
    onMain {
      let loader = makeInbox { [] }
      let screen = ScreenView(content: CollectionView(), loader: loader)
      show(screen.widget)
      loader.load()
      pump { visibleTexts(in: screen.widget) == ["No Mail"] }
      XCTAssertEqual(loader.states.rendered.image, StateContent.Image.none)
    }
  }

  func test_aStateSetByHandIsThereInTheFirstFrame() {
    onMain {
      let screen = makeCamera(gtk_label_new("viewfinder").widget)
      show(screen.widget)
      XCTAssertEqual(visibleTexts(in: screen.widget), ["Loading…"])
      screen.states.setState(.error)
      pump { visibleTexts(in: screen.widget) == ["No Camera"] }
      screen.states.setState(.success)
      pump { visibleTexts(in: screen.widget) == ["viewfinder"] }
    }
  }

  func test_theRestIsSetAsTold() {
    onMain {
      let loader = ScreenLoader<[String]>(states: makeLocalStates(), load: { [] })
      followNetwork(loader)
      setUpImages(loader.states)
      XCTAssertEqual(ImageLoader.default.limits.time, .seconds(10))
      let url = loader.states.contentLibrary[.empty]?.image
      XCTAssertEqual(url, URL(string: "https://example.org/empty-box.png").map { .url($0) })
    }
  }
}
