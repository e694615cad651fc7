import CAdwaita
import Convene

/// A row in which one of several things is chosen.
@MainActor
final class ChoiceRow<Option: Equatable> {
  let widget = adw_combo_row_new().widget
  var onChange: (@MainActor (Option) -> Void)?
  private let options: [Option]

  /// - Parameters:
  ///   - title: What is chosen.
  ///   - options: What there is to choose from.
  ///   - initial: What is chosen at first.
  ///   - name: What an option is called.
  init(_ title: String, _ options: [Option], initial: Option, name: (Option) -> String) {
    self.options = options
    adw_preferences_row_set_title(widget.as(AdwPreferencesRow.self), title)
    let names = gtk_string_list_new(nil)
    for option in options { gtk_string_list_append(names, name(option)) }
    adw_combo_row_set_model(widget.as(AdwComboRow.self), names)
    if let names { g_object_unref(names.raw) }
    selection = initial
    connect(widget, "notify::selected") { [weak self] in
      if let self, let selection { onChange?(selection) }
    }
  }

  /// What is chosen; setting what isn't there does nothing.
  var selection: Option? {
    get {
      let index = Int(adw_combo_row_get_selected(widget.as(AdwComboRow.self)))
      return options.indices.contains(index) ? options[index] : nil
    }
    set {
      guard let index = options.firstIndex(where: { $0 == newValue }) else { return }
      adw_combo_row_set_selected(widget.as(AdwComboRow.self), guint(index))
    }
  }
}

/// A row with a switch.
@MainActor
final class SwitchRow {
  let widget = adw_action_row_new().widget
  var onChange: (@MainActor (Bool) -> Void)?
  private let control = gtk_switch_new().widget

  init(_ title: String) {
    adw_preferences_row_set_title(widget.as(AdwPreferencesRow.self), title)
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    convene_accessible_set_label(control, title)
    adw_action_row_add_suffix(widget.as(AdwActionRow.self), control)
    adw_action_row_set_activatable_widget(widget.as(AdwActionRow.self), control)
    connect(control, "notify::active") { [weak self] in
      if let self { onChange?(isOn) }
    }
  }

  var isOn: Bool {
    get { Bool(gtk_switch_get_active(control.opaque)) }
    set { gtk_switch_set_active(control.opaque, newValue.gboolean) }
  }
}

extension Widgets {
  /// A group of rows with a title.
  static func group(_ title: String, _ rows: WidgetPointer...) -> WidgetPointer {
    let group = adw_preferences_group_new().widget
    adw_preferences_group_set_title(group.as(AdwPreferencesGroup.self), title)
    for row in rows { adw_preferences_group_add(group.as(AdwPreferencesGroup.self), row) }
    return group
  }
}
