import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// A list of rows in a window, and what a test asks of it.
@MainActor
final class ListBench {
  let list: CollectionView
  let clock = ManualMotionClock()
  var parts: [Part]
  var sizing: ItemSizing? = .fullWidth(height: 40)
  var headerHeight: CGFloat?
  var headerWidth: CGFloat = 0
  var pinsHeaders = false
  var insets = LayoutSection.EdgeInsets()
  var spacing: CGFloat = 0
  var window: WidgetPointer?
  /// Which rows were filled into cells, in order.
  var filled: [String] = []
  /// What happened, in words.
  var log: [String] = []
  var diagnostics: [ListDiagnostic] = []
  /// Told of each cell as it is filled.
  var onConfigure: (@MainActor (TextCell, Row) -> Void)?
  var onSelect: (@MainActor (Row) -> Void)?
  /// Says more of each section, and of each item.
  var declareSection: (@MainActor (ListSection<CollectionView>) -> Void)?
  var declareItem: (@MainActor (Item<TextCell>, Row) -> Void)?
  /// Told when the last row comes into view.
  var onReachEnd: (@MainActor () -> Void)?

  /// Told of each section's rows in their new order.
  var onReorder: (@MainActor (Part, [Row]) -> Void)?
  /// Rows that may not be moved.
  var fixed: Set<String> = []

  init(_ parts: [Part], role: CollectionView.AccessibilityRole = .list) {
    list = CollectionView(accessibilityRole: role)
    self.parts = parts
    list.motionClock = clock
    list.diagnostics.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    list.conv { [weak self] conv in self?.declare(conv) }
  }

  convenience init(_ rows: [Row]) { self.init([Part("section", rows)]) }

  var rows: [Row] {
    get { parts[0].rows }
    set { parts[0].rows = newValue }
  }

