import CAdwaita
import Convene

/// All states of a screen, set by hand or loaded from a network that does as it is told.
@MainActor
final class StatesScreen {
  let page: Page
  let list = CollectionView()
  let network = FakeNetwork()
  let loader: ScreenLoader<[Pioneer]>
  let screen: ScreenView
  let controls: StatesControls

  private let flap = adw_flap_new().widget
  private let toasts = adw_toast_overlay_new().widget
  private let explanation = StateExplanation()

  /// - Parameter page: Where the screen is shown.
  init(page: Page) {
    self.page = page
    loader = ScreenLoader(search: { [network] in try await network.pioneers(matching: $0) })
    screen = ScreenView(content: list, loader: loader)
    let load = gtk_button_new_with_label("Load").widget
    gtk_widget_add_css_class(load, "flat")
    controls = StatesControls(load: load)
    connect(load, "clicked") { [weak self] in self?.load() }
    declare()
    layOut()
    observeControls()
    loader.onValue = { [list] _ in list.update() }
    loader.states.onAction = { [weak self] _ in self?.say("Reported") }
    loader.follow(network)
    explanation.follow(loader) { [weak self] in self?.loaderDidChange() }
  }

  // MARK: What the user does

  /// Loads, unless it has been done.
  func loadFirst() {
    if loader.input.outcome == .none, loader.input.activity == .idle { loader.load() }
  }

  func load() {
    loader.query = controls.queryText
    loader.load()
  }

  func refresh() {
    loader.query = controls.queryText
    loader.refresh()
  }

  // MARK: The list

  private func declare() {
    gtk_widget_add_css_class(list.widget, "pioneers")
    list.accessibilityLabel = "Pioneers"
    list.conv { [weak self] conv in conv.pioneers(self?.loader.value ?? []) }
    list.update()
  }

  // MARK: The controls

  private func observeControls() {
    controls.state.onChange = { [weak self] in self?.setState($0) }
    controls.content.onChange = { [weak self] _ in self?.updateContent() }
    controls.language.onChange = { [weak self] _ in self?.updateContent() }
    controls.latency.onChange = { [network] in network.conditions.latency = $0.duration }
    controls.answer.onChange = { [network] in network.conditions.answer = $0 }
    controls.offline.onChange = { [network] in network.conditions.isOffline = $0 }
    controls.textSize.onChange = { DesktopLook.setTextScale($0.rawValue) }
    controls.colorScheme.onChange = { DesktopLook.setColorScheme($0.scheme) }
    controls.rightToLeft.onChange = { DesktopLook.setRightToLeft($0) }
    connect(controls.query, "changed") { [weak self] in self?.load() }
  }

  private func setState(_ state: ViewState?) {
    loader.cancel()
    if let state { loader.states.setState(state) }
  }

  private func updateContent() {
    let variant = controls.content.selection ?? .standard
    let language = controls.language.selection ?? .english
    var library = StateContentLibrary.builtIn(languages: [language.rawValue])
    variant.apply(to: &library)
    loader.states.contentLibrary = library
    for state in ContentVariant.states { screen.setCustomView(variant.makeView(), for: state) }
  }

  /// What is set by hand ends where the loader has something to say.
  private func loaderDidChange() {
    if loader.input.activity != .idle { controls.state.selection = .some(nil) }
    let count = loader.value?.count ?? 0
    page.setSubtitle(count == 1 ? "1 pioneer" : "\(count) pioneers")
  }

  private func say(_ sentence: String) {
    adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(sentence))
  }

  // MARK: Layout

  /// Whether the controls are on their way in or out, or a state or its picture is.
  var isInTransition: Bool {
    screen.isInMotion || screen.awaitsPicture
      || adw_flap_get_reveal_progress(flap.opaque) != (showsControls ? 1 : 0)
  }

  /// Shows the controls, or the screen alone.
  var showsControls: Bool {
    get { Bool(adw_flap_get_reveal_flap(flap.opaque)) }
    set { adw_flap_set_reveal_flap(flap.opaque, newValue.gboolean) }
  }

  private func layOut() {
    gtk_widget_set_size_request(controls.widget, 300, -1)
    gtk_widget_set_hexpand(controls.widget, false.gboolean)
    gtk_widget_add_css_class(controls.widget, "background")
    let preview = Widgets.box(GTK_ORIENTATION_VERTICAL, screen.widget, explanation.widget)
    gtk_widget_set_vexpand(screen.widget, true.gboolean)
    gtk_widget_set_hexpand(screen.widget, true.gboolean)
    gtk_widget_set_size_request(preview, 300, -1)
    adw_flap_set_flap_position(flap.opaque, GTK_PACK_END)
    adw_flap_set_content(flap.opaque, preview)
    adw_flap_set_separator(flap.opaque, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_flap_set_flap(flap.opaque, controls.widget)
    // A swipe goes back to the menu.
    adw_flap_set_swipe_to_open(flap.opaque, false.gboolean)
    adw_toast_overlay_set_child(toasts.opaque, flap)
    adw_header_bar_pack_end(page.headerBar.opaque, makeControlsButton())
    adw_header_bar_pack_end(
      page.headerBar.opaque,
      Widgets.button(icon: "view-refresh-symbolic", tooltip: "Refresh") {
        [weak self] in self?.refresh()
      })
    page.setContent(toasts)
  }

  private func makeControlsButton() -> WidgetPointer {
    let button = gtk_toggle_button_new().widget
    gtk_button_set_icon_name(button.as(GtkButton.self), "sidebar-show-right-symbolic")
    gtk_widget_set_tooltip_text(button, "Controls")
    convene_accessible_set_label(button, "Controls")
    g_object_bind_property(
      flap.raw, "reveal-flap", button.raw, "active",
      GBindingFlags(
        G_BINDING_BIDIRECTIONAL.rawValue | G_BINDING_SYNC_CREATE.rawValue))
    return button
  }
}

extension Conv<CollectionView> {
  /// Pioneers in rows.
  func pioneers(_ pioneers: [Pioneer]) {
    create { section in
      section.itemSize = .selfSizing(estimated: 52)
      section.create(for: pioneers) { (pioneer, item: Item<PioneerCell>) in
        item.configureCell { cell, _ in cell.show(pioneer) }
      }
    }
  }
}
