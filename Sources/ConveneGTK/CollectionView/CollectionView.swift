import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// A scrollable list of sections with headers, rows, grids and mixed cells, kept in step with a
/// declaration.
///
/// ```swift
/// let list = CollectionView()
/// list.conv { conv in
///   conv.create(for: model.sections) { (section, list) in
///     list.itemSize = .fullWidth(height: 44)
///     list.create(for: section.users) { (user, item: Item<UserCell>) in
///       item.configureCell { cell, _ in cell.show(user) }
///     }
///   }
/// }
/// list.update()
/// ```
///
/// Put ``widget`` where the list is to be. Cells exist only for what can be seen, and are reused.
/// Main thread only. While its widget has a parent, the list stays alive; otherwise whoever made
/// it keeps it. It retains the newest declaration with its arrays and closures, so let closures
/// hold their owner weakly.
@MainActor
public final class CollectionView: WidgetConvertible {
  /// How many items can be selected.
  ///
  /// Where it is any number, it is done as in the platform's lists: a click or an arrow selects one item
  /// only, with Shift all up to it; Control and a click, Control and Space or a finger add one or take it
  /// away; Control and arrows move the focus alone.
  public typealias SelectionMode = ListSelectionMode

  /// The scrolled window with the list in it.
  public var widget: WidgetPointer { window.widget }
  /// How many items can be selected; one by default.
  public var selectionMode = SelectionMode.single {
    didSet { if selectionMode != oldValue { selectionModeChanged() } }
  }
  /// Whether moving the keyboard's focus selects where one item at a time can be selected, as in a
  /// sidebar.
  ///
  /// Otherwise Return and Space do. Where several items can be selected, the arrows always do.
  public var selectionFollowsFocus = false
  /// What a screen reader calls the list.
  public var accessibilityLabel = "" {
    didSet { convene_accessible_set_label(area, accessibilityLabel) }
  }
  /// What a screen reader takes the list for.
  public let accessibilityRole: AccessibilityRole
  /// What this list tells its developer.
  public var diagnostics: ListDiagnostics { driver.diagnostics }
  /// What the newest update did.
  public var lastUpdate: UpdateSummary? { driver.lastUpdate }

  package private(set) lazy var driver = ListDriver(host: self)
  /// What drives motion; tests turn it by hand.
  package var motionClock: any MotionClock = AdwaitaMotionClock()

  let window: GObjectReference
  let area: WidgetPointer
  let scrollable: ScrollableWidget
  /// Speaks for the states of rows that no other view shows.
  private(set) lazy var stateRowSpeaker = StateRowSpeaker(from: widget)

  // Where everything is.
  /// `nil` until the list has a width.
  var layout: FlowLayout?
  /// Which way the list runs on screen.
  var orientation = ListOrientation()
  /// The size in pixels that was given last.
  var size: (width: Int32, height: Int32) = (0, 0)
  /// What headers and footers without a size turned out to want, by their kind.
  var naturalHeights: [ReuseKey: CGFloat] = [:]
  /// What to restore once the list has a size.
  var pendingPosition: ListPosition?
  /// What to scroll to once the list is on screen.
  var wantedGoal: ScrollGoal?
  /// Scrolling in motion.
  var scrolling: ScrollMotion? {
    didSet { if oldValue !== scrolling { oldValue?.cancel() } }
  }
  /// Whether widgets are being placed.
  var isPlacing = false

  // Which views exist.
  /// The views that stand for something.
  var mounted: [LayoutElement: MountedView] = [:]
  /// The views on their way out.
  var leaving: [MountedView] = []
  var pool = ViewPool()
  let accessibilityUpdates = AccessibilityUpdates()
  var isMounting = false
  var mountsAgain = false

  // What the user chose.
  var selection = RangeSelection()
  /// Where the pointer's button went down last.
  var press: PointerPress?
  /// What is being typed to get to an item, and the time by which letters belong together.
  var typeAhead = TypeAhead()
  var now: @MainActor () -> ContinuousClock.Instant = { .now }
  /// The rubber band that is being drawn.
  var rubberBand: RubberBandDrag?
  /// The menu that is open.
  var itemMenu: ItemMenu?
  /// The item that the user holds, to put it elsewhere.
  var drag: ItemDrag?
  /// Whether an item may be lifted by the gesture that goes on.
  var canLift = false
  /// The view that is held, or on its way from where it was let go: it is drawn above the others.
  weak var raised: MountedView?
  /// The header that has an edge, since it lies on items.
  weak var edged: CollectionReusableView?
  /// The horizontal position that the up and down keys keep.
  var keyboardX: CGFloat?
  /// The view that the list gave the focus last, where the focus returns to.
  weak var lastFocused: MountedView?
  /// The view that is out of sight and yet stays, or the focus would go to another item.
  weak var keptForFocus: MountedView?
  /// Whether the focus is to be in the list after the change that is being told.
  var holdsFocus = false

