import CAdwaita
import ConveneLists

/// What the scrollable widget tells its owner.
@MainActor
protocol ScrollableOwner: AnyObject {
  /// The natural length along the axis in which the list is scrolled, in pixels.
  var naturalLength: Int32 { get }
  /// The widget has got a size, in pixels, and its children are to be placed.
  func allocate(width: Int32, height: Int32)
  /// The scroll position changed, by the owner or by others.
  func didScroll(byOthers: Bool)
  /// The keyboard's focus wants to come in or to go on; `false` lets it leave.
  func moveFocus(_ direction: GtkDirectionType) -> Bool
  /// The children that are drawn above the others, wherever they stand among them; the last on top.
  var topmostChildren: [WidgetPointer] { get }
  /// The widget is on screen, or no longer.
  func didChangeMapped(_ isMapped: Bool)
}

/// The widget of our own inside the scrolled window: it is its own `GtkScrollable`, and its owner
/// places its children.
///
/// The state below belongs to the instance and lives exactly as long; the owner may go before.
@MainActor
final class ScrollableWidget {
  weak var owner: (any ScrollableOwner)?
  /// The scroll positions' ranges and values, in pixels, by their properties.
  fileprivate var adjustments: [UInt32: GObjectReference] = [:]
  /// Which of the two is used, and from which end it is counted.
  var orientation = ListOrientation() {
    didSet {
      guard oldValue.scrollDirection != orientation.scrollDirection else { return }
      for adjustment in adjustments.values {
        quietly(adjustment) { gtk_adjustment_configure($0, 0, 0, 0, 0, 0, 0) }
      }
    }
  }
  fileprivate var policies: [UInt32: gint] = [:]
  private var scrolling: [UInt32: SignalConnection] = [:]
  /// The widget whose state it is; used on the main thread alone.
  nonisolated(unsafe) let widget: WidgetPointer
  /// The frame in which somebody else set the position last, by the frame clock's count.
  var drivenFrame: gint64?
  /// Whether the range is shifted, and a tick callback waits for the moment to end that.
  var awaitsRest = false
  /// The gestures by which a finger scrolls the scrolled window, once it was asked for them.
  var drags: [GObjectReference]?

  nonisolated fileprivate init(widget: WidgetPointer) { self.widget = widget }

  /// Makes a widget and its state.
  static func make() -> WidgetPointer { WidgetType.make(type) }

