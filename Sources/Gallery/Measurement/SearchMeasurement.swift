import CAdwaita
import Convene
import Foundation

/// Times what a keystroke in the search costs the main thread, against putting all identifiers into
/// a dictionary in the same run.
@MainActor
final class SearchMeasurement {
  /// What one keystroke cost, as a share of the dictionary's time.
  struct Keystroke: Encodable {
    let query: String
    let items: Int
    let removed: Int
    let inserted: Int
    let moved: Int
    let shownBy: String
    /// The median over all rounds.
    var share: Double
  }

  struct Report: Encodable {
    var packages = 0
    var dictionaryMilliseconds = 0.0
    var keystrokes: [Keystroke] = []

    var worst: Double { keystrokes.map(\.share).max() ?? 0 }
  }

  private let window: GalleryWindow
  private static let rounds = 7
  /// The greatest share that a keystroke may cost.
  private static let limit = 2.0

  init(window: GalleryWindow) { self.window = window }

  /// Types and deletes some words letter by letter, and prints a line for each keystroke.
  ///
  /// - Returns: The exit status: 0 where each keystroke was within the limit and no reload.
  func run(writingTo path: String) async -> Int32 {
    let list = window.packages.list
    while window.packages.loader.value == nil || window.packages.loader.input.activity != .idle {
      guard window.packages.loader.error == nil else { return 1 }
      try? await Task.sleep(for: .milliseconds(20))
    }
    var report = Report()
    report.packages = list.itemCount
    let all = window.packages.sections.flatMap(\.packages).map(\.id)
    var dictionaries: [Double] = []
    var shares: [[Double]] = []
    for round in 0..<Self.rounds {
      let dictionary = Self.milliseconds {
        var indexes: [DebianPackage.ID: Int] = [:]
        indexes.reserveCapacity(all.count)
        for (index, id) in all.enumerated() { indexes[id] = index }
        precondition(indexes.count <= all.count)
      }
      dictionaries.append(dictionary)
      for (number, query) in Self.queries.enumerated() {
        // The app's own arrays are let go after the time is taken: freeing them isn't the list's.
        let before = window.packages.loader.value
        defer { withExtendedLifetime(before) {} }
        await window.packages.prepare(query)
        let time = Self.milliseconds { list.update(scrollsToTop: true) }
        if round == 0 {
          shares.append([])
          report.keystrokes.append(Keystroke(query, list))
        }
        shares[number].append(time)
      }
    }
    let dictionary = Self.median(dictionaries)
    report.dictionaryMilliseconds = dictionary
    for number in report.keystrokes.indices {
      report.keystrokes[number].share = Self.median(shares[number]) / dictionary
    }
    print(Self.table(report))
    try? JSONEncoder().encode(report).write(to: URL(fileURLWithPath: path))
    let reloads = report.keystrokes.filter { $0.shownBy == "reload" }
    return report.worst <= Self.limit && reloads.isEmpty ? 0 : 1
  }

  private static let queries = ["lib", "python", "zsh"].flatMap { word in
    let letters = (1...word.count).map { String(word.prefix($0)) }
    return letters + letters.dropLast().reversed() + [""]
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(body)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func table(_ report: Report) -> String {
    let lines = report.keystrokes.map { keystroke in
      let numbers = [keystroke.items, keystroke.removed, keystroke.inserted, keystroke.moved]
        .map { column("\($0)", 9, leading: true) }.joined()
      return column("“\(keystroke.query)”", 10, leading: false) + numbers
        + column(keystroke.share.formatted(.number.precision(.fractionLength(2))), 9, leading: true)
        + "  \(keystroke.shownBy)"
    }
    let head =
      "A keystroke over \(report.packages) packages, as a share of a dictionary of their identifiers "
      + "(\(report.dictionaryMilliseconds.formatted(.number.precision(.fractionLength(2)))) ms), "
      + "at most \(limit):\n"
      + column("query", 10, leading: false)
      + ["items", "removed", "inserted", "moved", "share"].map { column($0, 9, leading: true) }
      .joined()
    return ([head] + lines).joined(separator: "\n")
  }
}

extension SearchMeasurement.Keystroke {
  @MainActor
  fileprivate init(_ query: String, _ list: CollectionView) {
    let update = list.lastUpdate
    self.init(
      query: query, items: list.itemCount, removed: update?.removed ?? 0,
      inserted: update?.inserted ?? 0, moved: update?.moved ?? 0,
      shownBy: update?.kind.words ?? "", share: 0)
  }
}