  // What is changing.
  var change: PendingChange?
  var motion: (any Motion)?
  var motionProgress = 1.0
  var motionCompletions: [@MainActor (Bool) -> Void] = []

  /// Makes an empty list.
  ///
  /// - Parameter accessibilityRole: What a screen reader takes it for, whatever its sections' layouts: GTK
  ///   lets no widget become something else.
  public init(accessibilityRole: AccessibilityRole = .list) {
    self.accessibilityRole = accessibilityRole
    area = ScrollableWidget.make()
    convene_accessible_set_role(area, accessibilityRole.ofList)
    guard let scrollable = ScrollableWidget.state(of: area) else {
      preconditionFailure("The list's widget was made without its state.")
    }
    self.scrollable = scrollable
    window = GObjectReference(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(window.pointer, area)
    gtk_widget_add_css_class(area, Self.background)
    gtk_widget_set_overflow(area, GTK_OVERFLOW_HIDDEN)
    scrollable.owner = self
    observeDirection()
    convene_accessible_set_label(area, accessibilityLabel)
    WidgetRetention.keep(self, whileParented: widget)
    observeInput()
    observeMenus()
    observeRubberBand()
    observeDragging()
  }

  isolated deinit {
    motion?.cancel()
    scrolling?.cancel()
    // The widget may live on, in somebody's hands: it is then an empty list.
    for view in mounted.values { gtk_widget_unparent(view.widget) }
    for view in leaving { gtk_widget_unparent(view.widget) }
    for view in pool.takeExcess(over: 0) { gtk_widget_unparent(view.widget) }
  }

  // MARK: Declaring

  /// Begins a new declaration; the next `update()` or `reload()` applies the newest one.
  public func conv() -> Conv<CollectionView> { driver.conv() }

  /// Keeps a declaration: each `update()` runs it again, so that it is declared once.
  public func conv(_ declare: @escaping @MainActor (Conv<CollectionView>) -> Void) {
    driver.conv(declare)
  }

  // MARK: Updating

  /// Brings the list in step with the newest declaration, by the fewest changes.
  ///
  /// Scroll position, selection and focus stay with their items. O(items) comparisons.
  ///
  /// - Parameters:
  ///   - animated: Whether changes are shown in motion, if the desktop's setting allows it.
  ///   - scrollsToTop: Whether the list goes to its beginning, as after a new query.
  ///   - reconfigureVisible: Whether all visible cells are filled again, changed or not.
  ///   - completion: Called once, when all is in place, or with `false` when a newer update came
  ///     in between or the list has gone.
  public func update(
    animated: Bool = true, scrollsToTop: Bool = false, reconfigureVisible: Bool = false,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    driver.update(
      UpdateOptions(
        animated: animated, scrollsToTop: scrollsToTop, reconfiguresVisible: reconfigureVisible),
      completion: completion)
  }

  /// Makes all cells anew from the newest declaration; position and selection stay.
  public func reload(completion: (@MainActor (Bool) -> Void)? = nil) {
    driver.reload(completion: completion)
  }

  /// The same as `update`, but lists of `Sendable` elements are compared away from the main thread.
  ///
  /// - Returns: Whether all changes were shown to their end. Cancelling the task before the
  ///   changes are on screen leaves the list as it is.
  @discardableResult
  public func performUpdate(animated: Bool = true, scrollsToTop: Bool = false) async -> Bool {
    await driver.performUpdate(UpdateOptions(animated: animated, scrollsToTop: scrollsToTop))
  }

  // MARK: What is there

  /// What is seen of the list, in points, in the coordinates of its content: its size is what sizes
  /// of items can be made from, and its origin how far the list is scrolled from where it begins.
  public var bounds: CGRect {
    let origin = scrollDirection == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    return CGRect(
      origin: origin, size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)))
  }

  /// The places of the items that can be seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visiblePlaces.map { IndexPath(indexes: [$0.index.section, $0.index.item]) }
  }

  /// The number of items in all sections of the list on screen, without the rows of states.
  public var itemCount: Int { driver.content.ownItemCount }

  /// The number of cells, headers and footers that exist, in use or pooled.
  public var viewsAlive: Int { mounted.count + leaving.count + pool.count }
}
