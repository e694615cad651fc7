import ConveneDiff
import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("Items that the user drags to other places")
struct MovingTests {
  private let screen = CallbackScreen([["a", "b", "c"], ["d"]])
  private var view: UICollectionView { screen.view }

  init() {
    let screen = screen
    screen.view.standInIdentity = { [weak view = screen.view] path in
      view?.host.driver.content.describe(ItemIndex(path)) ?? ""
    }
  }

  private func showReorderable(takesOrder: Bool = true) {
    screen.onSection = { [screen] section, index in
      section.didReorder { (letters: [String]) in
        screen.note("\(index): \(letters.joined())")
        if takesOrder { screen.sections[index] = letters }
      }
    }
    screen.show()
  }

  @Test("nothing can be dragged where nobody wants to hear of it")
  func unset() {
    screen.show()
    #expect(!view.standInMove(.at(0), to: .at(2)))
    #expect(screen.shown == ["a", "b", "c", "d"])
  }

  @Test("a section is told its new order; the next update finds nothing to change")
  func reorder() {
    showReorderable()
    let cell = view.cellForItem(at: .at(0))
    #expect(view.standInMove(.at(0), to: .at(2)))
    #expect(screen.log == ["0: bca"])
    #expect(screen.shown == ["b", "c", "a", "d"])
    let batches = view.standInBatches
    screen.show()
    #expect(view.lastUpdate?.moved == 0)
    #expect(view.lastUpdate?.kind == .batches(0))
    #expect(view.standInBatches <= batches + 1)
    #expect(view.cellForItem(at: .at(2)) === cell)
    #expect(screen.shown == ["b", "c", "a", "d"])
  }

  @Test("an order that the app doesn't take goes back with the next update")
  func rejected() {
    showReorderable(takesOrder: false)
    view.standInMove(.at(0), to: .at(2))
    #expect(screen.shown == ["b", "c", "a", "d"])
    screen.show()
    #expect(view.lastUpdate?.moved == 1)
    #expect(screen.shown == ["a", "b", "c", "d"])
  }

  @Test("both sections are told when an item goes from one to the other")
  func acrossSections() {
    showReorderable()
    view.standInMove(.at(1), to: .at(1, 1))
    #expect(screen.log == ["0: ac", "1: db"])
    screen.show()
    #expect(view.lastUpdate?.kind == .batches(0))
    #expect(screen.shown == ["a", "c", "d", "b"])
  }

  @Test("the list is told the old and the new place")
  func didMoveItem() {
    screen.onList = { [screen] list in
      list.didMoveItem { from, to in
        screen.note("\(from.short) to \(to.short)")
        let letter = screen.sections[from.section].remove(at: from.item)
        screen.sections[to.section].insert(letter, at: to.item)
      }
    }
    screen.show()
    view.standInMove(.at(2), to: .at(0, 1))
    #expect(screen.log == ["0.2 to 1.0"])
    screen.show()
    #expect(view.lastUpdate?.kind == .batches(0))
    #expect(screen.shown == ["a", "b", "c", "d"])
    #expect(view.numberOfItems(inSection: 1) == 2)
  }

  @Test("an item says whether it may be dragged, and where it may go")
  func item() {
    screen.onItem = { item, letter in
      if letter == "b" { item.canMove { _ in false } }
      item.targetIndexPathForMove { _, current, proposed in
        proposed.section == 0 ? proposed : current
      }
    }
    showReorderable()
    #expect(!view.standInMove(.at(1), to: .at(0)))
    #expect(view.standInMove(.at(0), to: .at(0, 1)))
    #expect(screen.log.isEmpty, "it stayed where it was")
    #expect(view.standInMove(.at(0), to: .at(1)))
    #expect(screen.log == ["0: bac"])
  }

  @Test("an item never goes to a section that doesn't hear of it, or beyond its end")
  func bounds() {
    screen.onSection = { [screen] section, index in
      guard index == 0 else { return }
      section.didReorder { (letters: [String]) in screen.note(letters.joined()) }
    }
    screen.show()
    #expect(view.standInMove(.at(0), to: .at(0, 1)))
    #expect(screen.log.isEmpty)
    #expect(view.standInMove(.at(0), to: .at(9)))
    #expect(screen.log == ["bca"])
    #expect(!view.standInMove(.at(0, 1), to: .at(0)))
  }

  @Test("callbacks about a dragged item find it at its new place")
  func callbacksAfterwards() {
    screen.onItem = { [screen] item, letter in
      item.didSelect { screen.note("\(letter) \($0.indexPath.short)") }
    }
    showReorderable()
    view.standInMove(.at(0), to: .at(2))
    screen.log = []
    view.standInTap(at: .at(2))
    view.standInTap(at: .at(0))
    #expect(screen.log == ["a 0.2", "b 0.0"])
  }

  @Test("an update that is asked for while the section is told waits for the move")
  func updateWhenTold() async {
    screen.onSection = { [screen] section, index in
      section.didReorder { (letters: [String]) in
        screen.sections[index] = letters
        screen.view.update { screen.note("done \($0)") }
        screen.note("told")
      }
    }
    screen.show()
    view.standInMove(.at(0), to: .at(1))
    for _ in 0..<20 where screen.log.count < 2 {
      StandInAnimations.finish()
      await Task.yield()
    }
    #expect(screen.log == ["told", "done true"])
    #expect(screen.shown == ["b", "a", "c", "d"])
  }
}
