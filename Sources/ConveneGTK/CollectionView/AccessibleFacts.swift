import CAdwaita

/// What assistive technology knows of a view, and what it is to know.
struct AccessibleFacts {
  /// What the declaration calls the view, if anything.
  var declaredLabel: String?
  /// Whether the view shows nothing, or is on its way out.
  var isHidden = false
  /// Whether the view has been filled since its name was told.
  var isRefilled = false
  /// Whether the view is to be told of.
  var isAwaited = false
  fileprivate(set) var told: (name: String?, isHidden: Bool) = (nil, false)
}

/// The views of a list that assistive technology is to be told of.
///
/// Each thing that it is told is a message on a bus and wakes another thread. So they are sent when what
/// is to be seen has been drawn, and what changed back until then isn't told at all. The focus alone
/// doesn't wait, nor what it comes to.
@MainActor
final class AccessibilityUpdates {
  private var views: [CollectionReusableView] = []
  private var source: MainLoop.SourceID?

  /// Notes that a view is to be told of.
  func add(_ view: CollectionReusableView) {
    guard !view.accessible.isAwaited else { return }
    view.accessible.isAwaited = true
    views.append(view)
    guard source == nil else { return }
    source = MainLoop.whenIdle { [weak self] in
      self?.source = nil
      self?.tell()
      return false
    }
  }

  /// Tells of all views that wait for it.
  func tell() {
    let views = views
    self.views = []
    for view in views { view.tellAssistiveTechnology() }
  }

  isolated deinit { source.map { _ = g_source_remove($0) } }
}

extension CollectionView {
  /// Tells assistive technology at once of all that it will be told in the next idle moment.
  package func tellAssistiveTechnology() { accessibilityUpdates.tell() }

  /// Takes a view out of what a screen reader finds, or puts it back.
  func setHidden(_ view: CollectionReusableView, _ isHidden: Bool) {
    guard view.accessible.isHidden != isHidden else { return }
    view.accessible.isHidden = isHidden
    accessibilityUpdates.add(view)
  }

  /// Has a screen reader call a view that was filled what it shows now.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - declared: What the declaration calls it, if anything.
  func updateAccessibleName(of view: CollectionReusableView, declared: String? = nil) {
    view.accessible.declaredLabel = declared
    view.accessible.isRefilled = true
    accessibilityUpdates.add(view)
  }
}

extension CollectionReusableView {
  /// Tells the accessible tree what has changed of the view.
  fileprivate func tellAssistiveTechnology() {
    accessible.isAwaited = false
    // Nobody finds a hidden one, which is filled anew before it is shown.
    if accessible.isRefilled, !accessible.isHidden {
      accessible.isRefilled = false
      let name = accessible.declaredLabel ?? accessibilityLabel ?? ownText
      if name != accessible.told.name {
        accessible.told.name = name
        convene_accessible_set_label(widget, name)
      }
    }
    if accessible.isHidden != accessible.told.isHidden {
      accessible.told.isHidden = accessible.isHidden
      convene_accessible_set_hidden(widget, accessible.isHidden.gboolean)
    }
  }

  /// The text of the view's labels.
  private var ownText: String {
    var texts: [String] = []
    if let content { Self.collectTexts(of: content, into: &texts) }
    return texts.joined(separator: ", ")
  }

  private static func collectTexts(of widget: WidgetPointer, into texts: inout [String]) {
    guard Bool(gtk_widget_get_visible(widget)) else { return }
    if Bool(g_type_check_instance_is_a(widget.as(GTypeInstance.self), gtk_label_get_type())) {
      if let text = gtk_label_get_text(widget.opaque), text.pointee != 0 {
        texts.append(String(cString: text))
      }
      return
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      collectTexts(of: current, into: &texts)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
