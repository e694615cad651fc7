import CAdwaita
import ConveneLists
import Foundation

/// Which way the list runs. All that is kept of places is as the layout has it, from where the list
/// begins; only where widgets are placed it becomes what is seen.
extension CollectionView {
  /// Along which axis a list is scrolled.
  public typealias ScrollDirection = ListOrientation.ScrollDirection

  /// Along which axis the list is scrolled: up and down, where nothing else is said.
  ///
  /// A list that is scrolled to the sides begins at the left, or where it is read from right to left
  /// at the right. Its lines run from top to bottom: what sections say of widths counts for heights,
  /// and of headers and footers the width counts. Changing it lays out anew; the first item that is
  /// seen stays.
  public var scrollDirection: ScrollDirection {
    get { orientation.scrollDirection }
    set {
      guard newValue != orientation.scrollDirection else { return }
      let first = offset > 0 ? visiblePlaces.first : nil
      endMotion(finished: false)
      orientation.scrollDirection = newValue
      showOrientation()
      rebuildLayout()
      settle(scroll: first.map { .anchor($0) } ?? .top)
      gtk_widget_queue_resize(area)
    }
  }

  /// How far the list reaches across the axis, in pixels: its width, as the layout has it.
  var breadth: Int32 { isHorizontal ? size.height : size.width }
  /// How much of the list is seen along the axis, in pixels.
  var length: Int32 { isHorizontal ? size.width : size.height }
  /// What is seen, as the layout has it.
  var visibleRect: CGRect {
    CGRect(x: 0, y: offset, width: CGFloat(breadth), height: CGFloat(length))
  }
  /// The axis along which the list is scrolled, as GTK says it.
  var axis: GtkOrientation {
    isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
  private var isHorizontal: Bool { orientation.scrollDirection == .horizontal }

  /// Where a frame of the layout, from where what is seen begins, is in the widget.
  func placed(_ frame: CGRect) -> CGRect { orientation.frame(frame, inWidth: CGFloat(size.width)) }

  /// The edge at which what is seen begins.
  var leadingEdge: RowWidget.Edge {
    guard isHorizontal else { return .top }
    return orientation.isMirrored ? .right : .left
  }

  private func showOrientation() {
    scrollable.orientation = orientation
    if isHorizontal {
      gtk_widget_add_css_class(area, StyleSheet.horizontal)
    } else {
      gtk_widget_remove_css_class(area, StyleSheet.horizontal)
    }
    let (along, across) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_policy(
      window.pointer, isHorizontal ? along : across, isHorizontal ? across : along)
  }

  /// Follows the direction in which the list's widget is read, now and from now on.
  func observeDirection() {
    connect(window.pointer, "direction-changed") { [weak self] in self?.takeDirection() }
    takeDirection()
  }

  private func takeDirection() {
    let offset = offset
    endMotion(finished: false)
    orientation.isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    showOrientation()
    configureScrolling(to: offset)
    gtk_widget_queue_allocate(area)
  }
}
