import CAdwaita
import Convene
import Foundation

/// The application: one window, or the tour through it.
@MainActor
final class GalleryApp {
  private let options: GalleryOptions
  private let application: GTKApplication
  private var window: GalleryWindow?
  private var status: Int32 = 0

  init(options: GalleryOptions) {
    self.options = options
    application = GTKApplication(
      id: "org.convene.Gallery",
      isUnique: options.tourDirectory == nil && options.contactSheetDirectory == nil)
  }

  /// Runs until the window is closed or the tour is over.
  ///
  /// - Returns: The status for `exit`.
  func run() -> Int32 {
    application.onActivate { [weak self] application in self?.activate(application) }
    let result = application.run()
    return status == 0 ? result : status
  }

  private func activate(_ application: GTKApplication) {
    if let window { return application.present(window.window) }
    StyleSheet.install()
    if let directory = options.contactSheetDirectory {
      return drawContactSheet(into: directory, application)
    }
    let window = GalleryWindow(
      application: application, packagesPath: options.packagesPath,
      generator: options.tourDirectory == nil
        ? SystemRandomNumberGenerator() : SeededGenerator(seed: 57))
    self.window = window
    application.present(window.window)
    if let path = options.measurementPath {
      Task {
        status = await SearchMeasurement(window: window).run(writingTo: path)
        application.quit()
      }
    }
    if let directory = options.tourDirectory { take(window, through: directory) }
  }

  private func drawContactSheet(into directory: String, _ application: GTKApplication) {
    let sheet = ContactSheet(
      application: application, directory: URL(fileURLWithPath: directory, isDirectory: true))
    Task {
      status = await sheet.run()
      application.quit()
    }
  }

  private func take(_ window: GalleryWindow, through directory: String) {
    let tour = Tour(
      window: window, directory: URL(fileURLWithPath: directory, isDirectory: true),
      reader: options.accessibleTreeReader.map(AccessibleTreeReader.init))
    Task {
      status = await tour.run()
      application.quit()
    }
  }
}
