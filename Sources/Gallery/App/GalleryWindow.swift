import CAdwaita
import Convene

/// The Gallery's window: the menu beside the page, or one after the other where it is narrow.
@MainActor
final class GalleryWindow {
  let window: WidgetPointer
  let menu = Menu()
  let packages: PackagesScreen
  let images: ImagesScreen
  let reservations: ReservationsScreen
  let states: StatesScreen

  private let leaflet = adw_leaflet_new().widget
  private let stack = gtk_stack_new().widget
  private let sidebar: WidgetPointer
  private let sidebarHeader = adw_header_bar_new().widget
  private let detail: ImageDetail
  private var pages: [Page] = []

  /// - Parameters:
  ///   - application: Whose window it is.
  ///   - packagesPath: The file of packages to show.
  ///   - generator: Where the images' shuffling comes from.
  init(
    application: GTKApplication, packagesPath: String, generator: any RandomNumberGenerator
  ) {
    window = adw_application_window_new(application.pointer.as(GtkApplication.self)).widget
    sidebar = Widgets.box(GTK_ORIENTATION_VERTICAL)
    let way = WayBack()
    let packagesPage = Page(name: "packages", title: "Packages") { way.back?() }
    let imagesPage = Page(name: "images", title: "Images") { way.back?() }
    let reservationsPage = Page(name: "reservations", title: "Reservations") { way.back?() }
    let statesPage = Page(name: "states", title: "States") { way.back?() }
    let imagePage = Page(name: "image", title: "Image") { way.back?() }
    packages = PackagesScreen(path: packagesPath, page: packagesPage)
    images = ImagesScreen(page: imagesPage, generator: generator)
    reservations = ReservationsScreen(page: reservationsPage, book: ReservationBook(count: 3))
    states = StatesScreen(page: statesPage)
    detail = ImageDetail(page: imagePage)
    pages = [packagesPage, imagesPage, reservationsPage, statesPage, imagePage]
    layOut()
    way.back = { [weak self] in self?.goBack() }
    images.onOpen = { [weak self] in self?.open($0) }
    menu.onChoice = { [weak self] in self?.show($0) }
    connect(leaflet, "notify::folded") { [weak self] in self?.updateBackButtons() }
    updateBackButtons()
    observeKeys()
    packages.load()
    menu.list.select(Exhibit.packages)
  }

  /// The name of the page that is shown: an exhibit's, `image`, or `menu`.
  var pageName: String {
    if isFolded, adw_leaflet_get_visible_child(leaflet.opaque) == sidebar { return "menu" }
    return gtk_stack_get_visible_child_name(stack.opaque).map { String(cString: $0) } ?? ""
  }

  /// Whether one page is just taking another's place.
  var isInTransition: Bool {
    Bool(gtk_stack_get_transition_running(stack.opaque))
      || Bool(adw_leaflet_get_child_transition_running(leaflet.opaque)) || isFolding
      || states.isInTransition || packages.screen.isInMotion
  }

  /// Whether the menu is on its way in or out, for which the leaflet has no property.
  private var isFolding: Bool {
    let widths = [sidebar, stack].filter { Bool(gtk_widget_get_child_visible($0)) }
      .map { gtk_widget_get_width($0) }
    let room = gtk_widget_get_width(leaflet)
    return isFolded ? widths != [room] : widths.reduce(1, +) != room
  }

  var isFolded: Bool { Bool(adw_leaflet_get_folded(leaflet.opaque)) }

  func show(_ exhibit: Exhibit) {
    gtk_stack_set_visible_child_name(stack.opaque, exhibit.rawValue)
    adw_leaflet_set_visible_child(leaflet.opaque, stack)
    menu.list.select(exhibit)
    if exhibit == .states { states.loadFirst() }
    updateBackButtons()
  }

  func open(_ picture: Picture) {
    detail.show(picture)
    gtk_stack_set_visible_child_name(stack.opaque, "image")
    updateBackButtons()
  }

  func goBack() {
    if pageName == "image" {
      gtk_stack_set_visible_child_name(stack.opaque, "images")
      images.list.deselectAll()
    } else {
      adw_leaflet_set_visible_child(leaflet.opaque, sidebar)
    }
    updateBackButtons()
  }

  /// Ctrl+F searches, F5 and Ctrl+R read again, Alt+Left goes back.
  private func observeKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(keys, "key-pressed") {
      [weak self] (key: UInt32, _: UInt32, held: GdkModifierType) -> Bool in
      self?.pressed(key, held) ?? false
    }
    gtk_widget_add_controller(window, keys)
  }

  private func pressed(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    let isControl = held.rawValue & GDK_CONTROL_MASK.rawValue != 0
    let isAlt = held.rawValue & GDK_ALT_MASK.rawValue != 0
    switch Int32(bitPattern: key) {
    case GDK_KEY_f where isControl && pageName == "packages": packages.focusSearch()
    case GDK_KEY_F5: refresh()
    case GDK_KEY_r where isControl: refresh()
    case GDK_KEY_Left where isAlt && (isFolded || pageName == "image"): goBack()
    default: return false
    }
    return true
  }

  private func refresh() {
    switch Exhibit(rawValue: pageName) {
    case .packages: packages.refresh()
    case .states: states.refresh()
    case .images, .reservations, nil: break
    }
  }

  private func updateBackButtons() {
    adw_header_bar_set_show_end_title_buttons(sidebarHeader.opaque, isFolded.gboolean)
    for page in pages {
      let isShown = page.name == "image" || isFolded
      gtk_widget_set_visible(page.backButton, isShown.gboolean)
      adw_header_bar_set_show_start_title_buttons(page.headerBar.opaque, isFolded.gboolean)
    }
  }

  private func layOut() {
    adw_header_bar_set_title_widget(sidebarHeader.opaque, adw_window_title_new("Gallery", nil))
    gtk_box_append(sidebar.as(GtkBox.self), sidebarHeader)
    gtk_widget_set_vexpand(menu.list.widget, true.gboolean)
    gtk_box_append(sidebar.as(GtkBox.self), menu.list.widget)
    gtk_widget_set_size_request(sidebar, 270, -1)

    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_hexpand(stack, true.gboolean)
    gtk_widget_set_size_request(stack, 300, -1)
    for page in pages { gtk_stack_add_named(stack.opaque, page.widget, page.name) }

    adw_leaflet_append(leaflet.opaque, sidebar)
    let separator = adw_leaflet_append(
      leaflet.opaque, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_leaflet_page_set_navigatable(separator, false.gboolean)
    adw_leaflet_append(leaflet.opaque, stack)
    adw_leaflet_set_can_navigate_back(leaflet.opaque, true.gboolean)
    adw_leaflet_set_visible_child(leaflet.opaque, stack)
    gtk_window_set_title(window.as(GtkWindow.self), "Gallery")
    gtk_window_set_default_size(window.as(GtkWindow.self), 960, 680)
    adw_application_window_set_content(window.as(AdwApplicationWindow.self), leaflet)
  }
}

/// What the pages' back buttons do, which is known once the window is there.
@MainActor
private final class WayBack {
  var back: (@MainActor () -> Void)?
}
