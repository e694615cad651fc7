import CAdwaita
import ConveneStates
import Foundation
import TestSupport
import XCTest

@testable import ConveneGTK

/// Images by URL in a real widget, from a real server on the loopback address.
final class StateImagesTests: GTKTestCase {
  func test_anImageArrivesAndIsDrawnInTheRoomThatWasKeptForIt() throws {
    let arrived = Gate()
    let go = Gate()
    let server = try LoopbackServer { exchange in
      arrived.open()
      go.hold()
      exchange.answer(TestPNG.plain(width: 200, height: 100, red: 255, green: 0, blue: 0))
    }
    defer { server.stop() }
    try onMain {
      let (view, window) = shownStateView(size: 64)
      view.setContent(
        image: try server.url("/red.png").absoluteString, title: "Title", subtitle: "", for: .error)
      view.setState(.error)
      pump { arrived.isOpen }
      waitForFrame(of: window)
      let image = try shownImage(in: view)
      XCTAssertNil(iconName(of: image), "no symbol before it failed")
      let room = frame(of: image, in: window)
      XCTAssertEqual(room.height, 64)
      go.open()
      pump { texture(of: image) != nil }
      let place = frame(of: image, in: window)
      XCTAssertEqual(place.y, room.y)
      XCTAssertEqual(place.height, room.height)
      let picture = try XCTUnwrap(texture(of: image))
      XCTAssertEqual(gdk_texture_get_width(picture), 64)
      XCTAssertEqual(gdk_texture_get_height(picture), 32)
      try Pictures.write(window, "image-by-url")
      pump { isRed(atTheMiddleOf: image, in: window) }
    }
  }

