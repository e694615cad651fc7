import CAdwaita
import Convene
import Foundation

// Views as UIKit has them, over GTK.

/// A view: others lie in it, one in front of the other, where constraints place them.
@MainActor
class UIView: WidgetConvertible {
  /// An overlay, so that an empty state has somewhere to be; or the widget of a view without others.
  var widget: WidgetPointer { reference.widget }

  private(set) weak var superview: UIView?
  private(set) var subviews: [UIView] = []
  var translatesAutoresizingMaskIntoConstraints = true
  var constraints: [NSLayoutConstraint] = []

  private let reference: GObjectReference
  private let area: WidgetPointer

  init() {
    // A box only because it lets go of whatever is in it; the layout isn't a box's.
    area = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
    reference = GObjectReference(gtk_overlay_new())
    gtk_overlay_set_child(reference.pointer, area)
    gtk_widget_set_layout_manager(area, gtk_custom_layout_new(nil, measureViews, placeViews))
    g_object_set_data(area.object, viewKey, Unmanaged.passUnretained(self).toOpaque())
  }

  init(_ widget: WidgetPointer) {
    reference = GObjectReference(widget)
    area = widget
  }

  isolated deinit {
    g_object_set_data(area.object, viewKey, nil)
  }

  func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    gtk_widget_insert_before(view.widget, area, nil)
    subviews.append(view)
    view.superview = self
  }

  func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    gtk_widget_insert_before(view.widget, area, nil)
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  func removeFromSuperview() {
    guard let superview else { return }
    gtk_box_remove(superview.area.as(GtkBox.self), widget)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  var isHidden: Bool {
    get { !Bool(gtk_widget_get_visible(widget)) }
    set { gtk_widget_set_visible(widget, (!newValue).gboolean) }
  }

  var isUserInteractionEnabled: Bool {
    get { Bool(gtk_widget_get_can_target(widget)) }
    set { gtk_widget_set_can_target(widget, newValue.gboolean) }
  }
}

private let viewKey = "seed-view"

private let measureViews: GtkCustomMeasureFunc = { widget, orientation, _, minimum, natural, _, _ in
  minimum?.pointee = 0
  natural?.pointee = 0
  // GTK wants each child to be asked before it is placed.
  var next = widget.flatMap { gtk_widget_get_first_child($0) }
  while let child = next {
    gtk_widget_measure(child, orientation, -1, nil, nil, nil, nil)
    next = gtk_widget_get_next_sibling(child)
  }
}

private let placeViews: GtkCustomAllocateFunc = { widget, width, height, _ in
  guard let data = widget.flatMap({ g_object_get_data($0.object, viewKey) }) else { return }
  let view = Unmanaged<UIView>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated {
    for (child, frame) in view.frames(width: CGFloat(width), height: CGFloat(height)) {
      guard Bool(gtk_widget_should_layout(child.widget)) else { continue }
      var place = GtkAllocation(
        x: Int32(frame.minX), y: Int32(frame.minY), width: Int32(frame.width),
        height: Int32(frame.height))
      gtk_widget_size_allocate(child.widget, &place, -1)
    }
  }
}

/// A text, in the middle of its height.
@MainActor
final class UILabel: UIView {
  enum Alignment {
    case center
  }

  init(frame: CGRect = .zero) {
    super.init(gtk_label_new(nil).widget)
  }

  var text: String {
    get { gtk_label_get_text(widget.opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(widget.opaque, newValue) }
  }

  var textColor: UIColor? {
    didSet {
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      if let textColor {
        let parts = [textColor.red, textColor.green, textColor.blue].map { guint16($0 * 65535) }
        pango_attr_list_insert(
          attributes, pango_attr_foreground_new(parts[0], parts[1], parts[2]))
      }
      gtk_label_set_attributes(widget.opaque, attributes)
    }
  }

  var textAlignment: Alignment? {
    didSet { gtk_label_set_xalign(widget.opaque, 0.5) }
  }

  var font: UIFont? {
    didSet {
      if let oldValue { gtk_widget_remove_css_class(widget, oldValue.styleClass) }
      if let font { gtk_widget_add_css_class(widget, font.styleClass) }
    }
  }
}

/// A font by what it is for, which follows the reader's text size.
struct UIFont {
  enum TextStyle: String {
    case title1 = "title-1"
  }

  /// Libadwaita's style class.
  let styleClass: String

  static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(styleClass: style.rawValue)
  }
}