  /// The state of a widget that `make()` made.
  static func state(of widget: WidgetPointer) -> ScrollableWidget? {
    WidgetType.slot(of: widget.raw).pointee.map {
      Unmanaged<ScrollableWidget>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Sets the range in pixels and the value, which stays where it is `nil`.
  ///
  /// While somebody else sets the position from frame to frame, the adjustment's value is left alone,
  /// and its range shifted instead. It does not call the owner.
  func configure(value: Double?, upper: Double, page: Double) {
    guard let used else { return }
    let last = max(0, upper - page)
    let wanted = min(max(0, value ?? self.value), last)
    let place = isReversed ? last - wanted : wanted
    let lower = isDriven ? gtk_adjustment_get_value(adjustment(used)) - place : 0
    set(used, place: place, lower: lower, length: max(upper, page), page: page)
    if lower != 0 { awaitRest() }
  }

  /// Counts positions from 0 again, where the range is shifted.
  func unshift() {
    guard let used, gtk_adjustment_get_lower(adjustment(used)) != 0 else { return }
    let adjustment = adjustment(used)
    let lower = gtk_adjustment_get_lower(adjustment)
    set(
      used, place: gtk_adjustment_get_value(adjustment) - lower, lower: 0,
      length: gtk_adjustment_get_upper(adjustment) - lower,
      page: gtk_adjustment_get_page_size(adjustment))
  }

  private func set(
    _ used: GObjectReference, place: Double, lower: Double, length: Double, page: Double
  ) {
    quietly(used) {
      gtk_adjustment_configure(
        $0, lower + place, lower, lower + length, page * 0.1, page * 0.9, page)
    }
  }

  /// How far the list is scrolled from where it begins, in pixels.
  var value: Double {
    guard let used else { return 0 }
    let adjustment = adjustment(used)
    let value = gtk_adjustment_get_value(adjustment)
    guard isReversed else { return value - gtk_adjustment_get_lower(adjustment) }
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
  }

  /// Scrolls to a position in pixels from where the list begins, and calls the owner.
  ///
  /// Who else sets the position has to be stopped before.
  func scroll(to value: Double) {
    guard let used else { return }
    let adjustment = adjustment(used)
    isScrolling = true
    defer { isScrolling = false }
    gtk_adjustment_set_value(
      adjustment,
      isReversed
        ? gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
        : gtk_adjustment_get_lower(adjustment) + value)
  }

  /// The natural length along an axis, in pixels.
  fileprivate func naturalLength(along axis: GtkOrientation) -> Int32 {
    let isAlong = (axis == GTK_ORIENTATION_HORIZONTAL) == isHorizontal
    return isAlong ? owner?.naturalLength ?? 0 : 0
  }

  private var isHorizontal: Bool { orientation.scrollDirection == .horizontal }
  /// Whether the list begins where its adjustment ends.
  private var isReversed: Bool { isHorizontal && orientation.isMirrored }
  private var used: GObjectReference? {
    adjustments[isHorizontal ? Property.horizontal : Property.vertical]
  }

  private func adjustment(_ used: GObjectReference) -> UnsafeMutablePointer<GtkAdjustment> {
    used.pointer.as(GtkAdjustment.self)
  }

  private var isScrolling = false
  private var isConfiguring = false

  /// Changes an adjustment without calling the owner.
  private func quietly(
    _ adjustment: GObjectReference, _ change: (UnsafeMutablePointer<GtkAdjustment>) -> Void
  ) {
    isConfiguring = true
    change(adjustment.pointer.as(GtkAdjustment.self))
    isConfiguring = false
  }

  fileprivate func set(_ adjustment: OpaquePointer?, for property: UInt32) {
    let reference = GObjectReference(
      adjustment ?? gtk_adjustment_new(0, 0, 0, 0, 0, 0).raw.opaque)
    scrolling[property]?.disconnect()
    adjustments[property] = reference
    scrolling[property] = connect(reference.pointer, "value-changed") { [weak self] in
      guard let self, !isConfiguring, used?.pointer == adjustments[property]?.pointer else {
        return
      }
      if !isScrolling { drivenFrame = frame }
      owner?.didScroll(byOthers: !isScrolling)
    }
  }

  fileprivate func dispose() {
    for connection in scrolling.values { connection.disconnect() }
    owner = nil
  }

  private static let type: GType = {
    let type = WidgetType.register(
      "ConveneScrollable", class: { type, _ in initialiseClass(type) },
      instance: { instance, _ in
        guard let instance else { return }
        WidgetType.slot(of: instance.raw).pointee =
          Unmanaged.passRetained(ScrollableWidget(widget: instance.widget)).toOpaque()
      })
    var interface = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &interface)
    return type
  }()
}

private enum Property {
  static let horizontal: UInt32 = 1
  static let vertical: UInt32 = 2
  static let horizontalPolicy: UInt32 = 3
  static let verticalPolicy: UInt32 = 4
}

/// Calls something with the state of a widget that GTK calls us about, on the main thread.
func withState<Result: Sendable>(
  _ widget: (some ObjectPointer)?, _ body: @MainActor (ScrollableWidget) -> Result
) -> Result? {
  guard let widget else { return nil }
  nonisolated(unsafe) let pointer = widget.widget
  return MainActor.assumeIsolated { ScrollableWidget.state(of: pointer).map(body) }
}

private func initialiseClass(_ type: gpointer?) {
  guard let type else { return }
  let object = type.assumingMemoryBound(to: GObjectClass.self)
  object.pointee.set_property = { object, property, value, _ in
    nonisolated(unsafe) let value = value
    _ = withState(object) { state in
      switch property {
      case Property.horizontal, Property.vertical:
        state.set(g_value_get_object(value)?.opaque, for: property)
      default: state.policies[property] = g_value_get_enum(value)
      }
    }
  }
  object.pointee.get_property = { object, property, value, _ in
    nonisolated(unsafe) let value = value
    _ = withState(object) { state in
      switch property {
      case Property.horizontal, Property.vertical:
        g_value_set_object(value, state.adjustments[property]?.pointer.raw)
      default: g_value_set_enum(value, state.policies[property] ?? 0)
      }
    }
  }
  object.pointee.dispose = { object in
    guard let object else { return }
    _ = withState(object) { $0.dispose() }
    WidgetType.unparentChildren(of: object.widget)
    WidgetType.disposeAsWidget(object)
  }
  object.pointee.finalize = { object in
    guard let object else { return }
    let slot = WidgetType.slot(of: object.raw)
    if let state = slot.pointee { Unmanaged<ScrollableWidget>.fromOpaque(state).release() }
    slot.pointee = nil
    WidgetType.finalizeAsWidget(object)
  }
  g_object_class_override_property(object, Property.horizontal, "hadjustment")
  g_object_class_override_property(object, Property.vertical, "vadjustment")
  g_object_class_override_property(object, Property.horizontalPolicy, "hscroll-policy")
  g_object_class_override_property(object, Property.verticalPolicy, "vscroll-policy")

  let widget = type.assumingMemoryBound(to: GtkWidgetClass.self)
  gtk_widget_class_set_css_name(widget, "collectionview")
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_LIST)
  widget.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
    minimum?.pointee = 0
    natural?.pointee = withState(widget) { $0.naturalLength(along: orientation) } ?? 0
  }
  widget.pointee.size_allocate = { widget, width, height, _ in
    _ = withState(widget) { $0.owner?.allocate(width: width, height: height) }
  }
  // The order of siblings is the reading order, which isn't changed for what lies above.
  widget.pointee.snapshot = { widget, snapshot in
    guard let widget else { return }
    nonisolated(unsafe) var topmost: [WidgetPointer] = []
    _ = withState(widget) { topmost = $0.owner?.topmostChildren ?? [] }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if !topmost.contains(current) { gtk_widget_snapshot_child(widget, current, snapshot) }
      child = gtk_widget_get_next_sibling(current)
    }
    for child in topmost { gtk_widget_snapshot_child(widget, child, snapshot) }
  }
  widget.pointee.focus = { widget, direction in
    (withState(widget) { $0.owner?.moveFocus(direction) ?? false } ?? false).gboolean
  }
  widget.pointee.map = { widget in
    chainUp(\.map, widget)
    _ = withState(widget) { $0.owner?.didChangeMapped(true) }
  }
  widget.pointee.unmap = { widget in
    chainUp(\.unmap, widget)
    _ = withState(widget) { $0.rest() }
    _ = withState(widget) { $0.owner?.didChangeMapped(false) }
  }
}

/// Calls what plain widgets do.
private func chainUp(
  _ function: KeyPath<GtkWidgetClass, (@convention(c) (WidgetPointer?) -> Void)?>,
  _ widget: WidgetPointer?
) {
  guard let parent = g_type_class_peek(gtk_widget_get_type()) else { return }
  parent.assumingMemoryBound(to: GtkWidgetClass.self).pointee[keyPath: function]?(widget)
}
