import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
@Suite("Menus of items")
struct ItemMenuTests {
  private let screen = CallbackScreen()
  private var view: UICollectionView { screen.view }

  private func menu(_ title: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: title) })
  }

  @Test("a long press opens the item's menu, and none where it has none")
  func contextMenu() {
    screen.onItem = { [screen] item, letter in
      guard letter == "b" else { return }
      item.contextMenu { item, point in
        screen.note("\(item.indexPath.short) \(point.x)")
        return menu(letter)
      }
    }
    screen.show()
    #expect(view.standInLongPress(at: .at(0)) == nil)
    let opened = view.standInLongPress(at: .at(1), point: CGPoint(x: 7, y: 0))
    #expect(opened?.configuration.standInMenu?.title == "b")
    #expect(screen.log == ["0.1 7.0"])
  }

  @Test("an item that answers nil has no menu, also where the list has one")
  func noMenu() {
    screen.onItem = { item, _ in item.contextMenu { _, _ in nil } }
    screen.onList = { $0.contextMenu { _, _ in menu("list") } }
    screen.show()
    #expect(view.standInLongPress(at: .at(0)) == nil)
  }

  @Test("the list's menu is for several items, for none, and for items without one of their own")
  func menuOfList() {
    screen.onItem = { item, letter in
      if letter == "a" { item.contextMenu { _, _ in menu("a") } }
    }
    screen.onList = { [screen] list in
      list.contextMenu { paths, _ in
        screen.note(paths.map(\.short).joined(separator: ","))
        return menu("list")
      }
    }
    screen.show()
    view.standInLongPress(at: nil)
    view.standInLongPress(at: .at(1))
    view.allowsMultipleSelection = true
    view.standInTap(at: .at(0))
    view.standInTap(at: .at(2))
    view.standInLongPress(at: .at(0))
    #expect(screen.log == ["", "0.1", "0.0,0.2"])
  }

  @Test("UIKit isn't told of menus until something in the list has one")
  func unused() {
    screen.show()
    let selector: Selector = "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"
    #expect(view.delegate?.responds(to: selector) == false)
    #expect(view.standInLongPress(at: .at(0)) == nil)
    screen.onItem = { item, letter in item.contextMenu { _, _ in menu(letter) } }
    view.update(reconfigureVisible: true)
    #expect(view.delegate?.responds(to: selector) == true)
    #expect(view.standInLongPress(at: .at(0))?.configuration.standInMenu?.title == "a")
  }

  @Test("an item says what its menu grows out of and goes back to; otherwise that is UIKit's")
  func previews() {
    screen.onItem = { [view] item, letter in
      item.contextMenu { _, _ in menu(letter) }
      guard letter == "b" else { return }
      item.contextMenuHighlightPreview { item, _ in
        view.cellForItem(at: item.indexPath).map { UITargetedPreview(view: $0) }
      }
      item.contextMenuDismissalPreview { _, _ in UITargetedPreview(view: view) }
    }
    screen.show()
    #expect(view.standInLongPress(at: .at(0))?.previews.isEmpty == true)
    #expect(view.standInCloseMenu().isEmpty)
    #expect(
      view.standInLongPress(at: .at(1))?.previews.first?.view === view.cellForItem(at: .at(1)))
    #expect(view.standInCloseMenu().first?.view === view)
  }

  @Test("the item and then the list are told of a menu's coming and going, and of its preview")
  func events() {
    screen.onItem = { [screen] item, letter in
      item.contextMenu { _, _ in menu(letter) }
      item.willDisplayContextMenu { _, _, animator in
        animator?.addCompletion { screen.note("shown") }
        screen.note("show \(letter)")
      }
      item.willPerformPreviewAction { _, _, _ in screen.note("preview \(letter)") }
      item.willEndContextMenu { _, _, _ in screen.note("end \(letter)") }
    }
    screen.onList = { [screen] list in
      list.willDisplayContextMenu { _, _ in screen.note("list show") }
      list.willPerformPreviewAction { _, _ in screen.note("list preview") }
      list.willEndContextMenu { _, _ in screen.note("list end") }
    }
    screen.show()
    view.standInLongPress(at: .at(2))
    // The menu stays that of its item, wherever that goes meanwhile.
    screen.sections = [["c", "a"]]
    screen.show()
    view.standInTapPreview()
    #expect(
      screen.log == [
        "shown", "show c", "list show", "preview c", "list preview", "end c", "list end",
      ])
  }

  @Test("an item that can be opened in a scene of its own is, and others aren't")
  func sceneActivation() {
    screen.onItem = { item, letter in
      guard letter == "b" else { return }
      item.sceneActivation { _, _ in
        UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: letter))
      }
    }
    screen.show()
    #expect(view.standInPinchOpen(at: .at(0)) == nil)
    #expect(view.standInPinchOpen(at: .at(1))?.userActivity.activityType == "b")
  }

  @Test("no pinch is recognized while no item can be opened in a scene")
  func sceneUnused() {
    screen.show()
    let selector: Selector = "collectionView:sceneActivationConfigurationForItemAtIndexPath:point:"
    #expect(view.delegate?.responds(to: selector) == false)
  }
}
