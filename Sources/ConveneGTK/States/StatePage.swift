import CAdwaita
import ConveneStates

/// The page of one state: picture or spinner, title, subtitle, and buttons, in the middle.
///
/// It is an `AdwStatusPage`, made once and then only changed: a state costs as many GTK calls as
/// parts of it differ from what is shown.
@MainActor
final class StatePage {
  /// What a page shows; equal faces need no drawing.
  struct Face: Equatable {
    var picture = Picture.none
    var isSpinning = false
    var title = ""
    var subtitle = ""
    var buttons: [StateButton] = []
    var appearance = StateAppearance()

    /// The colour of a symbol; a picture has colours of its own.
    fileprivate var symbolColor: StateAppearance.Color? {
      if case .texture = picture { nil } else { appearance.symbolColor }
    }
  }

  /// Called with a button's action when it is clicked.
  var onButton: (@MainActor (StateAction) -> Void)?

  /// The status page.
  var widget: WidgetPointer { page.widget }

  /// What is shown.
  private(set) var face: Face?

  private let page: GObjectReference
  private let parts: StatePageParts
  private let spinner: WidgetPointer
  private let buttonBox: WidgetPointer
  private var buttons: [WidgetPointer] = []

  init() {
    StyleSheet.install
    page = GObjectReference(adw_status_page_new())
    parts = StatePageParts(of: page.widget)
    spinner = gtk_spinner_new().widget
    buttonBox = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
    gtk_widget_add_css_class(widget, "convene-state")
    gtk_widget_set_halign(buttonBox, GTK_ALIGN_CENTER)
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_visible(buttonBox, false.gboolean)
    gtk_widget_set_visible(spinner, false.gboolean)
    adw_status_page_set_child(page.pointer, buttonBox)
    // The spinner stands where the picture would, which the page has no place for.
    if !parts.insertBelowImage(spinner) { gtk_box_prepend(buttonBox.as(GtkBox.self), spinner) }
    connect(spinner, "map") { [weak self] in self?.spin(true) }
    connect(spinner, "unmap") { [weak self] in self?.spin(false) }
  }

  /// Shows a face; the same again is no work.
  func draw(_ new: Face) {
    let old = face
    guard new != old else { return }
    face = new
    if new.appearance != old?.appearance { apply(new.appearance) }
    if new.picture != old?.picture { show(new.picture) }
    if new.symbolColor != old?.symbolColor || old == nil { parts.setColor(new.symbolColor) }
    if new.isSpinning != old?.isSpinning {
      gtk_widget_set_visible(spinner, new.isSpinning.gboolean)
    }
    if new.title != old?.title {
      adw_status_page_set_title(page.pointer, TextLook.breakable(new.title))
    }
    if new.subtitle != old?.subtitle { show(subtitle: new.subtitle) }
    if new.buttons != old?.buttons { show(new.buttons) }
    if new.buttons.isEmpty != old?.buttons.isEmpty || new.isSpinning != old?.isSpinning {
      let hasSpinner = new.isSpinning && gtk_widget_get_parent(spinner) == buttonBox
      gtk_widget_set_visible(buttonBox, (!new.buttons.isEmpty || hasSpinner).gboolean)
    }
  }

  /// Whether the spinner turns now: only while it can be seen.
  var isTurning: Bool { Bool(gtk_spinner_get_spinning(spinner.opaque)) }

  private func spin(_ isSpinning: Bool) {
    gtk_spinner_set_spinning(spinner.opaque, isSpinning.gboolean)
  }

  private func apply(_ look: StateAppearance) {
    parts.apply(look)
    gtk_widget_set_size_request(spinner, pixels(look.spinnerSize), pixels(look.spinnerSize))
    gtk_widget_set_margin_bottom(spinner, pixels(look.imageToTitle))
    gtk_widget_set_margin_top(buttonBox, pixels(look.textToButtons))
    gtk_box_set_spacing(buttonBox.as(GtkBox.self), pixels(look.betweenButtons))
  }

  private func show(_ picture: Picture) {
    switch picture {
    case .none:
      // Neither of the two clears what the other one set.
      adw_status_page_set_icon_name(page.pointer, nil)
      adw_status_page_set_paintable(page.pointer, nil)
    case .room:
      adw_status_page_set_paintable(page.pointer, Self.emptyPaintable.pointer)
    case .icon(let name):
      adw_status_page_set_icon_name(page.pointer, name)
    case .texture(let texture):
      adw_status_page_set_paintable(page.pointer, texture.pointer)
    }
  }

  private static let emptyPaintable = GObjectReference(adopting: gdk_paintable_new_empty(1, 1))

  private func show(subtitle: String) {
    // Unlike the title, a description is markup.
    let markup = g_markup_escape_text(TextLook.breakable(subtitle), -1)
    adw_status_page_set_description(page.pointer, markup)
    g_free(markup)
  }

  private func show(_ faces: [StateButton]) {
    while buttons.count < faces.count { addButton() }
    for (index, button) in buttons.enumerated() {
      let isShown = index < faces.count
      gtk_widget_set_visible(button, isShown.gboolean)
      guard isShown else { continue }
      TextLook.setLabel(faces[index].label, of: button)
      if faces[index].role == .primary {
        gtk_widget_add_css_class(button, "suggested-action")
      } else {
        gtk_widget_remove_css_class(button, "suggested-action")
      }
    }
  }

  private func addButton() {
    let index = buttons.count
    let button = gtk_button_new().widget
    gtk_widget_add_css_class(button, "pill")
    connect(button, "clicked") { [weak self] in self?.press(index) }
    gtk_box_append(buttonBox.as(GtkBox.self), button)
    buttons.append(button)
  }

  private func press(_ index: Int) {
    guard let face, face.buttons.indices.contains(index) else { return }
    onButton?(face.buttons[index].action)
  }
}
