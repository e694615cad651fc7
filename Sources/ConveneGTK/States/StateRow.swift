import CAdwaita
import ConveneLists
import ConveneStates

/// The cell that shows a state in one row: spinner, text and buttons, in the middle.
@MainActor
final class StateRow: CollectionCell {
  /// Called with a button's action when it is clicked.
  var onButton: (@MainActor (StateAction) -> Void)?

  private var face = StateRowFace()
  private let spinner = gtk_spinner_new().widget
  private let title = gtk_label_new(nil).widget
  private let subtitle = gtk_label_new(nil).widget
  // Boxes would do, but in GTK 4.8 they warn of any label in them that may break words.
  private let message = gtk_grid_new().widget
  private let row: WidgetPointer
  private var buttons: [WidgetPointer] = []

  required init() {
    row = StateRowLayout.makeRow(message: message)
    super.init()
    let texts = gtk_grid_new().widget
    for label in [title, subtitle] {
      gtk_label_set_wrap(label.opaque, true.gboolean)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
      gtk_widget_set_hexpand(label, true.gboolean)
    }
    gtk_grid_attach(texts.as(GtkGrid.self), title, 0, 0, 1, 1)
    gtk_grid_attach(texts.as(GtkGrid.self), subtitle, 0, 1, 1, 1)
    gtk_grid_set_row_spacing(texts.as(GtkGrid.self), 2)
    gtk_grid_attach(message.as(GtkGrid.self), spinner, 0, 0, 1, 1)
    gtk_grid_attach(message.as(GtkGrid.self), texts, 1, 0, 1, 1)
    gtk_grid_set_column_spacing(message.as(GtkGrid.self), 12)
    gtk_widget_add_css_class(subtitle, "caption")
    gtk_widget_add_css_class(subtitle, "dim-label")
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    for part in [message, spinner, title, subtitle] {
      gtk_widget_set_visible(part, false.gboolean)
    }
    // It turns only while it can be seen.
    connect(spinner, "map") { [weak self] in self?.turn(true) }
    connect(spinner, "unmap") { [weak self] in self?.turn(false) }
    content = row
  }

  override var takesSelection: Bool { false }

  /// Shows a face; what is the same stays untouched.
  func draw(_ new: StateRowFace) {
    accessibilityLabel = new.label
    let old = face
    guard new != old else { return }
    face = new
    gtk_widget_set_visible(spinner, new.isSpinning.gboolean)
    let hasMessage = new.isSpinning || !new.title.isEmpty || !new.subtitle.isEmpty
    gtk_widget_set_visible(message, hasMessage.gboolean)
    if new.title != old.title { show(new.title, in: title) }
    if new.subtitle != old.subtitle { show(new.subtitle, in: subtitle) }
    if new.buttons != old.buttons { show(new.buttons) }
  }

  /// Whether the spinner turns now.
  var isTurning: Bool { Bool(gtk_spinner_get_spinning(spinner.opaque)) }

  private func turn(_ isTurning: Bool) {
    gtk_spinner_set_spinning(spinner.opaque, isTurning.gboolean)
  }

  private func show(_ text: String, in label: WidgetPointer) {
    gtk_label_set_text(label.opaque, text)
    gtk_widget_set_visible(label, (!text.isEmpty).gboolean)
  }

  private func show(_ faces: [StateButton]) {
    while buttons.count < faces.count { addButton() }
    for (index, button) in buttons.enumerated() {
      let isShown = index < faces.count
      if isShown { show(faces[index].label, on: button) }
      // A button that goes leaves the focus to its row.
      if !isShown, Bool(gtk_widget_has_focus(button)) { gtk_widget_grab_focus(widget) }
      gtk_widget_set_visible(button, isShown.gboolean)
    }
  }

  /// A long label takes several lines in a narrow row.
  private func show(_ label: String, on button: WidgetPointer) {
    gtk_button_set_label(button.as(GtkButton.self), label)
    guard let text = gtk_button_get_child(button.as(GtkButton.self)) else { return }
    gtk_label_set_wrap(text.opaque, true.gboolean)
    gtk_label_set_justify(text.opaque, GTK_JUSTIFY_CENTER)
  }

  private func addButton() {
    let index = buttons.count
    let button = gtk_button_new().widget
    connect(button, "clicked") { [weak self] in self?.press(index) }
    gtk_box_append(row.as(GtkBox.self), button)
    buttons.append(button)
  }

  private func press(_ index: Int) {
    if face.buttons.indices.contains(index) { onButton?(face.buttons[index].action) }
  }
}
