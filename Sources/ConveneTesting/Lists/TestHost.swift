import ConveneDiff
import ConveneLists
import Foundation

/// A list without a screen: shows a declaration as text, and does with it what a user would.
///
/// ```swift
/// let host = TestHost { menu.declare($0) }
/// try host.tap("assam")
/// try host.expect(
///   """
///   320 × 480
///   black
///     ● assam · TeaCell 320 × 44
///     ○ ceylon · TeaCell 320 × 44
///   """)
/// ```
///
/// `View` is the list view that the declaration is made for, such as `UICollectionView`; none is
/// made. Sizes, scrolling, selection, `didSelect`, headers, `onReachEnd` and the rows of states are
/// the real ones: those of the driver and the layout that draw the list in an app. Cells are made
/// where they can be, see ``init(width:height:hasWindow:list:cells:declare:)``, and show their text.
///
/// Main actor only. It retains the declaration, and nothing of it happens later by itself but what the
/// list does in another turn, which ``settle()`` waits for.
@MainActor
public final class TestHost<View: AnyObject> {
  /// How many items can be selected.
  ///
  /// Where it is any number, a tap selects or takes the selection away, as a finger does.
  public typealias SelectionMode = ListSelectionMode

  /// How many items can be selected; one by default.
  public var selectionMode = SelectionMode.single
  /// What ``tree`` tells; everything by default.
  public var detail = TestDetail.all
  /// What each update did, the newest last.
  public internal(set) var updates: [TestUpdate] = []
  /// What the list had to tell its developer, the newest last.
  public internal(set) var diagnostics: [ListDiagnostic] = []

  /// The width of what is seen, in points.
  public internal(set) var width: CGFloat
  /// The height of what is seen, in points.
  public internal(set) var height: CGFloat
  /// How far the list is scrolled, in points.
  public internal(set) var offset: CGFloat = 0
  /// Whether the list is in a window.
  public internal(set) var hasWindow: Bool

  package private(set) lazy var driver = ListDriver(host: self)
  private let makeList: (() -> View)?
  private lazy var list = makeList?()
  let makeCell: ((any ReusableView.Type) -> (any ReusableView)?)?

  var layout: FlowLayout?
  var mounted: [LayoutElement: MountedView] = [:]
  var selected: Set<ItemIndex> = []
  /// What the test says of elements.
  var notes: [(ElementColumn, Int) -> String?] = []
  var isMounting = false
  var mountsAgain = false

  /// Shows a declaration.
  ///
  /// - Parameters:
  ///   - width: The width of what is seen, in points; at least 1, and so is what is no number.
  ///   - height: The height of what is seen, in points; at least 1, and so is what is no number.
  ///   - hasWindow: Whether the list is in a window; without one nothing is shown before
  ///     ``findWindow()``.
  ///   - list: Makes the list view, when closures ask for it: `sizeFor`, and those about cells. Without
  ///     it sizes come from sections and items, and no cells are made.
  ///   - cells: Makes a cell, header or footer of a class, which also needs `list`. A ``TestableView``
  ///     makes itself.
  ///   - declare: What each update runs; retained.
  public init(
    width: CGFloat = 320, height: CGFloat = 480, hasWindow: Bool = true,
    list: (() -> View)? = nil,
    cells: ((any ReusableView.Type) -> (any ReusableView)?)? = nil,
    declare: @escaping (Conv<View>) -> Void
  ) {
    self.width = width.asLength
    self.height = height.asLength
    self.hasWindow = hasWindow
    makeList = list
    makeCell = cells
    begin(declare)
  }

  private func begin(_ declare: @escaping (Conv<View>) -> Void) {
    driver.diagnostics.explainsUpdates = true
    driver.diagnostics.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    driver.naming = { [weak self] in self?.name(of: $1, in: $0) }
    driver.onUpdate = { [weak self] in self?.updates.append(TestUpdate($0)) }
    // Not bound to the main actor by its type, so that a test's own variables may change after it.
    driver.conv { declare($0) }
    driver.update()
  }

  // MARK: Updating

  /// What the newest update did.
  public var lastUpdate: TestUpdate? { updates.last }

  /// Brings the list in step with its declaration, as the list view's own `update` does.
  ///
  /// - Parameters:
  ///   - scrollsToTop: Whether the list goes to its beginning, as after a new query.
  ///   - reconfigureVisible: Whether all visible cells are filled again, changed or not.
  ///   - completion: Called once, when all is in place, or with `false` where a newer update came in
  ///     between.
  /// - Returns: What it did. One that is called from a closure of the list waits for the next turn,
  ///   and has done nothing yet.
  @discardableResult
  public func update(
    scrollsToTop: Bool = false, reconfigureVisible: Bool = false,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) -> TestUpdate {
    let count = updates.count
    driver.update(
      UpdateOptions(scrollsToTop: scrollsToTop, reconfiguresVisible: reconfigureVisible),
      completion: completion)
    return updates.count > count ? updates[updates.count - 1] : TestUpdate()
  }

  /// Makes all cells anew from the declaration; position and selection stay.
  ///
  /// - Returns: What it did.
  @discardableResult
  public func reload() -> TestUpdate {
    let count = updates.count
    driver.reload()
    return updates.count > count ? updates[updates.count - 1] : TestUpdate()
  }

  /// Lets everything happen that the list does in another turn of the main actor, such as to tell
  /// that the end is near, or to follow the state of a section.
  public func settle() async { await Turns.settle(nil) }

  // MARK: What cells can't say

  /// Says what is to be read where an element has no cell that tells it.
  ///
  /// ```swift
  /// host.describe(\Tea.name)
  /// ```
  ///
  /// Where ``detail`` is without identifiers, updates and ``selection`` call elements so, too.
  ///
  /// - Parameter text: Says it of one element; empty: nothing. Retained.
  public func describe<Element: Differenciable>(
    _ text: @escaping (Element) -> String
  ) {
    notes.append { column, offset in column.elements(of: Element.self).map { text($0[offset]) } }
    for element in visibleElements { refill(element) }
  }

  /// What the test says of an element; empty: nothing.
  func note(on offset: Int, in column: ElementColumn) -> String {
    notes.lazy.compactMap { $0(column, offset) }.first ?? ""
  }

  /// What an element is called, but for its identifier.
  private func name(of offset: Int, in column: ElementColumn) -> String? {
    guard !detail.contains(.identifiers) else { return nil }
    let note = note(on: offset, in: column)
    return note.isEmpty ? nil : note
  }

  // MARK: The list view

  /// The list view for the closures that want it; `nil` where the test makes none.
  var listView: View? {
    if let list = list as? TestList {
      list.bounds = CGRect(x: 0, y: offset, width: width, height: height)
    }
    return list
  }
}

extension TestHost where View == TestList {
  /// Shows a declaration that belongs to no platform.
  ///
  /// - Parameters:
  ///   - width: The width of what is seen, in points.
  ///   - height: The height of what is seen, in points.
  ///   - hasWindow: Whether the list is in a window; without one nothing is shown before
  ///     ``findWindow()``.
  ///   - declare: What each update runs; retained.
  public convenience init(
    width: CGFloat = 320, height: CGFloat = 480, hasWindow: Bool = true,
    declare: @escaping (Conv<TestList>) -> Void
  ) {
    self.init(
      width: width, height: height, hasWindow: hasWindow, list: { TestList() }, cells: nil,
      declare: declare)
  }
}
