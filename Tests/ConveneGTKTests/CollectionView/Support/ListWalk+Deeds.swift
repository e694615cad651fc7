import CAdwaita
import ConveneDiff
import Foundation
import TestSupport

@testable import ConveneGTK

/// What can be done to the list.
extension ListWalk {
  private func update() {
    let animated = !random.oneIn(3)
    completionsAwaited += 1
    story.append(animated ? "animated" : "at once")
    bench.list.update(
      animated: animated, scrollsToTop: random.oneIn(6), reconfigureVisible: random.oneIn(8)
    ) { [weak self] _ in self?.completionsAwaited -= 1 }
  }

  func change() {
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

  func replace() {
    switch pick(0..<4) {
    case 0: bench.parts = []
    case 1: bench.parts = bench.parts.map { Part($0.differenceIdentifier, []) }
    default:
      bench.parts = (0..<pick(1..<4)).map { Part("part \($0)", newRows(pick(0..<12))) }
    }
    update()
  }

  func changeClasses() {
    for row in bench.parts.flatMap(\.rows) where random.oneIn(4) {
      others.formSymmetricDifference([row.differenceIdentifier])
    }
    holdingFocus { update() }
  }

  func reload() {
    if random.oneIn(2) { replaceSome() }
    holdingFocus { bench.list.reload() }
  }

  private func replaceSome() {
    for part in bench.parts.indices { bench.parts[part].rows += newRows(pick(0..<3)) }
  }

  func fold() {
    guard !bench.list.driver.content.sections.isEmpty else { return }
    bench.list.driver.toggle(pick(0..<bench.list.driver.content.sections.count))
  }

  func focus() {
    if let index = anyItem { bench.list.focus(index) }
  }

  private var anyItem: ItemIndex? {
    let counts = bench.list.driver.content.counts
    let all = counts.indices.flatMap { section in
      (0..<counts[section]).map { ItemIndex(section: section, item: $0) }
    }
    return all.isEmpty ? nil : all[pick(0..<all.count)]
  }

  func pressKey() {
    let keys = [GDK_KEY_Down, GDK_KEY_Up, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Down]
    bench.press(keys[pick(0..<keys.count)])
  }

  func click() { bench.click(x: 20, y: Double(pick(0..<290))) }

  func drag() {
    bench.beginDrag(x: 20, y: Double(pick(0..<290)))
    for _ in 0..<pick(1..<4) {
      bench.dragOn(by: Double(pick(-150..<150)))
      if random.oneIn(3) { bench.frame() }
      if random.oneIn(4) { change() }
    }
    if random.oneIn(4) { bench.press(GDK_KEY_Escape) }
    bench.endDrag()
  }

  func scroll() { bench.list.scrollable.scroll(to: Double(pick(0..<1_000))) }

  func scrollInMotion() {
    let rows = bench.parts.flatMap(\.rows)
    guard !rows.isEmpty else { return bench.list.scrollToTop() }
    bench.list.scroll(to: rows[pick(0..<rows.count)], at: .center, animated: !random.oneIn(3))
  }

  func resize() {
    isTall.toggle()
    gtk_widget_set_margin_bottom(bench.list.widget, isTall ? 0 : 110)
    if random.oneIn(2) { gtk_widget_set_margin_end(bench.list.widget, Int32(pick(0..<80))) }
  }

  func hide() {
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
