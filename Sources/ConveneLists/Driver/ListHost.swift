import ConveneDiff

/// What draws a list: it replays what the driver decides, and decides nothing itself.
///
/// A host asks its driver for counts and items, and is told of changes by the verbs below, always on
/// the main thread. Everything that a verb carries is a value. UIKit's list views, GTK's, and the
/// hosts of tests conform alike.
@MainActor
package protocol ListHost: AnyObject {
  /// The list view that an app sees, and that its closures get.
  associatedtype View: AnyObject

  /// The list view.
  var view: View { get }

  /// The list view that sizes may depend on; `nil` where a host of tests has none.
  var sizingView: View? { get }

  /// What this kind of host can do.
  var abilities: ListHostAbilities { get }

  /// Whether a delegate of the app's own is there to be asked; `false` where a host has none at all.
  var hasDelegate: Bool { get }

  /// Whether changes can be shown; not where there is no window.
  ///
  /// When it becomes `true`, the host calls the driver's `hostBecameReady()`.
  var isReady: Bool { get }

  /// Who answers the view's questions, if it isn't this host any more.
  var ownership: ListOwnership { get }

  /// The counts of items that the view has by itself, by section; `nil` where it asks each time.
  var shownCounts: [Int]? { get }

  /// What is on screen now, in indexes of the list that is on screen.
  var viewport: ListViewport { get }

  /// Forgets every cell, takes the new data by calling `swap`, and shows it.
  func reload(swap: () -> Void)

  /// Applies one batch, which is empty where only sizes may have changed.
  ///
  /// - Parameters:
  ///   - batch: The operations; they obey the batch rules.
  ///   - animated: Whether the change is shown in motion.
  ///   - swap: Makes the data those after the batch. The host calls it once, after it has read
  ///     what it needs of the data before. A host that can't take a batch now may call it later:
  ///     those of several batches in their order, and before their completions.
  ///   - completion: Called once, with `false` where the motion was cut short.
  func perform(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void)

  /// Fills views again that stay; indexes are those of the list that is now on screen.
  func reconfigure(_ views: ListViews)

  /// Puts other views in the place of some, whose class or reuse identifier changed.
  func replace(_ views: ListViews)

  /// Restores scroll position, selection and focus, in indexes of the list that is now on screen.
  func restore(_ position: ListPosition)

  /// The driver is done with this host: it shows nothing more and is told nothing more.
  func end()
}

extension ListHost {
  package var sizingView: View? { view }
  package var hasDelegate: Bool { false }
}

/// What a kind of host can do.
package struct ListHostAbilities: Hashable, Sendable {
  /// Whether a batch may begin while an earlier one is still in motion.
  ///
  /// Otherwise the driver waits for the earlier one's completion.
  package var interruptsMotion: Bool
  /// The greatest number of operations that is shown as a batch; beyond it the list is reloaded,
  /// and scroll position and selection are kept by identity.
  package var operationLimit: Int
  /// Whether a section's own layout, which only the platform understands, is followed.
  package var takesOwnLayouts = true
  /// Whether cells are asked how high they want to be.
  package var measuresCells = true
  /// Whether each section's header can be pinned by itself, and not only all of them.
  package var pinsEachHeader = true

  /// Abilities of a host.
  package init(interruptsMotion: Bool, operationLimit: Int) {
    self.interruptsMotion = interruptsMotion
    self.operationLimit = operationLimit
  }
}

/// Some views of a list.
package struct ListViews: Hashable, Sendable {
  /// Cells, by their items' indexes.
  package var items: [ItemIndex] = []
  /// Headers, by their sections' indexes.
  package var headers: [Int] = []
  /// Footers, by their sections' indexes.
  package var footers: [Int] = []

  /// No views.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { items.isEmpty && headers.isEmpty && footers.isEmpty }
}

/// What a host shows at one moment.
package struct ListViewport: Hashable, Sendable {
  /// An item on screen, and where.
  package struct Place: Hashable, Sendable {
    /// The item.
    package var index: ItemIndex
    /// The distance from the viewport's top edge to the item's, in points; negative above it.
    package var offset: Double

    /// An item at a distance from the viewport's top edge.
    package init(index: ItemIndex, offset: Double) {
      self.index = index
      self.offset = offset
    }
  }

  /// A header on screen, and where.
  package struct Header: Hashable, Sendable {
    /// The section.
    package var section: Int
    /// The distance from the viewport's top edge to the header's, in points; negative above it.
    package var offset: Double

    /// A header at a distance from the viewport's top edge.
    package init(section: Int, offset: Double) {
      self.section = section
      self.offset = offset
    }
  }

  /// The items that can be seen, in order.
  package var visible: [Place] = []
  /// The headers that can be seen of sections that can be folded, in order, where they are seen.
  package var headers: [Header] = []
  /// Whether the list is scrolled to its very beginning.
  package var isAtTop = true
  /// Whether the list is scrolled to its very end, which is elsewhere than its beginning.
  package var isAtEnd = false
  /// The selected items.
  package var selection: Set<ItemIndex> = []
  /// The item from which a range is selected, where the host selects ranges.
  package var selectionAnchor: ItemIndex?
  /// The item that has the keyboard's focus.
  package var focus: ItemIndex?
  /// The section whose header has the keyboard's focus.
  package var focusedHeader: Int?
  /// What the pointer's button went down on last, where the host tells clicks by itself.
  package var pressed: LayoutElement?

  /// A viewport that shows nothing.
  package init() {}
}

/// What a host restores after a change.
package struct ListPosition: Hashable, Sendable {
  /// Where the list is scrolled to.
  package enum Scroll: Hashable, Sendable {
    /// As far from the beginning as before.
    case unchanged
    /// To the very beginning.
    case top
    /// To the very end.
    case end
    /// So that an item is at this place of the viewport.
    case anchor(ListViewport.Place)
    /// So that a header at its own place is at this place of the viewport.
    case header(ListViewport.Header)
  }

  /// Where to scroll.
  package var scroll: Scroll
  /// The selected items.
  package var selection: Set<ItemIndex>
  /// The item from which a range is selected.
  package var selectionAnchor: ItemIndex?
  /// The item that has the keyboard's focus.
  package var focus: ItemIndex?
  /// The section whose header has the keyboard's focus, where no item has it.
  package var focusedHeader: Int?
  /// What the pointer's button went down on last.
  package var pressed: LayoutElement?

  /// A position.
  package init(scroll: Scroll, selection: Set<ItemIndex>, focus: ItemIndex?) {
    self.scroll = scroll
    self.selection = selection
    self.focus = focus
  }
}
