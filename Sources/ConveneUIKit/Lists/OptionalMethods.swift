import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The methods of a delegate whose being there alone makes UIKit behave otherwise, or costs something.
///
/// The host has them all, but tells UIKit of those only that something in the list, or the app's
/// own delegate, answers. What the host itself needs, to select, to display and to lay out, isn't
/// among them.
@MainActor
enum OptionalMethods {
  static let names: Set<String> = items.union(menus).union(list).union(scrolling)

  private static let items: Set<String> = [
    Callback.shouldHighlight.name, Callback.shouldDeselect.name,
    Callback.canPerformPrimaryAction.name, Callback.canEdit.name, Callback.canFocus.name,
    Callback.selectionFollowsFocus.name, Callback.shouldBeginMultipleSelection.name,
    Callback.didHighlight.name, Callback.didUnhighlight.name,
    Callback.performPrimaryAction.name, Callback.didBeginMultipleSelection.name,
    Callback.shouldSpringLoad.name, Callback.sceneActivation.name,
  ]

  private static let menus: Set<String> = [
    Callback<CGPoint, UIContextMenuConfiguration?>.contextMenu.name,
    Callback.highlightPreview.name, Callback.dismissalPreview.name,
    Callback.willDisplayContextMenu.name, Callback.willEndContextMenu.name,
    Callback.willPerformPreviewAction.name,
  ]

  private static let list: Set<String> = [
    Callback.didEndMultipleSelection.name, Callback.preferredFocus.name,
    Callback.shouldUpdateFocus.name, Callback.didUpdateFocus.name,
    Callback.targetContentOffset.name, Callback.transitionLayout.name,
  ]

  private static let scrolling: Set<String> = [
    Callback.didScroll.name, Callback.didZoom.name, Callback.willBeginDragging.name,
    Callback.willEndDragging.name, Callback.didEndDragging.name,
    Callback.willBeginDecelerating.name, Callback.didEndDecelerating.name,
    Callback.didEndScrollingAnimation.name, Callback.shouldScrollToTop.name,
    Callback.didScrollToTop.name, Callback.didChangeAdjustedContentInset.name,
    Callback.viewForZooming.name, Callback.willBeginZooming.name, Callback.didEndZooming.name,
  ]
}
