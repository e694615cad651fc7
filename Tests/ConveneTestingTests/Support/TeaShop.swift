import ConveneLists
import ConveneTesting

/// A list of teas, as an app declares it.
@MainActor
final class TeaShop {
  var shelves: [(name: String, teas: [String])]
  var itemSize: ItemSizing? = .fullWidth(height: 44)
  var pinsHeaders = false
  /// Whether shelves can be folded.
  var folds = false
  /// What users did, in order.
  var events: [String] = []
  /// What the cells show beside the tea.
  var price = ""

  init(_ shelves: (String, [String])...) {
    self.shelves = shelves.map { (name: $0.0, teas: $0.1) }
  }

  func declare(_ conv: Conv<TestList>) {
    conv.create(for: shelves.map(\.name)) { (name, section) in
      section.itemSize = self.itemSize
      section.headerPinsToVisibleBounds = self.pinsHeaders
      section.create(.header) { (header: SectionHeaderFooter<TestHeader>) in
        header.dependsOn = name
        header.configureView { view, _ in view.text = name.capitalized }
      }
      if self.folds { section.expandable() }
      let teas = self.shelves.first { $0.name == name }?.teas ?? []
      section.create(for: teas, dependsOn: self.price) { (tea, item: Item<TestCell>) in
        item.configureCell { cell, _ in cell.text = "\(tea)\(self.price)" }
        item.shouldSelect { _ in tea != "sold out" }
        item.didSelect { _ in self.events.append("+ \(tea)") }
        item.didDeselect { _ in self.events.append("- \(tea)") }
      }
    }
  }
}
