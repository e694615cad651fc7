import ConveneDiff
import Foundation

/// Where a view stands when a closure about it is called.
@MainActor
public struct ItemInfo<Host: AnyObject> {
  /// The list view.
  ///
  /// It is valid during the call; don't keep it from a cell's closure.
  public let host: Host
  /// The place in the list that is on screen at the time of the call.
  public let indexPath: IndexPath

  package init(host: Host, indexPath: IndexPath) {
    self.host = host
    self.indexPath = indexPath
  }
}

extension IndexPath {
  /// The index path of a place in a list.
  package init(_ index: ItemIndex) {
    self.init(indexes: [index.section, index.item])
  }
}
