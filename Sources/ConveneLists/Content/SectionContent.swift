import ConveneDiff
import Foundation

/// What a section is declared to be.
///
/// Like a group of items it doesn't name the list view's class; see ``ItemGroup``.
struct SectionDeclaration {
  let identity: SectionIdentity
  /// Whether the identifier may be compared away from the main thread.
  let isSendable: Bool
  var groups = ItemGroups()
  /// An `AnySupplementary` of the list view's class.
  var header: AnyObject?
  /// The same.
  var footer: AnyObject?
  /// Whether the platform lays the section out by a layout of its own.
  var hasOwnLayout = false
  /// What is called when the section's end comes near.
  var end: EndAction?
  var itemSize: ItemSizing?
  var spacing = SectionSpacing()
  var headerPinsToVisibleBounds = false
  /// Whether the user can fold the section, and how it is; `nil`: no.
  var expansion: SectionExpansion?
  /// The texts by which elements are found that one types.
  var searchTexts: SearchTexts?
  /// The closures for what a platform asks and tells about the section.
  var callbacks = Callbacks()

  init(identity: SectionIdentity, isSendable: Bool) {
    self.identity = identity
    self.isSendable = isSendable
  }
}

/// One section of a content: immutable, and a class so that handing it on costs one reference count
/// and not one for each thing in it.
package final class SectionContent {
  /// What was declared, live rows among the groups.
  let declared: SectionDeclaration
  package let column: SectionColumn
  /// Whether identifier and items may be compared away from the main thread.
  package let isSendable: Bool
  /// How many of the items, at the end, are live rows; the others are the app's.
  package let liveRowCount: Int
  /// What a folded section would show; `nil` where it isn't folded.
  package let unfolded: SectionContent?

  init(
    _ declared: consuming SectionDeclaration, liveRowCount: Int = 0,
    unfolded: SectionContent? = nil
  ) {
    column = declared.groups.column(of: declared.identity)
    isSendable = declared.isSendable && declared.groups.isSendable
    self.unfolded = unfolded
    self.liveRowCount = liveRowCount
    self.declared = declared
  }

  package var groups: ItemGroups { declared.groups }
  package var hasOwnLayout: Bool { declared.hasOwnLayout }
  var end: EndAction? { declared.end }
  var header: AnyObject? { declared.header }
  var footer: AnyObject? { declared.footer }
  package var itemSize: ItemSizing? { declared.itemSize }
  package var spacing: SectionSpacing { declared.spacing }
  package var headerPinsToVisibleBounds: Bool { declared.headerPinsToVisibleBounds }
  var expansion: SectionExpansion? { declared.expansion }
  var searchTexts: SearchTexts? { declared.searchTexts }
  package var callbacks: Callbacks { declared.callbacks }

  package var count: Int { column.count }

  /// The number of items that the app declared.
  package var ownCount: Int { count - liveRowCount }

  /// The index of a group's first item.
  func start(ofGroup group: Int) -> Int { column.start(ofColumn: group) }

  /// The group that holds an item, and the item's place in it; the item must exist.
  package func place(of item: Int) -> (group: Int, offset: Int) {
    let (group, offset) = column.place(of: item)
    return (group, offset)
  }
}
