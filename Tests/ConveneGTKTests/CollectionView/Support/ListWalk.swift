import CAdwaita
import ConveneDiff
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
  private(set) var story: [String] = []
  var settledSteps = 0

  private var random: SeededGenerator
  private var nextName = 0
  /// Rows whose cells have an identifier of their own.
  private(set) var others: Set<String> = []
  private var isTall = true
  /// What each cell on display shows.
  private(set) var displayed: [ObjectIdentifier: String] = [:]
  private(set) var completionsAwaited = 0

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

  private func newRows(_ count: Int) -> [Row] {
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

  private func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private func update() {
    let animated = !random.oneIn(3)
    completionsAwaited += 1
    story.append(animated ? "animated" : "at once")
    bench.list.update(
      animated: animated, scrollsToTop: random.oneIn(6), reconfigureVisible: random.oneIn(8)
    ) { [weak self] _ in self?.completionsAwaited -= 1 }
  }

  private func change() {
    for _ in 0..<pick(1..<4) where !bench.parts.isEmpty {
      let part = pick(0..<bench.parts.count)
      let count = bench.parts[part].rows.count
      switch pick(0..<5) {
      case 0:
        bench.parts[part].rows.insert(contentsOf: newRows(pick(1..<4)), at: pick(0..<count + 1))
      case 1 where count > 0: bench.parts[part].rows.remove(at: pick(0..<count))
      case 2 where count > 0:
        bench.parts[part].rows[pick(0..<count)].text += "'"
      case 3 where count > 0:
        let row = bench.parts[part].rows.remove(at: pick(0..<count))
        let other = pick(0..<bench.parts.count)
        bench.parts[other].rows.insert(row, at: pick(0..<bench.parts[other].rows.count + 1))
      default: bench.parts[part].rows.shuffle(using: &random)
      }
    }
    if random.oneIn(6) { bench.parts.shuffle(using: &random) }
    holdingFocus { update() }
  }

  private func replace() {
    switch pick(0..<4) {
    case 0: bench.parts = []
    case 1: bench.parts = bench.parts.map { Part($0.differenceIdentifier, []) }
    default:
      bench.parts = (0..<pick(1..<4)).map { Part("part \($0)", newRows(pick(0..<12))) }
    }
    update()
  }

  private func changeClasses() {
    for row in bench.parts.flatMap(\.rows) where random.oneIn(4) {
      others.formSymmetricDifference([row.differenceIdentifier])
    }
    holdingFocus { update() }
  }

  private func reload() {
    if random.oneIn(2) { replaceSome() }
    holdingFocus { bench.list.reload() }
  }

  private func replaceSome() {
    for part in bench.parts.indices { bench.parts[part].rows += newRows(pick(0..<3)) }
  }

  private func fold() {
    guard !bench.list.driver.content.sections.isEmpty else { return }
    bench.list.driver.toggle(pick(0..<bench.list.driver.content.sections.count))
  }

  private func focus() {
    if let index = anyItem { bench.list.focus(index) }
  }

  private var anyItem: ItemIndex? {
    let counts = bench.list.driver.content.counts
    let all = counts.indices.flatMap { section in
      (0..<counts[section]).map { ItemIndex(section: section, item: $0) }
    }
    return all.isEmpty ? nil : all[pick(0..<all.count)]
  }

  private func pressKey() {
    let keys = [GDK_KEY_Down, GDK_KEY_Up, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Down]
    bench.press(keys[pick(0..<keys.count)])
  }

  private func click() { bench.click(x: 20, y: Double(pick(0..<290))) }

  private func drag() {
    bench.beginDrag(x: 20, y: Double(pick(0..<290)))
    for _ in 0..<pick(1..<4) {
      bench.dragOn(by: Double(pick(-150..<150)))
      if random.oneIn(3) { bench.frame() }
      if random.oneIn(4) { change() }
    }
    if random.oneIn(4) { bench.press(GDK_KEY_Escape) }
    bench.endDrag()
  }

  private func scroll() { bench.list.scrollable.scroll(to: Double(pick(0..<1_000))) }

  private func scrollInMotion() {
    let rows = bench.parts.flatMap(\.rows)
    guard !rows.isEmpty else { return bench.list.scrollToTop() }
    bench.list.scroll(to: rows[pick(0..<rows.count)], at: .center, animated: !random.oneIn(3))
  }

  private func resize() {
    isTall.toggle()
    gtk_widget_set_margin_bottom(bench.list.widget, isTall ? 0 : 110)
    if random.oneIn(2) { gtk_widget_set_margin_end(bench.list.widget, Int32(pick(0..<80))) }
  }

  private func hide() {
    gtk_widget_set_visible(bench.list.widget, false.gboolean)
    for _ in 0..<pick(0..<3) { change() }
    gtk_widget_set_visible(bench.list.widget, true.gboolean)
  }

  /// The focus stays with its row, where that stays, and goes to the next one where it goes.
  private func holdingFocus(_ body: () -> Void) {
    let order = Self.ids(of: bench.list)
    let hadFocus = bench.list.hasFocus && bench.list.isReady && !bench.list.driver.isBusy
    let focus = bench.list.focusedIndex.flatMap { index in
      order.indices.contains(index.section) && order[index.section].indices.contains(index.item)
        ? (order[index.section], order[index.section][index.item]) : nil
    }
    body()
    guard hadFocus, let (section, old) = focus else { return }
    let now = Set(Self.ids(of: bench.list).flatMap { $0 })
    let rest = section[(section.firstIndex(of: old) ?? 0)...]
    guard let id = rest.first(where: now.contains) else { return }
    let focused = bench.list.focusedIndex.map {
      Self.ids(of: bench.list)[$0.section][$0.item]
    }
    if focused != id { note("the focus was at \(id), and is at \(focused ?? "nothing")") }
  }

  /// The identifiers of the list's items that aren't folded.
  private static func ids(of list: CollectionView) -> [[String]] {
    let content = list.driver.content
    return content.counts.indices.map { section in
      (0..<content.counts[section]).map { content.describe(ItemIndex(section: section, item: $0)) }
    }
  }
}
