import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

// Each callback has the name of the method that UIKit calls, so that the host can tell by a
// method's name whether anything of the list answers it.

extension Callback where Input == Void, Answer == Bool {
  static var canEdit: Self { Self("collectionView:canEditItemAtIndexPath:") }
  static var canFocus: Self { Self("collectionView:canFocusItemAtIndexPath:") }
  static var selectionFollowsFocus: Self {
    Self("collectionView:selectionFollowsFocusForItemAtIndexPath:")
  }
  static var shouldBeginMultipleSelection: Self {
    Self("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:")
  }
}

extension Callback where Input == Void, Answer == Void {
  static var didBeginMultipleSelection: Self {
    Self("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:")
  }
  static var prefetch: Self { Self("collectionView:prefetchItemsAtIndexPaths:") }
  static var cancelPrefetch: Self {
    Self("collectionView:cancelPrefetchingForItemsAtIndexPaths:")
  }
}

extension Callback where Input == (current: IndexPath, proposed: IndexPath), Answer == IndexPath {
  static var moveTarget: Self {
    Self(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
        + "toProposedIndexPath:")
  }
}

extension Callback where Input == any UISpringLoadedInteractionContext, Answer == Bool {
  static var shouldSpringLoad: Self {
    Self("collectionView:shouldSpringLoadItemAtIndexPath:withContext:")
  }
}

extension Callback where Input == CGPoint, Answer == UIContextMenuConfiguration? {
  static var contextMenu: Self {
    Self("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:")
  }
}

extension Callback
where Input == ([ItemIndex], CGPoint), Answer == UIContextMenuConfiguration? {
  static var contextMenuOfList: Self { Self(Callback<CGPoint, Answer>.contextMenu.name) }
}

extension Callback where Input == UIContextMenuConfiguration, Answer == UITargetedPreview? {
  static var highlightPreview: Self {
    Self("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:")
  }
  static var dismissalPreview: Self {
    Self("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:")
  }
}

/// A menu, and what is to happen in step with its coming.
typealias MenuChange = (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?)

/// A menu, and what is to happen when its preview is opened.
typealias MenuCommit = (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating)

extension Callback where Input == MenuChange, Answer == Void {
  static var willDisplayContextMenu: Self {
    Self("collectionView:willDisplayContextMenuWithConfiguration:animator:")
  }
  static var willEndContextMenu: Self {
    Self("collectionView:willEndContextMenuInteractionWithConfiguration:animator:")
  }
}

extension Callback where Input == MenuCommit, Answer == Void {
  static var willPerformPreviewAction: Self {
    Self("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:")
  }
}

extension Callback where Input == CGPoint, Answer == UIWindowScene.ActivationConfiguration? {
  static var sceneActivation: Self {
    Self("collectionView:sceneActivationConfigurationForItemAtIndexPath:point:")
  }
}
