import CAdwaita
import ConveneLists
import Foundation
import TestSupport

@testable import ConveneGTK

/// Random things done to a list of foldable sections, and what is then wrong with what is shown.
@MainActor
final class ListWalk {
  let bench = ListBench([])
  /// What went wrong, in words.
  private(set) var faults: [String] = []
  /// What was done, in words, the last ones.
  var story: [String] = []
  var settledSteps = 0

  var random: SeededGenerator
  private var nextName = 0
  /// Rows whose cells have an identifier of their own.
  var others: Set<String> = []
  var isTall = true
  /// What each cell on display shows.
  private(set) var displayed: [ObjectIdentifier: String] = [:]
  var completionsAwaited = 0

  static let rowHeight = 40.0
  static let headerHeight = 30.0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    bench.headerHeight = Self.headerHeight
    bench.pinsHeaders = true
    bench.list.selectionMode = .multiple
    bench.declareSection = { $0.expandable { _ in } }
    bench.onReorder = { [weak self] part, rows in self?.takeOrder(rows, of: part) }
    bench.declareItem = { [weak self] item, row in self?.declare(item, row) }
    bench.parts = (0..<3).map { Part("part \($0)", newRows(6)) }
    bench.show(width: 300, height: 300)
    settle()
  }

  // MARK: Declaring

  private func declare(_ item: Item<TextCell>, _ row: Row) {
    if others.contains(row.differenceIdentifier) { item.reusableIdentifier = "other" }
    item.willDisplay { [weak self] cell, _ in
      guard let self else { return }
      if let showing = displayed[ObjectIdentifier(cell)] {
        note("a cell is to display \(row.text) and still displays \(showing)")
      }
      displayed[ObjectIdentifier(cell)] = row.differenceIdentifier
    }
    item.didEndDisplaying { [weak self] cell, _ in
      guard let self else { return }
      let showed = displayed.removeValue(forKey: ObjectIdentifier(cell))
      if showed != row.differenceIdentifier {
        note("\(row.text) isn't displayed any more, and \(showed ?? "nothing") was")
      }
    }
  }

  private func takeOrder(_ rows: [Row], of part: Part) {
    let place = bench.parts.firstIndex { $0.differenceIdentifier == part.differenceIdentifier }
    if let place { bench.parts[place].rows = rows }
  }

  func newRows(_ count: Int) -> [Row] {
    defer { nextName += count }
    return Row.numbered(nextName..<nextName + count)
  }

  func note(_ fault: String) { faults.append(fault) }

  // MARK: Doing

  /// Does something, and looks at the list once it has come to rest, which is now and then.
  func step() {
    let deeds: [(String, @MainActor () -> Void)] = [
      ("change", { [self] in change() }), ("change", { [self] in change() }),
      ("replace", { [self] in replace() }), ("class", { [self] in changeClasses() }),
      ("reload", { [self] in reload() }), ("fold", { [self] in fold() }),
      ("focus", { [self] in focus() }), ("key", { [self] in pressKey() }),
      ("click", { [self] in click() }), ("drag", { [self] in drag() }),
      ("scroll", { [self] in scroll() }), ("go", { [self] in scrollInMotion() }),
      ("resize", { [self] in resize() }), ("hide", { [self] in hide() }),
      ("burst", { [self] in for _ in 0..<pick(2..<7) { change() } }),
      ("advance", { [self] in bench.advance(to: Double.random(in: 0..<1, using: &random)) }),
    ]
    let (name, deed) = deeds[pick(0..<deeds.count)]
    story = story.suffix(11) + [name]
    deed()
    if random.oneIn(3) { bench.frame() }
    if random.oneIn(2) { settle() }
  }

  func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
}
