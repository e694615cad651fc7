import Foundation

/// What one step of the tour saw.
struct TourStep: Encodable, Equatable {
  var screen: String
  var items = 0
  var sections = 0
  var inserted = 0
  var removed = 0
  var moved = 0
  var reconfigured = 0
  var cellsAlive = 0
  /// How the change was shown: `reload`, `1 batch`, ….
  var shownBy = ""
  var picture: String?
  /// What is on screen, as another process found it.
  var accessible: [String] = []
  var faults: [String] = []

  /// The step in a line of a table.
  var line: String {
    let numbers = [items, sections, inserted, removed, moved, reconfigured, cellsAlive]
      .map { column("\($0)", 9, leading: true) }.joined()
    let verdict = faults.isEmpty ? "" : "  FAULT: " + faults.joined(separator: "; ")
    return column(screen, 20, leading: false) + numbers + "  " + column(shownBy, 10, leading: false)
      + (picture ?? "") + verdict
  }

  static let heading =
    column("screen", 20, leading: false)
    + ["items", "sections", "inserted", "removed", "moved", "refilled", "cells"]
    .map { column($0, 9, leading: true) }.joined() + "  "
    + column("shown by", 10, leading: false) + "picture"
}

/// Pads a text to a width.
func column(_ text: String, _ width: Int, leading: Bool) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return leading ? padding + text : text + padding
}

/// All steps of a tour, as a file.
struct TourReport: Encodable {
  var steps: [TourStep] = []

  var faults: [String] { steps.flatMap { step in step.faults.map { "\(step.screen): \($0)" } } }

  func write(to directory: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: directory.appendingPathComponent("report.json"))
  }
}
