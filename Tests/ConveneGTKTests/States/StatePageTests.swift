import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

final class StatePageTests: GTKTestCase {
  private nonisolated static let full = StatePage.Face(
    picture: .icon("dialog-error-symbolic"), title: "Something Went Wrong",
    subtitle: "The server doesn't answer.",
    buttons: [
      StateButton("Try Again", action: .retry),
      StateButton("Cancel", role: .secondary, action: .cancel),
    ])

  func test_allPartsOfAFaceAreShown() {
    onMain {
      let page = StatePage()
      page.draw(Self.full)
      show(page.widget)
      let texts = visibleTexts(in: page.widget)
      XCTAssertEqual(
        texts, ["Something Went Wrong", "The server doesn't answer.", "Try Again", "Cancel"])
    }
  }

  func test_anEmptyPartIsLeftOutAndComesBack() {
    onMain {
      let page = StatePage()
      var face = Self.full
      face.subtitle = ""
      face.buttons = []
      page.draw(face)
      let window = show(page.widget)
      XCTAssertEqual(visibleTexts(in: page.widget), ["Something Went Wrong"])
      page.draw(Self.full)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: page.widget).count, 4)
    }
  }

  func test_textsAreShownAsTheyAreNotAsMarkup() {
    onMain {
      let page = StatePage()
      page.draw(.init(title: "<b>A & B</b>", subtitle: "x < y && \"z\""))
      show(page.widget)
      XCTAssertEqual(visibleTexts(in: page.widget), ["<b>A & B</b>", "x < y && \"z\""])
    }
  }

  func test_aButtonTellsWhichOneItIs() {
    onMain {
      let page = StatePage()
      var clicks: [StateAction] = []
      page.onButton = { clicks.append($0) }
      page.draw(Self.full)
      show(page.widget)
      for title in ["Cancel", "Try Again"] {
        if let button = button(title, in: page.widget) { emit(button.opaque, "clicked") }
      }
      XCTAssertEqual(clicks, [.cancel, .retry])
    }
  }

  func test_anEqualFaceTouchesNoWidget() {
    onMain {
      let page = StatePage()
      page.draw(Self.full)
      show(page.widget)
      var changes = 0
      for widget in WidgetTree.all(gtk_widget_get_type(), in: page.widget) {
        connect(widget, "notify") { changes += 1 }
      }
      page.draw(Self.full)
      MainLoop.drain()
      XCTAssertEqual(changes, 0)
      var other = Self.full
      other.title = "Other"
      page.draw(other)
      XCTAssertGreaterThan(changes, 0)
    }
  }

  func test_theSpinnerTurnsOnlyWhileItCanBeSeen() {
    onMain {
      let page = StatePage()
      page.draw(.init(isSpinning: true, title: "Loading"))
      XCTAssertFalse(page.isTurning)
      show(page.widget)
      XCTAssertTrue(page.isTurning)
      gtk_widget_set_visible(page.widget, false.gboolean)
      XCTAssertFalse(page.isTurning)
      gtk_widget_set_visible(page.widget, true.gboolean)
      XCTAssertTrue(page.isTurning)
      page.draw(.init(title: "Nothing here"))
      XCTAssertFalse(page.isTurning)
    }
  }

  func test_theSpinnerStandsAboveTheTitleInTheMiddle() {
    onMain {
      let page = StatePage()
      page.draw(.init(isSpinning: true, title: "Loading"))
      show(page.widget)
      guard let spinner = WidgetTree.first(gtk_spinner_get_type(), in: page.widget),
        let label = WidgetTree.first(gtk_label_get_type(), in: page.widget)
      else { return XCTFail("the page has no spinner or no title") }
      let place = frame(of: spinner, in: page.widget)
      XCTAssertLessThan(place.y + place.height, frame(of: label, in: page.widget).y)
      XCTAssertEqual(place.x + place.width / 2, 200, accuracy: 1)
    }
  }

  func test_aTextureGivesWayToAnIconAndToNothing() throws {
    onMain {
      let page = StatePage()
      guard let plain = Texture.plain(width: 8, height: 8) else { return XCTFail("no texture") }
      let texture = GObjectReference(adopting: plain)
      page.draw(.init(picture: .texture(texture), title: "A"))
      show(page.widget)
      guard let image = WidgetTree.first(gtk_image_get_type(), in: page.widget) else {
        return XCTFail("the page has no image")
      }
      XCTAssertEqual(gtk_image_get_storage_type(image.opaque), GTK_IMAGE_PAINTABLE)
      page.draw(.init(picture: .none, title: "A"))
      XCTAssertFalse(Bool(gtk_widget_get_visible(image)))
      page.draw(.init(picture: .texture(texture), title: "A"))
      page.draw(.init(picture: .icon("folder-symbolic"), title: "A"))
      XCTAssertEqual(gtk_image_get_storage_type(image.opaque), GTK_IMAGE_ICON_NAME)
      XCTAssertTrue(Bool(gtk_widget_get_visible(image)))
    }
  }

  func test_sizesAndGapsAreThoseOfTheAppearance() {
    onMain {
      let page = StatePage()
      var face = Self.full
      face.appearance.imageSize = 50
      face.appearance.imageToTitle = 30
      face.appearance.titleToSubtitle = 11
      face.appearance.textToButtons = 40
      face.appearance.betweenButtons = 13
      page.draw(face)
      let window = show(page.widget)
      let frames = [gtk_image_get_type(), gtk_label_get_type()].flatMap {
        WidgetTree.all($0, in: page.widget).filter { Bool(gtk_widget_get_mapped($0)) }
      }
      .prefix(3).map { frame(of: $0, in: window) }
      guard frames.count == 3, let retry = button("Try Again", in: page.widget),
        let cancel = button("Cancel", in: page.widget)
      else { return XCTFail("a part of the page is missing") }
      let (image, title, subtitle) = (frames[0], frames[1], frames[2])
      XCTAssertEqual(image.height, 50)
      XCTAssertEqual(title.y - (image.y + image.height), 30)
      XCTAssertEqual(subtitle.y - (title.y + title.height), 11)
      let first = frame(of: retry, in: window)
      XCTAssertEqual(first.y - (subtitle.y + subtitle.height), 40)
      XCTAssertEqual(frame(of: cancel, in: window).y - (first.y + first.height), 13)
    }
  }

  func test_anAbsurdLengthIsNoFault() {
    onMain {
      let page = StatePage()
      var face = Self.full
      face.appearance.imageSize = 1e30
      face.appearance.margin = -5
      face.appearance.maximumWidth = 0
      page.draw(face)
      XCTAssertEqual(pixels(1e30), 32_767)
      XCTAssertEqual(pixels(-5), 0)
    }
  }

  func test_everythingIsFreedWithThePage() {
    onMain {
      let life = Lifetime()
      weak var weakPage: StatePage?
      do {
        let page = StatePage()
        weakPage = page
        page.onButton = { _ in }
        page.draw(Self.full)
        life.watch(page.widget.opaque)
      }
      XCTAssertNil(weakPage)
      XCTAssertTrue(life.isOver)
    }
  }
}
