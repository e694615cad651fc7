import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// Input that nobody means to give: each has a defined result, and GTK warns of none.
final class StateBadInputTests: GTKTestCase {
  func test_aStateWithEmptyStringsEverywhereCoversAndSaysNothing() {
    onMain {
      var library = StateContentLibrary.builtIn(languages: ["en"])
      library[.error] = StateContent(
        image: .named(""), title: "", subtitle: "", buttons: [StateButton("", action: .retry)])
      library.wording.retry = ""
      let states = StateModel(state: .error, contentLibrary: library, timing: .none)
      states.onRetry = {}
      let view = StateView(states: states)
      let window = show(view.widget)
      XCTAssertTrue(Bool(gtk_widget_get_mapped(view.widget)))
      XCTAssertEqual(visibleTexts(in: window), [])
      XCTAssertNil(button("", in: window))
      view.setState(.empty)
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["Nothing Here Yet"], "nothing of it stays")
    }
  }

  func test_aBannerWithoutWordsIsNotShown() {
    onMain {
      var library = StateContentLibrary.builtIn(languages: ["en"])
      library.wording.offlineBanner = ""
      let states = StateModel(contentLibrary: library, timing: .none)
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      let window = show(screen.widget)
      states.show(
        ScreenDisplay(body: .content, accessory: .offlineBanner(waiting: false)))
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["content"])
    }
  }

  func test_aTitleOfTenThousandLettersWrapsScrollsAndLeavesTheWindowAlone() throws {
    try onMain {
      let titles = [
        String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000),
        String(repeating: "\n", count: 10_000), String(repeating: "👩‍👩‍👧‍👦", count: 2_000),
      ]
      for title in titles {
        let view = StateView()
        view.setContent(image: "", title: title, subtitle: title, for: .error)
        view.setState(.error)
        let window = show(view.widget, width: 320, height: 400)
        XCTAssertEqual(gtk_widget_get_width(window), 320)
        XCTAssertEqual(gtk_widget_get_height(window), 400)
        let scroller = try XCTUnwrap(
          WidgetTree.first(gtk_scrolled_window_get_type(), in: view.widget))
        let room = gtk_scrolled_window_get_vadjustment(scroller.opaque)
        XCTAssertGreaterThan(gtk_adjustment_get_upper(room), 400)
        expectNothingCutOff(in: window, "\(title.count) letters")
        gtk_window_destroy(window.as(GtkWindow.self))
      }
    }
  }

  func test_aBannerOfTenThousandLettersHasSixLinesAndLeavesTheContentItsRoom() {
    onMain {
      for message in [
        String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000),
        String(repeating: "\n", count: 10_000),
      ] {
        let banner = StateBanner()
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
        gtk_box_append(box.as(GtkBox.self), banner.widget)
        let window = show(box, width: 320, height: 400)
        banner.draw(.init(message: message, button: StateButton("Retry", action: .retry)))
        pump { Bool(gtk_revealer_get_child_revealed(banner.widget.opaque)) }
        waitForFrame(of: window)
        XCTAssertEqual(gtk_widget_get_width(window), 320)
        XCTAssertEqual(gtk_widget_get_height(window), 400)
        XCTAssertLessThan(gtk_widget_get_height(banner.widget), 220)
        XCTAssertNotNil(button("Retry", in: window))
        gtk_window_destroy(window.as(GtkWindow.self))
      }
    }
  }

  func test_buttonsOfTwentyThousandLettersLeaveTheWindowAlone() {
    onMain {
      let states = StateModel()
      states.onRetry = {}
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      let window = show(screen.widget)
      for label in ["Try ", "W", "👩‍👩‍👧‍👦", "\n"].map({ String(repeating: $0, count: 20_000) + "!" }) {
        states.contentLibrary.wording.retry = label
        states.failureContent = StateContent(title: String(repeating: "👩‍👩‍👧‍👦", count: 20_000))
        states.show(ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
        waitForTurn()
        waitForFrame(of: window)
        states.failureContent = StateContent(
          title: "T", buttons: [StateButton(label, identifier: "one")])
        states.show(ScreenDisplay(body: .error))
        waitForTurn()
        waitForFrame(of: window)
        XCTAssertEqual(gtk_widget_get_width(window), 400)
        XCTAssertEqual(gtk_widget_get_height(window), 600)
      }
    }
  }

  func test_aTextOfTwentyThousandMarksIsDrawnAtOnce() {
    onMain {
      let screen = ScreenView(content: gtk_label_new("content").widget, states: StateModel())
      let window = show(screen.widget)
      let text = "e" + String(repeating: "\u{301}", count: 20_000)
      screen.states.failureContent = StateContent(title: text, subtitle: text)
      screen.states.show(ScreenDisplay(body: .error))
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: screen.widget).map(\.unicodeScalars.count).max(), 32)
    }
  }

  func test_aPictureWithoutASizeIsLeftOut() {
    onMain {
      let states = StateModel(state: .error)
      states.appearance.imageSize = 0.4
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      let window = show(screen.widget)
      for size in [0, 64, .nan, 1e-300] {
        states.appearance.imageSize = size
        waitForTurn()
        waitForFrame(of: window)
        let images = WidgetTree.all(gtk_image_get_type(), in: screen.widget)
        XCTAssertEqual(images.contains { Bool(gtk_widget_get_mapped($0)) }, size == 64)
      }
    }
  }

  func test_aVeryLongWordIsBrokenWhereItCannotBeSeenAndAShortTextIsLeftAlone() {
    let word = String(repeating: "é", count: 2_000)
    let text = onMain { TextLook.breakable(word + " end") }
    XCTAssertEqual(text.replacing("\u{200B}", with: ""), word + " end")
    XCTAssertGreaterThan(text.count, word.count)
    let short = String(repeating: "x", count: 1_000)
    XCTAssertEqual(onMain { TextLook.breakable(short) }, short)
  }

  func test_emojiAndTextOfBothDirectionsAreShownAsTheyAre() {
    onMain {
      let texts = [
        "🏳️‍🌈 👩‍👩‍👧‍👦 🇯🇵", "السلام abc עברית 123", "\u{202E}reversed", "\u{2066}isolated\u{2069} <&>",
        "e\u{301}\u{300}\u{302}", "%s %n {query}", "日本語\u{FE0F}",
      ]
      let view = StateView()
      for text in texts {
        view.setContent(image: "", title: text, subtitle: text, for: .error)
        view.setState(.error)
        let window = show(view.widget)
        waitForTurn()
        waitForFrame(of: window)
        XCTAssertEqual(visibleTexts(in: window), [text, text])
        gtk_window_set_child(window.as(GtkWindow.self), nil)
      }
    }
  }

  func test_aSymbolThatIsMissingIsTheStatesOwn() throws {
    try onMain {
      for image: StateContent.Image in [
        .symbol("no-such-symbol"), .named("no/such/name"), .named("/no/such/resource"),
        .symbol(String(repeating: "x", count: 5_000)),
      ] {
        let states = StateModel(state: .empty)
        states.setContent(image: image, title: "T", subtitle: "", for: .empty)
        let view = StateView(states: states)
        show(view.widget)
        waitForTurn()
        let shown = try XCTUnwrap(WidgetTree.first(gtk_image_get_type(), in: view.widget))
        XCTAssertEqual(
          gtk_image_get_icon_name(shown.opaque).map { String(cString: $0) }, "folder-symbolic")
      }
    }
  }

  func test_aCustomViewWithoutASizeGetsAllTheRoom() {
    onMain {
      let view = StateView(states: StateModel(state: .empty, timing: .none))
      let drawing = gtk_drawing_area_new().widget
      view.setCustomView(drawing, for: .empty)
      let window = show(view.widget, width: 300, height: 400)
      XCTAssertEqual(gtk_widget_get_width(drawing), 300)
      XCTAssertEqual(gtk_widget_get_height(drawing), 400)
      gtk_widget_set_size_request(drawing, 100, -1)
      waitForFrame(of: window)
      XCTAssertEqual(frame(of: drawing, in: window).x, 100)
      XCTAssertEqual(gtk_widget_get_width(drawing), 100)
      XCTAssertEqual(gtk_widget_get_height(drawing), 400)
      gtk_widget_set_size_request(drawing, 100, 900)
      waitForFrame(of: window)
      XCTAssertEqual(gtk_widget_get_height(drawing), 900, "what is too high scrolls")
      XCTAssertEqual(gtk_widget_get_height(window), 400)
    }
  }

  func test_aCustomViewThatWrapsHasTheHeightOfItsLines() {
    onMain {
      let view = StateView(states: StateModel(state: .empty, timing: .none))
      let label = gtk_label_new(String(repeating: "word ", count: 60)).widget
      gtk_label_set_wrap(label.opaque, true.gboolean)
      view.setCustomView(label, for: .empty)
      let window = show(view.widget, width: 300, height: 400)
      let place = frame(of: label, in: window)
      XCTAssertLessThanOrEqual(place.width, 300)
      XCTAssertGreaterThan(place.height, 60)
      XCTAssertLessThan(place.height, 400)
      XCTAssertEqual(place.y + place.height / 2, 200, accuracy: 1)
    }
  }

  func test_ofTwoScreensOfOneModelTheSecondFollowsAndTheFirstKeepsWhatItShowed() {
    onMain {
      let states = StateModel(state: .error, timing: .none)
      var diagnostics: [StateDiagnostic] = []
      states.onDiagnostic = { diagnostics.append($0) }
      let first = ScreenView(content: gtk_label_new("first").widget, states: states)
      let second = ScreenView(content: gtk_label_new("second").widget, states: states)
      let windows = [show(first.widget), show(second.widget)]
      states.setState(.empty)
      waitForTurn()
      waitForFrame(of: windows[1])
      XCTAssertEqual(
        visibleTexts(in: windows[0]), ["Something Went Wrong", "Please try again."])
      XCTAssertEqual(visibleTexts(in: windows[1]), ["Nothing Here Yet"])
      XCTAssertEqual(diagnostics, [.rendererReplaced])
    }
  }

  func test_aCustomViewThatIsAroundTheStateIsToldAndTheDefaultLookShown() {
    onMain {
      let states = StateModel(state: .empty, timing: .none)
      var told: [StateDiagnostic] = []
      states.onDiagnostic = { told.append($0) }
      let view = StateView(states: states)
      let window = show(view.widget)
      view.setCustomView(view, for: .empty)
      XCTAssertEqual(visibleTexts(in: window), ["Nothing Here Yet"])
      view.setCustomView(window, for: .empty)
      XCTAssertEqual(visibleTexts(in: window), ["Nothing Here Yet"])
      XCTAssertEqual(told, [.customViewAroundState(.empty), .customViewAroundState(.empty)])
      view.setCustomView(gtk_label_new("custom").widget, for: .empty)
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["custom"])
      XCTAssertEqual(told.count, 2)
    }
  }

  func test_aScreenIsNotItsOwnCustomView() {
    onMain {
      let states = StateModel(timing: .none)
      var told: [StateDiagnostic] = []
      states.onDiagnostic = { told.append($0) }
      let screen = ScreenView(content: gtk_label_new("content").widget, states: states)
      screen.setCustomView(screen, for: .empty)
      let window = show(screen.widget)
      XCTAssertEqual(told, [], "it isn't shown")
      states.setState(.empty)
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["Nothing Here Yet"])
      XCTAssertEqual(told, [.customViewAroundState(.empty)])
    }
  }

  func test_oneCustomViewForTwoStatesStaysThroughBoth() {
    onMain {
      let view = StateView(states: StateModel(state: .empty, timing: .none))
      let custom = gtk_label_new("custom").widget
      view.setCustomView(custom, for: .empty)
      view.setCustomView(custom, for: .error)
      let window = show(view.widget)
      view.setState(.error)
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: window), ["custom"])
      view.setCustomView(nil, for: .empty)
      XCTAssertEqual(visibleTexts(in: window), ["custom"])
    }
  }
}
