import CAdwaita
import ConveneLists
import Foundation

@testable import ConveneGTK

/// What is wrong with what is shown.
extension ListWalk {
  /// Lets everything come to its end, and looks at what there is.
  func settle() {
    for _ in 0..<20 where bench.clock.isRunning || bench.list.driver.isBusy {
      bench.clock.finish()
      MainLoop.drain()
    }
    // GTK gives the focus anew after a frame, and the list scrolls to what gets it.
    for _ in 0..<2 {
      bench.frame()
      MainLoop.drain()
    }
    settledSteps += 1
    checkPlaces()
    checkWidgets()
    checkCells()
    if completionsAwaited != 0 { note("\(completionsAwaited) completions weren't called") }
    if !bench.diagnostics.isEmpty { note("\(bench.diagnostics)") }
  }

  /// What is to be seen, by the declaration and the scroll position alone.
  private var expected: [ListBench.Shown] {
    let (offset, height) = (bench.list.offset, Double(bench.list.size.height))
    var all: [ListBench.Shown] = []
    var y = 0.0
    var cover = 0.0
    for (number, part) in bench.parts.enumerated() {
      let isFolded = bench.list.driver.content.isFolded(number)
      let rows = isFolded ? [] : part.rows
      let bottom = y + Self.headerHeight + Double(rows.count) * Self.rowHeight
      let top = max(y, min(offset, bottom - Self.headerHeight))
      if top > y { cover = top + Self.headerHeight }
      all.append(.init(text: part.differenceIdentifier, y: top, height: Self.headerHeight))
      for (number, row) in rows.enumerated() {
        let place = y + Self.headerHeight + Double(number) * Self.rowHeight
        let seen = max(place, min(cover, place + Self.rowHeight))
        all.append(.init(text: row.text, y: seen, height: place + Self.rowHeight - seen))
      }
      y = bottom
    }
    return
      all
      .map { .init(text: $0.text, y: ($0.y - offset).rounded(), height: $0.height.rounded()) }
      .filter { $0.y < height && $0.y + $0.height > 0 && $0.height > 0 }
      .sorted { ($0.y, $0.text) < ($1.y, $1.text) }
  }

  private func checkPlaces() {
    let shown = bench.shown.map {
      ListBench.Shown(text: $0.text, y: $0.y, height: $0.height, opacity: $0.opacity)
    }
    let expected = expected
    guard shown != expected else { return }
    note(
      "shown are \(shown.map { "\($0.text) \($0.y) \($0.height) \($0.opacity)" }),\n"
        + "and not \(expected.map { "\($0.text) \($0.y) \($0.height)" })")
  }

  private func checkWidgets() {
    let list = bench.list
    let mounted = Set(list.mounted.values.map { $0.widget })
    let children = WidgetTree.children(of: list.area)
    for child in children where !mounted.contains(child) {
      if Bool(gtk_widget_get_mapped(child)) {
        note("a pooled view is drawn: \(visibleTexts(in: child))")
      }
      if Bool(gtk_widget_get_child_visible(child)) { note("a pooled view isn't hidden") }
    }
    for y in stride(from: 3.0, to: Double(list.size.height), by: 20) {
      guard let picked = gtk_widget_pick(list.area, 20, y, GTK_PICK_DEFAULT), picked != list.area
      else { continue }
      if children.contains(where: {
        !mounted.contains($0)
          && (picked == $0 || Bool(gtk_widget_is_ancestor(picked, $0)))
      }) {
        note("a pooled view is under the pointer")
      }
    }
    if let child = gtk_widget_get_focus_child(list.area), !mounted.contains(child) {
      note("a pooled view has the focus")
    }
    if !list.leaving.isEmpty { note("\(list.leaving.count) views are still on their way out") }
    let limit = mounted.count + max(16, mounted.count)
    if list.pool.count > limit { note("\(list.pool.count) views are pooled, at most \(limit)") }
    if children.count > list.viewsAlive {
      note("\(children.count) widgets of \(list.viewsAlive) views")
    }
  }

  private func checkCells() {
    let list = bench.list
    let cover = list.cover?.view.widget
    var shown: [ObjectIdentifier: String] = [:]
    for (element, view) in list.mounted {
      let widget = view.widget
      if gtk_widget_get_opacity(widget) != 1 { note("\(element) is translucent") }
      if Bool(gtk_widget_has_css_class(widget, StyleSheet.lifted)) { note("\(element) is lifted") }
      if Bool(gtk_widget_has_css_class(widget, StyleSheet.pinned)) != (widget == cover) {
        note("\(element) has the edge of what it isn't")
      }
      if view.view.accessible.isHidden || view.view.accessible.isAwaited {
        note("a screen reader isn't told of \(element)")
      }
      switch element {
      case .item(let index):
        let row = bench.parts[index.section].rows[index.item]
        shown[ObjectIdentifier(view.view)] = row.differenceIdentifier
        if view.view.accessible.told.name != row.text {
          note("\(row.text) is called \(view.view.accessible.told.name ?? "nothing")")
        }
        let isSelected = list.selectedItems.contains(index)
        if view.cell?.isSelected != isSelected { note("\(row.text) shows another selection") }
        let flags = gtk_widget_get_state_flags(widget).rawValue
        if (flags & GTK_STATE_FLAG_SELECTED.rawValue != 0) != isSelected {
          note("\(row.text) looks selected")
        }
        if others.contains(row.differenceIdentifier) != (view.key.identifier == "other") {
          note("\(row.text) is shown by a cell of another kind")
        }
      case .header(let section):
        if view.view.accessible.told.name != bench.parts[section].differenceIdentifier {
          note("a header is called \(view.view.accessible.told.name ?? "nothing")")
        }
        let flags = gtk_widget_get_state_flags(widget).rawValue
        let isExpanded = flags & GTK_STATE_FLAG_CHECKED.rawValue != 0
        if isExpanded == list.driver.content.isFolded(section) { note("an arrow shows otherwise") }
      case .footer: break
      }
    }
    list.pool.forEach { view in
      if !view.accessible.told.isHidden { note("a screen reader is told of a pooled view") }
    }
    if shown != displayed {
      note("displayed are \(displayed.values.sorted()), not \(shown.values.sorted())")
    }
  }
}