  func testS19_anImageThatComesLateForAStateThatIsShownNoMoreIsDropped() throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer(silentAfter: arrived, until: hungUp)
    defer { server.stop() }
    try onMain {
      let (view, window) = shownStateView()
      view.setContent(
        image: try server.url("/slow.png").absoluteString, title: "Error", subtitle: "",
        for: .error)
      view.setContent(image: "folder-symbolic", title: "Empty", subtitle: "", for: .empty)
      view.setState(.error)
      pump { arrived.isOpen }
      view.setState(.empty)
      pump { hungUp.isOpen && view.states.imageLoader.isIdle }
      waitForFrame(of: window)
      XCTAssertEqual(iconName(of: try shownImage(in: view)), "folder-symbolic")
      XCTAssertEqual(visibleTexts(in: view.widget), ["Empty"])
    }
  }

  func testS19_anImageThatIsThereAlreadyDoesntLandOnTheNextState() throws {
    let arrived = Gate()
    let go = Gate()
    let server = try LoopbackServer { exchange in
      arrived.open()
      go.hold()
      exchange.answer(TestPNG.plain(width: 8, height: 8))
    }
    defer { server.stop() }
    try onMain {
      let (view, window) = shownStateView()
      view.setContent(
        image: try server.url("/late.png").absoluteString, title: "Error", subtitle: "",
        for: .error)
      view.setState(.error)
      pump { arrived.isOpen }
      go.open()
      // In the same turn, so that whatever comes now comes too late.
      view.setState(.empty)
      pump { view.states.imageLoader.isIdle }
      waitForTurn()
      waitForFrame(of: window)
      XCTAssertNil(texture(of: try shownImage(in: view)))
    }
  }

  func test_whatCannotBeShownIsTheStatesSymbol() throws {
    let server = try LoopbackServer { exchange in
      switch exchange.path {
      case "/bomb": exchange.answer(TestPNG.bomb(width: 30_000, height: 30_000))
      case "/broken": exchange.answer(TestPNG.plain(width: 40, height: 40).prefix(200))
      case "/html": exchange.answer(Data("<html></html>".utf8))
      default: exchange.answer(Data(), status: "404 Not Found")
      }
    }
    defer { server.stop() }
    try onMain {
      let expected: [(String, ImageLoadingError)] = [
        ("/bomb", .tooManyPixels), ("/broken", .undecodable), ("/html", .notAnImage),
        ("/nowhere", .status(404)),
      ]
      for (path, error) in expected {
        let (view, _) = shownStateView()
        var diagnostics: [StateDiagnostic] = []
        view.states.imageLoader.onDiagnostic = { diagnostics.append($0) }
        let url = try server.url(path)
        view.setContent(image: url.absoluteString, title: "Error", subtitle: "", for: .error)
        view.setState(.error)
        pump { (try? shownImage(in: view)).flatMap { iconName(of: $0) } != nil }
        XCTAssertEqual(iconName(of: try shownImage(in: view)), "dialog-warning-symbolic", path)
        XCTAssertEqual(diagnostics, [.imageNotLoaded(url, error)])
      }
    }
  }

  func test_aStateThatIsShownAgainHasItsImageAtOnce() throws {
    let server = try LoopbackServer { $0.answer(TestPNG.plain(width: 8, height: 8)) }
    defer { server.stop() }
    try onMain {
      let (view, _) = shownStateView()
      view.setContent(
        image: try server.url("/a.png").absoluteString, title: "Error", subtitle: "", for: .error)
      view.setState(.error)
      pump { (try? shownImage(in: view)).flatMap { texture(of: $0) } != nil }
      let first = texture(of: try shownImage(in: view))
      view.setState(.empty)
      waitForTurn()
      XCTAssertNil(texture(of: try shownImage(in: view)))
      view.setState(.error)
      waitForTurn()
      XCTAssertEqual(texture(of: try shownImage(in: view)), first)
      XCTAssertEqual(server.requests, ["/a.png": 1])
    }
  }

  func test_aCustomViewInPlaceOfAnImageCancelsIt() throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer(silentAfter: arrived, until: hungUp)
    defer { server.stop() }
    try onMain {
      let (view, _) = shownStateView()
      view.setContent(
        image: try server.url("/a.png").absoluteString, title: "Error", subtitle: "", for: .error)
      view.setState(.error)
      pump { arrived.isOpen }
      view.setCustomView(gtk_label_new("custom").widget, for: .error)
      pump { hungUp.isOpen && view.states.imageLoader.isIdle }
    }
  }

  func test_aScreenThatIsClosedAtOnceLeavesNoTaskAndNoConnection() throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer(silentAfter: arrived, until: hungUp)
    defer { server.stop() }
    try onMain {
      let loader = ImageLoader(cache: .none)
      weak var weakView: StateView?
      do {
        let window = gtk_window_new()
        let view = StateView()
        weakView = view
        view.states.imageLoader = loader
        view.setContent(
          image: try server.url("/a.png").absoluteString, title: "Error", subtitle: "",
          for: .error)
        view.setState(.error)
        let overlay = gtk_overlay_new().widget
        view.show(in: overlay)
        gtk_window_set_child(window?.as(GtkWindow.self), overlay)
        gtk_window_present(window?.as(GtkWindow.self))
        pump { arrived.isOpen }
        gtk_window_destroy(window?.as(GtkWindow.self))
      }
      pump { weakView == nil && hungUp.isOpen && loader.isIdle && server.openCount == 0 }
    }
  }
}

/// Makes a state view in a window, with a loader of its own that keeps nothing.
@MainActor
private func shownStateView(size: Double = 64) -> (StateView, WidgetPointer) {
  let view = StateView(states: StateModel(timing: LoadingTiming(delay: .zero, minimum: .zero)))
  view.states.imageLoader = ImageLoader(cache: .none)
  view.states.appearance.imageSize = size
  return (view, show(view.widget))
}

@MainActor
private func shownImage(in view: StateView) throws -> WidgetPointer {
  try XCTUnwrap(
    WidgetTree.all(gtk_image_get_type(), in: view.widget).first { Bool(gtk_widget_get_mapped($0)) })
}

@MainActor
private func iconName(of image: WidgetPointer) -> String? {
  gtk_image_get_icon_name(image.opaque).map { String(cString: $0) }
}

@MainActor
private func texture(of image: WidgetPointer) -> OpaquePointer? {
  guard let paintable = gtk_image_get_paintable(image.opaque),
    Bool(g_type_check_instance_is_a(paintable.as(GTypeInstance.self), gdk_texture_get_type()))
  else { return nil }
  return paintable
}

@MainActor
private func isRed(atTheMiddleOf image: WidgetPointer, in window: WidgetPointer) -> Bool {
  let place = frame(of: image, in: window)
  let pixels = try? WidgetSnapshot(of: window).pixels
  return pixels?[Int(place.x + place.width / 2), Int(place.y + place.height / 2)] == 0xFFFF_0000
}
