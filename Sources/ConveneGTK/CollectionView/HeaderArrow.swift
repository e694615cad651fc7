import CAdwaita
import ConveneLists

/// The arrow at the end of a header that shows whether its section is folded, and what the header is for
/// the keyboard and for assistive technology.
@MainActor
final class HeaderArrow {
  /// What assistive technology calls what a click does, as in the platform's trees.
  private static let actionName = "expand or contract"

  private let header: WidgetPointer
  private let state = DisclosureState()
  private let toggle: @MainActor () -> Void
  private var arrow: WidgetPointer?

  /// An arrow that isn't there yet.
  ///
  /// - Parameters:
  ///   - header: The header's widget, which the arrow is not to outlive.
  ///   - toggle: Called when assistive technology wants the section to be folded or unfolded.
  init(in header: WidgetPointer, toggle: @escaping @MainActor () -> Void) {
    self.header = header
    self.toggle = toggle
  }

  /// Shows how the header's section is.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is unfolded; `nil`: it can't be folded.
  ///   - isSameSection: Whether the header was the same section's before.
  func show(_ isExpanded: Bool?, ofSameSection isSameSection: Bool) {
    state.show(isExpanded, ofSameSection: isSameSection, by: self)
  }
}

extension HeaderArrow: DisclosureIndicator {
  func attach() {
    StyleSheet.install
    guard let arrow = gtk_image_new_from_icon_name("pan-end-symbolic") else { return }
    self.arrow = arrow
    gtk_widget_add_css_class(arrow, StyleSheet.disclosure)
    convene_accessible_set_hidden(arrow, true.gboolean)
    gtk_widget_insert_before(arrow, header, nil)
    gtk_widget_add_css_class(header, StyleSheet.expandable)
    gtk_widget_set_focusable(header, true.gboolean)
    ItemActionGroup([.init(title: Self.actionName)]) { [toggle] _ in toggle() }.insert(into: header)
  }

  func show(isExpanded: Bool, turns: Bool) {
    if turns {
      gtk_widget_add_css_class(header, StyleSheet.turning)
    } else {
      gtk_widget_remove_css_class(header, StyleSheet.turning)
    }
    if isExpanded {
      gtk_widget_set_state_flags(header, GTK_STATE_FLAG_CHECKED, false.gboolean)
    } else {
      gtk_widget_unset_state_flags(header, GTK_STATE_FLAG_CHECKED)
    }
    convene_accessible_set_expanded(header, isExpanded.gboolean)
  }

  func detach() {
    arrow.map { gtk_widget_unparent($0) }
    arrow = nil
    gtk_widget_remove_css_class(header, StyleSheet.expandable)
    gtk_widget_unset_state_flags(header, GTK_STATE_FLAG_CHECKED)
    gtk_widget_set_focusable(header, false.gboolean)
    convene_accessible_set_expanded(header, -1)
    ItemActionGroup([]) { _ in }.insert(into: header)
  }
}
