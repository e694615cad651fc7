import CAdwaita
import Convene
import Foundation

/// The packages of a file: searched as one types, sorted, refreshed; several can be selected.
@MainActor
final class PackagesScreen {
  let page: Page
  let list = CollectionView()
  let loader: ScreenLoader<PackageSearch>
  let screen: ScreenView

  /// The file that is shown.
  private(set) var path: String
  /// What the list answers, once it does.
  private(set) var shownQuery: String?

  private var rowHeight = PackageCell.rowHeight
  private var headerHeight = PackageSectionHeader.headerHeight
  private let store: PackageStore
  private let entry = gtk_search_entry_new().widget
  private(set) lazy var selectionBar = SelectionBar { [weak self] in self?.selectNone() }

  /// - Parameters:
  ///   - path: The file of packages.
  ///   - page: Where the screen is shown.
  init(path: String, page: Page) {
    self.path = path
    let store = PackageStore(path: path)
    self.store = store
    self.page = page
    loader = ScreenLoader(itemCount: { $0.count }) { query in
      try await store.search(query)
    }
    screen = ScreenView(content: list, loader: loader)
    declare()
    setUpStates()
    setUpToolbar()
    loader.onValue = { [weak self] _ in self?.valueChanged() }
  }

  /// What is on screen: the matching sections, sorted.
  var sections: [PackageSection] { loader.value?.sections ?? [] }

  func load() { loader.load() }

  // MARK: What the user does

  func search(_ query: String) {
    guard query != loader.query else { return }
    loader.query = query
    loader.load()
  }

  func sort(by order: PackageCatalog.Order) {
    Task {
      await store.sort(by: order)
      loader.load()
    }
  }

  func refresh() {
    Task { await readAgain() }
  }

  /// Reads the file again, and returns when it is read.
  func readAgain() async {
    await store.forget()
    await loader.refresh().value
  }

  /// Shows another file.
  func open(path: String) {
    self.path = path
    Task { await open(path: path, held: nil) }
  }

  /// Shows another file, whose reading waits for a gate.
  func open(path: String, held gate: Gate?) async {
    self.path = path
    await store.use(path: path)
    if let gate { await store.hold(gate) }
    loader.modify { $0 = PackageSearch() }
    loader.load()
  }

  /// Lets the next reading wait.
  func hold(_ gate: Gate) async { await store.hold(gate) }

  /// Selects packages besides those that are.
  func select(_ packages: [DebianPackage]) {
    for package in packages { list.select(package, scrolls: false) }
    showSelection()
  }

  func selectNone() {
    list.deselectAll()
    showSelection()
  }

  /// Searches without showing what is found, for the measurement.
  func prepare(_ query: String) async {
    let onValue = loader.onValue
    loader.onValue = nil
    loader.query = query
    await loader.load().value
    loader.onValue = onValue
  }

  /// Puts the cursor where queries are written.
  func focusSearch() { gtk_widget_grab_focus(entry) }

  /// Writes a query where the user would.
  func showQuery(_ query: String) { gtk_editable_set_text(entry.opaque, query) }

  // MARK: The list

  private func declare() {
    gtk_widget_add_css_class(list.widget, "packages")
    list.accessibilityLabel = "Packages"
    list.selectionMode = .multiple
    list.onSelectionChange = { [weak self] in self?.showSelection() }
    // Measured once for all rows, and again when texts have another size.
    DesktopLook.onTextSize { [weak self] in
      self?.rowHeight = PackageCell.rowHeight
      self?.headerHeight = PackageSectionHeader.headerHeight
      self?.list.update()
    }
    list.conv { [weak self] conv in
      guard let self else { return }
      // What is searched for is seen wherever it is.
      conv.packages(
        sections, rowHeight: rowHeight, headerHeight: headerHeight,
        folds: shownQuery?.isEmpty ?? true)
    }
  }

  private func valueChanged() {
    let isNewQuery = shownQuery != loader.value?.query
    shownQuery = loader.value?.query
    list.update(scrollsToTop: isNewQuery)
    showSelection()
    let count = loader.value?.count ?? 0
    page.setSubtitle(count == 1 ? "1 package" : "\(count.formatted()) packages")
  }

  private func showSelection() {
    selectionBar.show(SelectedPackages(list.selectedElements(of: DebianPackage.self)))
  }

  // MARK: Around the list

  private func setUpStates() {
    loader.states.setContent(
      image: .symbol("package-x-generic-symbolic"), title: "No Packages",
      subtitle: "None of the packages in this file is installed.", for: .empty)
    loader.contentForError = { error in
      guard let error = error as? PackageFileError else { return nil }
      return StateContent(
        image: .symbol("dialog-warning-symbolic"), title: "The packages can’t be shown",
        subtitle: error.localizedDescription,
        buttons: [StateButton("Try Again", action: .retry)])
    }
  }

  private func setUpToolbar() {
    gtk_search_entry_set_search_delay(entry.opaque, 0)
    gtk_widget_set_hexpand(entry, true.gboolean)
    connect(entry, "search-changed") { [weak self, entry] in
      self?.search(String(cString: gtk_editable_get_text(entry.opaque)))
    }
    let clamp = adw_clamp_new().widget
    adw_clamp_set_maximum_size(clamp.opaque, 480)
    adw_clamp_set_child(clamp.opaque, entry)
    Widgets.setMargins(clamp, horizontal: 12, vertical: 6)

    adw_header_bar_pack_end(
      page.headerBar.opaque,
      Widgets.button(icon: "view-refresh-symbolic", tooltip: "Read the File Again") {
        [weak self] in self?.refresh()
      })
    adw_header_bar_pack_end(page.headerBar.opaque, makeSortButton())
    page.setContent(
      Widgets.box(GTK_ORIENTATION_VERTICAL, clamp, screen.widget, selectionBar.widget))
    gtk_widget_set_vexpand(screen.widget, true.gboolean)
  }

  private func makeSortButton() -> WidgetPointer {
    let button = gtk_toggle_button_new().widget
    gtk_button_set_icon_name(button.as(GtkButton.self), "view-sort-descending-symbolic")
    gtk_widget_set_tooltip_text(button, "Largest First")
    convene_accessible_set_label(button, "Largest First")
    connect(button, "toggled") { [weak self, button] in
      let isActive = Bool(gtk_toggle_button_get_active(button.as(GtkToggleButton.self)))
      self?.sort(by: isActive ? .size : .name)
    }
    return button
  }
}
