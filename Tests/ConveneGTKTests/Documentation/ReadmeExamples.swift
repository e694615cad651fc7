// The README's examples: Scripts/check-readme compares them with what is between the marks here.

import CAdwaita
import Convene
import Foundation

// README: list
struct Tea: Identifiable, Differenciable, Equatable, Sendable {
  let id: Int
  var name: String
}

final class TeaCell: CollectionCell {
  private let label = gtk_label_new(nil).opaque

  required init() {
    super.init()
    gtk_label_set_xalign(label, 0)
    gtk_widget_set_margin_start(label.widget, 12)
    content = label.widget
  }

  func show(_ tea: Tea) { gtk_label_set_text(label, tea.name) }
}

@MainActor
final class TeaList {
  let view = CollectionView()
  var teas: [Tea] = [] { didSet { view.update() } }

  init() {
    view.conv { [weak self] conv in conv.list(self?.teas ?? []) }
  }
}

extension Conv<CollectionView> {
  func list(_ teas: [Tea]) {
    create { section in
      section.itemSize = .fullWidth(height: 44)
      section.create(for: teas) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
        item.didSelect { _ in print("One \(tea.name), please.") }
      }
    }
  }
}
// end

// README: screen
@MainActor
final class TeaScreen {
  let list = TeaList()
  let loader: ScreenLoader<[Tea]>
  let view: ScreenView

  init(load: @escaping @Sendable () async throws -> [Tea]) {
    loader = ScreenLoader(load: load)
    view = ScreenView(content: list.view, loader: loader)
    loader.onValue = { [list] teas in list.teas = teas }
    loader.states.setContent(
      image: "weather-clear-night-symbolic", title: "No Tea Today", subtitle: "", for: .empty)
    loader.load()
  }
}
// end

@MainActor
func runTeaShop() -> Never {
  // README: main
  let application = GTKApplication(id: "org.example.Tea")
  application.onActivate { application in
    let screen = TeaScreen { [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam")] }
    application.present(
      application.makeWindow(
        title: "Tea", width: 360, content: screen.view.widget, keeping: screen))
  }
  exit(application.run())
  // end
}

// README: arrays
func news(from before: [Tea], to after: [Tea]) -> [String] {
  let changes = Changeset(from: before, to: after)
  var news = changes.deletions.map { "\(before[$0].name) is gone" }
  news += changes.insertions.map { "\(after[$0].name) is new" }
  news += changes.moves.map { "\(after[$0.to].name) went from \($0.from) to \($0.to)" }
  news += changes.updates.map { "\(after[$0].name) has changed" }
  return news
}
// end

// Guide: sections
enum Shelf: String, CaseIterable, Differenciable {
  case green, black
  var differenceIdentifier: String { rawValue }
}

final class ShelfHeader: CollectionReusableView {
  private let label = gtk_label_new(nil).opaque

  required init() {
    super.init()
    gtk_widget_add_css_class(label.widget, "heading")
    gtk_label_set_xalign(label, 0)
    gtk_widget_set_margin_start(label.widget, 12)
    content = label.widget
  }

  func show(_ title: String) { gtk_label_set_text(label, title) }
}

@MainActor
func declareShelves(in list: CollectionView, teas: @escaping @MainActor (Shelf) -> [Tea]) {
  list.conv { conv in
    conv.create(for: Shelf.allCases) { (shelf, section) in
      section.create(.header) { (header: SectionHeaderFooter<ShelfHeader>) in
        header.size = CGSize(width: 0, height: 40)
        header.dependsOn = shelf
        header.configureView { view, _ in view.show(shelf.rawValue.capitalized) }
      }
      section.itemSize = .columns(2, spacing: 6, height: .points(60))
      section.create(for: teas(shelf)) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
      }
    }
  }
}
// end

// Guide: search
@MainActor
final class TeaSearch {
  let list = TeaList()
  let loader: ScreenLoader<[Tea]>
  let view: ScreenView

  init(load: @escaping @Sendable () async throws -> [Tea]) {
    loader = ScreenLoader(load: load)
    view = ScreenView(content: list.view, loader: loader)
    loader.countItems = { [weak self] _ in self?.found.count ?? 0 }
    loader.onValue = { [weak self] _ in self?.showFound() }
    loader.load()
  }

  func search(_ text: String) {
    loader.recount(for: text)
    showFound()
  }

  func remove(_ tea: Tea) {
    loader.modify { teas in teas.removeAll { $0.id == tea.id } }
  }

  private var found: [Tea] {
    let query = loader.query.lowercased()
    let teas = loader.value ?? []
    return query.isEmpty ? teas : teas.filter { $0.name.lowercased().contains(query) }
  }

  private func showFound() { list.teas = found }
}
// end

// Guide: pages
@MainActor
final class TeaPages {
  let list = CollectionView()
  let loader: PageLoader<Tea, Int>
  let view: ScreenView

  init(load: @escaping @Sendable (_ page: Int) async throws -> [Tea]) {
    loader = PageLoader { (page: Int?) in
      let teas = try await load(page ?? 1)
      return Page(teas, next: teas.isEmpty ? nil : (page ?? 1) + 1)
    }
    view = ScreenView(content: list, loader: loader)
    list.conv { [loader] conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: loader.elements) { (tea, item: Item<TeaCell>) in
          item.configureCell { cell, _ in cell.show(tea) }
        }
      }
      conv.loadMore(from: loader)
    }
    list.update()
    loader.load()
  }
}
// end

// Guide: section
@MainActor
func declareShelf(of loader: ScreenLoader<[Tea]>, in list: CollectionView) {
  list.conv { conv in
    conv.create("favourites") { section in
      section.itemSize = .fullWidth(height: 44)
      section.show(loader)
      section.create(for: loader.value ?? []) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
      }
    }
  }
}
// end

/// Teas that are kept, brewed and thrown away.
@MainActor
final class Drawer {
  var teas: [Tea]
  var brewed: [Tea] = []
  var onChange: (@MainActor () -> Void)?

  init(_ teas: [Tea]) { self.teas = teas }

  func brew(_ tea: Tea) { brewed.append(tea) }

  func delete(_ gone: [Tea]) {
    teas.removeAll { gone.contains($0) }
    onChange?()
  }
}

// Guide: actions
@MainActor
func declareDrawer(in list: CollectionView, _ drawer: Drawer) {
  list.selectionMode = .multiple
  list.conv { conv in
    conv.create { section in
      section.itemSize = .fullWidth(height: 44)
      section.searchText { (tea: Tea) in tea.name }
      section.create(for: drawer.teas) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
        item.performPrimaryAction { _ in drawer.brew(tea) }
        item.actions { [weak list] _ in
          let teas = list?.selectedElements(of: Tea.self) ?? []
          return [
            ItemAction("Brew") { drawer.brew(tea) },
            ItemAction("Delete", isDestructive: true) { drawer.delete(teas) },
          ]
        }
      }
    }
  }
}
// end

// Guide: button
final class OrderCell: CollectionCell {
  var onOrder: (@MainActor () -> Void)?
  private let button = gtk_button_new_with_label("Order").widget

  required init() {
    super.init()
    connect(button, "clicked") { [weak self] in self?.onOrder?() }
    content = button
  }
}
// end
