import CAdwaita
import Convene

/// The grid of pictures, rearranged, and the window where it is narrow.
extension Tour {
  func visitImages() async throws {
    let images = window.images
    window.show(.images)
    try await note("images", list: images.list) { images.expectation() }
    images.shuffle()
    try await note("images-shuffled", list: images.list) { images.expectation() }
    images.insert()
    try await note("images-inserted", list: images.list) { images.expectation() }
    images.delete()
    try await note("images-deleted", list: images.list) { images.expectation() }
    images.moveSection()
    try await note("images-section-moved", list: images.list) { images.expectation() }
    DesktopLook.setColorScheme(ADW_COLOR_SCHEME_FORCE_DARK)
    try await note("images-dark", list: images.list) { images.expectation() }
    DesktopLook.setColorScheme(ADW_COLOR_SCHEME_DEFAULT)
    images.list.choose(ItemIndex(section: 0, item: 1))
    try await wait("the picture is open") { window.pageName == "image" }
    try await note("image", list: images.list)
    window.goBack()
    try await note("images-again", list: images.list) { images.expectation() }
  }

  func visitNarrow() async throws {
    gtk_window_set_default_size(window.window.as(GtkWindow.self), 360, 640)
    try await wait("the window is narrow") { window.isFolded }
    try await note("images-narrow", list: window.images.list) { window.images.expectation() }
    window.show(.packages)
    try await note("packages-narrow", list: window.packages.list) {
      window.packages.expectation()
    }
    window.show(.states)
    try await noteStates("states-narrow")
    window.states.showsControls = true
    try await noteStates("states-narrow-controls")
    window.states.showsControls = false
    window.goBack()
    try await note("menu-narrow", list: window.menu.list)
    gtk_window_set_default_size(window.window.as(GtkWindow.self), 960, 680)
    try await wait("the window is wide") { !window.isFolded }
  }
}

extension ImagesScreen {
  /// What should be on screen.
  func expectation() -> Expectation {
    var expectation = Expectation(list: "Images")
    expectation.elements = list.expectation(
      header: { "\(sectionTypes[$0])".uppercased() },
      item: { pictures[sectionTypes[$0]]?[$1].title ?? "" })
    return expectation
  }
}
