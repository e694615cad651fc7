import CAdwaita
import Convene
import Foundation

/// Times what a keystroke in the search costs the main thread, against a dictionary in the same run.
///
/// A keystroke is the list's whole `update()`: the declaration runs, the lists are compared, the
/// layout is made, and what can be seen is filled. The search itself, which runs on another thread,
/// and letting go of its results are the app's, and not in it. What assistive technology is told comes
/// once the frame is on screen, and is a figure of its own.
///
/// `dictionary` is the same work as in the measurement of differences: all identifiers of a list of
/// all packages into a dictionary with reserved capacity, and all those of an equal list looked up.
/// Times are the thread's own, so that waiting for a processor isn't in them.
@MainActor
final class SearchMeasurement {
  /// What one keystroke cost.
  struct Keystroke: Encodable {
    let query: String
    let items: Int
    let removed: Int
    let inserted: Int
    let moved: Int
    let shownBy: String
    /// As a share of the dictionary's time; the median over all rounds.
    var share = 0.0
    /// As a share of what a dictionary of the items before and after this keystroke alone takes.
    var shareOfItsOwn = 0.0
    /// What telling assistive technology of it takes, once it is on screen, as a share of the dictionary's
    /// time; the median over all rounds.
    var shareOfTelling = 0.0
  }

  struct Report: Encodable {
    var packages = 0
    var dictionaryMilliseconds = 0.0
    /// The greatest share that a keystroke may cost.
    let limit = 0.5
    var keystrokes: [Keystroke] = []

    var worst: Double { keystrokes.map(\.share).max() ?? 0 }
  }

  private let window: GalleryWindow
  private static let rounds = 15

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
    let all = identifiers
    var shares: [[Double]] = []
    var ownShares: [[Double]] = []
    var tellingShares: [[Double]] = []
    var dictionaries: [Double] = []
    for round in 0..<Self.rounds {
      for (number, query) in Self.queries.enumerated() {
        // The app's own arrays are let go after the time is taken: freeing them isn't the list's.
        let before = window.packages.loader.value
        defer { withExtendedLifetime(before) {} }
        let old = identifiers
        await window.packages.prepare(query)
        let dictionary = Self.dictionary(all, all)
        let own = Self.dictionary(old, identifiers)
        let time = Self.milliseconds { list.update(scrollsToTop: true) }
        let telling = Self.milliseconds { list.tellAssistiveTechnology() }
        if round == 0 {
          shares.append([])
          tellingShares.append([])
          ownShares.append([])
          report.keystrokes.append(Keystroke(query, list))
        }
        dictionaries.append(dictionary)
        shares[number].append(time / dictionary)
        ownShares[number].append(time / own)
        tellingShares[number].append(telling / dictionary)
      }
    }
    report.dictionaryMilliseconds = Self.median(dictionaries)
    for number in report.keystrokes.indices {
      report.keystrokes[number].share = Self.median(shares[number])
      report.keystrokes[number].shareOfItsOwn = Self.median(ownShares[number])
      report.keystrokes[number].shareOfTelling = Self.median(tellingShares[number])
    }
    print(Self.table(report))
    try? JSONEncoder().encode(report).write(to: URL(fileURLWithPath: path))
    let reloads = report.keystrokes.filter { $0.shownBy == "reload" }
    return report.worst <= report.limit && reloads.isEmpty ? 0 : 1
  }

  private var identifiers: [DebianPackage.ID] {
    window.packages.sections.flatMap(\.packages).map(\.id)
  }

  private static let queries = ["lib", "python", "zsh"].flatMap { word in
    let letters = (1...word.count).map { String(word.prefix($0)) }
    return letters + letters.dropLast().reversed() + [""]
  }

  /// How long it takes to put old identifiers into a dictionary and to look new ones up.
  private static func dictionary(_ old: [DebianPackage.ID], _ new: [DebianPackage.ID]) -> Double {
    var found = 0
    let time = milliseconds {
      var indexes: [DebianPackage.ID: Int] = [:]
      indexes.reserveCapacity(old.count)
      for (index, id) in old.enumerated() { indexes[id] = index }
      for id in new where indexes[id] != nil { found += 1 }
    }
    precondition(found <= new.count)
    return time
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func table(_ report: Report) -> String {
    let lines = report.keystrokes.map { keystroke in
      let numbers = [keystroke.items, keystroke.removed, keystroke.inserted, keystroke.moved]
        .map { column("\($0)", 9, leading: true) }.joined()
      return column("“\(keystroke.query)”", 10, leading: false) + numbers
        + column(number(keystroke.share), 9, leading: true)
        + column(number(keystroke.shareOfItsOwn), 9, leading: true)
        + column(number(keystroke.shareOfTelling), 9, leading: true) + "  \(keystroke.shownBy)"
    }
    let head =
      "A keystroke over \(report.packages) packages, as a share of a dictionary of their identifiers "
      + "(\(number(report.dictionaryMilliseconds)) ms), at most \(report.limit);\n"
      + "and of one of its own items before and after alone; what is told to assistive technology once it\n"
      + "is on screen, as a share of the first:\n"
      + column("query", 10, leading: false)
      + ["items", "removed", "inserted", "moved", "share", "own", "told"]
      .map { column($0, 9, leading: true) }.joined()
    return ([head] + lines).joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(2)))
  }
}

extension SearchMeasurement.Keystroke {
  @MainActor
  fileprivate init(_ query: String, _ list: CollectionView) {
    let update = list.lastUpdate
    self.init(
      query: query, items: list.itemCount, removed: update?.removed ?? 0,
      inserted: update?.inserted ?? 0, moved: update?.moved ?? 0,
      shownBy: update?.kind.words ?? "")
  }
}