  private func declare(_ conv: Conv<CollectionView>) {
    if let onReachEnd { conv.onReachEnd(within: .items(0), onReachEnd) }
    conv.create(for: parts) { (part, section) in
      section.itemSize = sizing
      section.headerPinsToVisibleBounds = pinsHeaders
      section.insets = insets
      section.lineSpacing = spacing
      section.interitemSpacing = spacing
      if let onReorder { section.didReorder { (rows: [Row]) in onReorder(part, rows) } }
      if let headerHeight {
        section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
          header.size = CGSize(width: headerWidth, height: headerHeight)
          header.configureView { view, _ in view.text = part.differenceIdentifier }
        }
      }
      section.create(for: part.rows) { [weak self] (row, item: Item<TextCell>) in
        item.configureCell { cell, _ in self?.fill(cell, row) }
        item.didSelect { _ in
          self?.log.append("selected \(row.text)")
          self?.onSelect?(row)
        }
        if let self, fixed.contains(row.text) { item.canMove { _ in false } }
        item.didDeselect { _ in self?.log.append("deselected \(row.text)") }
        self?.declareItem?(item, row)
      }
      declareSection?(section)
    }
  }

  private func fill(_ cell: TextCell, _ row: Row) {
    filled.append(row.text)
    cell.text = row.text
    onConfigure?(cell, row)
  }

  // MARK: On screen

  /// Puts the list in a window and waits for its first frame.
  func show(width: Int32 = 300, height: Int32 = 200) {
    list.update()
    window = ConveneGTKTests.show(list.widget, width: width, height: height)
  }

  /// Declares other rows and brings the list in step.
  func update(
    _ rows: [Row], animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.rows = rows
    list.update(animated: animated, completion: completion)
  }

  func frame() { waitForFrame(of: list.widget) }

  /// Goes on to a progress of the motion, and lays out.
  func advance(to progress: Double) {
    clock.advance(to: progress)
    frame()
  }

  func finish() {
    clock.finish()
    frame()
  }

  func scroll(to offset: Double) {
    list.scrollable.scroll(to: offset)
    frame()
  }

  // MARK: What is there

  /// A cell as it is on screen.
  struct Shown: Equatable {
    var text: String
    var y: Double
    var height: Double
    var opacity: Double = 1
  }

  /// All cells and headers that are drawn within the list, top to bottom.
  var shown: [Shown] {
    WidgetTree.children(of: list.area)
      .filter { Bool(gtk_widget_get_child_visible($0)) && Bool(gtk_widget_get_mapped($0)) }
      .map { widget in
        let frame = ConveneGTKTests.frame(of: widget, in: list.area)
        let text = visibleTexts(in: widget).first ?? ""
        return Shown(
          text: text, y: frame.y, height: frame.height, opacity: gtk_widget_get_opacity(widget))
      }
      .filter { $0.y < Double(list.size.height) && $0.y + $0.height > 0 && $0.height > 0 }
      .sorted { ($0.y, $0.text) < ($1.y, $1.text) }
  }

  var texts: [String] { shown.map(\.text) }

  func shown(_ text: String) -> Shown? { shown.first { $0.text == text } }

  /// The cell that shows a text.
  func cell(_ text: String) -> TextCell? {
    list.mounted.values.lazy.compactMap { $0.view as? TextCell }.first { $0.text == text }
  }

  var focusedText: String? {
    list.focusedElement.flatMap { list.mounted[$0]?.view as? TextCell }?.text
  }

  /// Presses a key as the keyboard would; whether the list took it.
  @discardableResult
  func press(_ key: Int32, holding modifiers: GdkModifierType = GdkModifierType(0)) -> Bool {
    guard let controller = controller(gtk_event_controller_key_get_type()) else { return false }
    return emit(
      controller, "key-pressed", [.uint(UInt32(key)), .uint(0), .modifiers(modifiers)])
  }

  /// Clicks at a point as the pointer would; which click of a series it is, the first is 1.
  func click(
    x: Double, y: Double, releasedAt: (x: Double, y: Double)? = nil, count: Int32 = 1
  ) {
    guard let controller = clicks() else { return }
    emit(controller, "pressed", [.int(count), .double(x), .double(y)])
    let end = releasedAt ?? (x, y)
    emit(controller, "released", [.int(count), .double(end.x), .double(end.y)])
  }

  /// Clicks the row that shows a text, while keys are held.
  func click(_ text: String, holding keys: SelectionKeys, count: Int = 1) {
    guard let view = list.mounted.first(where: { ($0.value.view as? TextCell)?.text == text }),
      case .item(let index) = view.key
    else { return XCTFail("\(text) isn't shown") }
    list.notePress(on: .item(index))
    list.press?.click(count: Int32(count))
    list.released(target: .item(index), holding: keys)
  }

  /// The texts of the selected rows, in order.
  var selectedTexts: [String] { list.selectedElements(of: Row.self).map(\.text) }

  /// What recognises clicks of a button; the first is 1.
  func clicks(of button: guint = 1) -> OpaquePointer? {
    controller(gtk_gesture_click_get_type()) { gtk_gesture_single_get_button($0) == button }
  }

  /// What the scrolled window scrolls by.
  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(list.widget.opaque)
  }

  /// Lets the scrolled window go on as after a fling on a touchpad.
  func startMomentum(_ velocity: Double) {
    let type = gtk_event_controller_scroll_get_type()
    for controller in controllers(of: list.widget, type) {
      emit(controller, "decelerate", [.double(0), .double(velocity)])
    }
  }

  /// What recognises input on the list, by its type.
  func controller(
    _ type: GType, where fits: (OpaquePointer) -> Bool = { _ in true }
  ) -> OpaquePointer? {
    controllers(of: list.area, type).first(where: fits)
  }

  func controllers(of widget: WidgetPointer, _ type: GType) -> [OpaquePointer] {
    var found: [OpaquePointer] = []
    let controllers = GObjectReference(
      adopting: gtk_widget_observe_controllers(widget).opaque)
    for index in 0..<g_list_model_get_n_items(controllers.pointer) {
      guard let object = g_list_model_get_item(controllers.pointer, index) else { continue }
      defer { g_object_unref(object) }
      if Bool(g_type_is_a(convene_object_type(object), type)) { found.append(object.opaque) }
    }
    return found
  }
}
