import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
final class TeaStore {
  var favourites: [Tea] = []
  var opened: Tea?
  var isScrolled = false
}

// Guide: callbacks
@MainActor
func declareFavourites(_ store: TeaStore, in view: UICollectionView) {
  view.conv { conv in
    conv.create("favourites") { section in
      section.itemSize = .fullWidth(height: 44)
      section.didReorder { (teas: [Tea]) in store.favourites = teas }
      section.create(for: store.favourites) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
        item.shouldSelect { _ in !tea.isOffer }
        item.performPrimaryAction { _ in store.opened = tea }
        item.contextMenu { _, _ in
          UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Drink") { _ in store.opened = tea }])
          })
        }
      }
    }
    conv.didScroll { view in store.isScrolled = view.contentOffset.y > 0 }
  }
}
// end

@MainActor
@Suite("The guide's example of callbacks")
struct CallbackExampleTests {
  @Test("its list can be dragged, opened, asked for a menu, and scrolled")
  func favourites() {
    let store = TeaStore()
    store.favourites = (0..<20).map { Tea(id: $0, name: "tea \($0)", isOffer: $0 == 1) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    declareFavourites(store, in: view)
    view.update()
    window.layoutIfNeeded()
    view.standInTap(at: .at(1))
    #expect(view.indexPathsForSelectedItems == [])
    #expect(store.opened?.id == 1)
    view.standInMove(.at(0), to: .at(2))
    #expect(store.favourites.prefix(3).map(\.id) == [1, 2, 0])
    let menu = view.standInLongPress(at: .at(2))?.configuration.standInMenu
    (menu?.children.first as? UIAction)?.standInPerform()
    #expect(store.opened?.id == 0)
    view.contentOffset.y = 40
    #expect(store.isScrolled)
  }
}
