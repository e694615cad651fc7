import CAdwaita
import Foundation
import XCTest

@testable import ConveneGTK

final class WidgetSnapshotTests: GTKTestCase {
  func test_aLabelIsNotBlankAndAnEmptyBoxIs() throws {
    try onMain {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let label = gtk_label_new("Text").widget
      let empty = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      gtk_widget_set_size_request(empty, 50, 50)
      gtk_box_append(box.as(GtkBox.self), label)
      gtk_box_append(box.as(GtkBox.self), empty)
      show(box, width: 200, height: 100)
      XCTAssertFalse(try WidgetSnapshot(of: label).pixels.isBlank)
      XCTAssertTrue(try WidgetSnapshot(of: empty).pixels.isBlank)
    }
  }

  func test_aWindowsPictureIsWrittenAsPNG() throws {
    try onMain {
      let window = show(gtk_label_new("Text").widget, width: 200, height: 100)
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapshot-\(UUID().uuidString).png").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      try WidgetSnapshot.writePNG(of: window, to: path)
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
      let pixels = try WidgetSnapshot(of: window).pixels
      XCTAssertEqual(pixels.width, 200)
      XCTAssertEqual(pixels.height, 100)
      XCTAssertEqual(pixels[0, 0] >> 24, 0xFF, "a window is opaque")
      XCTAssertGreaterThan(pixels.plainShare, 0.8)
    }
  }

  func test_aPictureThatCannotBeWrittenSaysSo() throws {
    try onMain {
      let window = show(gtk_label_new("Text").widget, width: 200, height: 100)
      XCTAssertThrowsError(try WidgetSnapshot.writePNG(of: window, to: "/nonexistent/a.png"))
    }
  }
}
