import CAdwaita
import Convene
import Foundation

/// Draws every state in every look, and puts the pictures together.
@MainActor
final class ContactSheet {
  private let window: WidgetPointer
  private let room = adw_bin_new().widget
  private let directory: URL

  /// - Parameters:
  ///   - application: Whose window it is that the states are drawn in.
  ///   - directory: Where the sheets are written.
  init(application: GTKApplication, directory: URL) {
    self.directory = directory
    window = adw_application_window_new(application.pointer.as(GtkApplication.self)).widget
    gtk_window_set_default_size(window.as(GtkWindow.self), 700, 700)
    adw_application_window_set_content(window.as(AdwApplicationWindow.self), room)
    application.present(window)
  }

  /// Draws all sheets.
  ///
  /// - Returns: The status for `exit`: 0 where each state could be drawn in its size.
  func run() async -> Int32 {
    DesktopLook.setAnimated(false)
    let isHighContrast = Bool(
      adw_style_manager_get_high_contrast(adw_style_manager_get_default()))
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for plan in isHighContrast ? SheetPlan.highContrast : SheetPlan.all { try await draw(plan) }
    } catch {
      FileHandle.standardError.write(Data("There is no contact sheet: \(error)\n".utf8))
      return 1
    }
    return 0
  }

  private func draw(_ plan: SheetPlan) async throws {
    var page = SheetPage(plan: plan, font: window)
    for look in plan.looks {
      DesktopLook.setColorScheme(
        look.isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
      DesktopLook.setTextScale(look.textSize.rawValue)
      DesktopLook.setRightToLeft(look.isRightToLeft)
      for state in SheetState.all { page.add(try await picture(of: state, in: look)) }
    }
    DesktopLook.setTextScale(1)
    DesktopLook.setRightToLeft(false)
    let file = directory.appendingPathComponent("\(plan.name).png")
    try page.write(to: file.path)
    print(file.lastPathComponent)
  }

  private func picture(of state: SheetState, in look: SheetLook) async throws -> WidgetSnapshot {
    let cell = SheetCell(state, look)
    adw_bin_set_child(room.as(AdwBin.self), cell.room)
    await nextFrame()
    await nextFrame()
    for _ in 0..<600 where cell.awaitsPicture { await nextFrame() }
    await nextFrame()
    let picture = try WidgetSnapshot(of: cell.widget)
    let pixels = picture.pixels
    guard pixels.width == look.width, pixels.height == look.height else {
      throw SheetError(
        description: "“\(state.title)” in \(look.title) wants \(pixels.width) × \(pixels.height)"
          + " pixels where there are \(look.width) × \(look.height)")
    }
    return picture
  }

  /// Lets tasks that are due, such as those that bring pictures, have their turn.
  private func nextFrame() async {
    for _ in 0..<10 { await Task.yield() }
    FrameClock.waitForFrame(of: window)
  }
}

/// Why a sheet can't be made.
struct SheetError: Error, CustomStringConvertible {
  let description: String
}
