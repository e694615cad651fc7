import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
@Suite("What UIKit asks and tells about an item goes to the item's closures")
struct ItemCallbackTests {
  private let screen = CallbackScreen()
  private var view: UICollectionView { screen.view }

  /// Shows the list, whose items a closure adds to.
  private func show(_ onItem: @escaping @MainActor (Item<TextCell>, String) -> Void) {
    screen.onItem = onItem
    screen.show()
  }

  // MARK: Touches

  @Test("a touch highlights, selects, and ends highlighting, in UIKit's order")
  func order() {
    show { [screen] item, letter in
      item.shouldHighlight { item in
        screen.note("may \(letter) \(item.indexPath.short)")
        return true
      }
      item.didHighlight { _ in screen.note("highlight \(letter)") }
      item.didUnhighlight { _ in screen.note("unhighlight \(letter)") }
      item.didSelect { _ in screen.note("select \(letter)") }
    }
    view.standInTap(at: .at(1))
    #expect(screen.log == ["may b 0.1", "highlight b", "select b", "unhighlight b"])
  }

  @Test("an item that isn't highlighted can't be selected by touch; the others can")
  func shouldHighlight() {
    show { item, letter in
      if letter == "b" { item.shouldHighlight { _ in false } }
    }
    view.standInTap(at: .at(1))
    #expect(view.indexPathsForSelectedItems == [])
    view.standInTap(at: .at(2))
    #expect(view.indexPathsForSelectedItems == [.at(2)])
  }

  @Test("an item says whether it may be selected; without a closure it may")
  func shouldSelect() {
    show { item, letter in
      if letter == "a" { item.shouldSelect { _ in false } }
    }
    view.standInTap(at: .at(0))
    #expect(view.indexPathsForSelectedItems == [])
    view.standInTap(at: .at(1))
    #expect(view.indexPathsForSelectedItems == [.at(1)])
  }

  @Test("an item says whether it may be deselected; without a closure it may, and is told")
  func shouldDeselect() {
    show { [screen] item, letter in
      if letter == "a" { item.shouldDeselect { _ in false } }
      item.didDeselect { _ in screen.note("deselect \(letter)") }
    }
    view.allowsMultipleSelection = true
    for place in [0, 1, 0, 1] { view.standInTap(at: .at(place)) }
    #expect(view.indexPathsForSelectedItems == [.at(0)])
    #expect(screen.log == ["deselect b"])
  }

  @Test("a tap performs an item's primary action, also where it may not be selected")
  func primaryAction() {
    show { [screen] item, letter in
      item.shouldSelect { _ in false }
      if letter == "b" { item.canPerformPrimaryAction { _ in false } }
      item.performPrimaryAction { _ in screen.note("open \(letter)") }
    }
    view.standInTap(at: .at(0))
    view.standInTap(at: .at(1))
    #expect(screen.log == ["open a"])
  }

  @Test("no primary action by default while the view is edited, unless an item says otherwise")
  func primaryActionWhileEditing() {
    show { [screen] item, letter in
      if letter == "b" { item.canPerformPrimaryAction { _ in true } }
      item.performPrimaryAction { _ in screen.note("open \(letter)") }
    }
    view.isEditing = true
    view.standInTap(at: .at(0))
    view.standInTap(at: .at(1))
    #expect(screen.log == ["open b"])
  }

  @Test("a pan of two fingers selects where an item lets it begin, and nowhere by default")
  func multipleSelection() {
    screen.onList = { [screen] in $0.didEndMultipleSelection { _ in screen.note("end") } }
    show { [screen] item, letter in
      if letter == "b" { item.shouldBeginMultipleSelection { _ in true } }
      item.didBeginMultipleSelection { _ in screen.note("begin \(letter)") }
      item.didSelect { _ in screen.note("select \(letter)") }
    }
    #expect(!view.standInPan(from: .at(0), through: .at(2)))
    #expect(view.standInPan(from: .at(1), through: .at(2)))
    #expect(screen.log == ["begin b", "select b", "select c", "end"])
  }

  // MARK: Coming and going

  @Test("cells are told when they come and go")
  func display() {
    show { [screen] item, letter in
      item.willDisplay { cell, info in
        screen.note("come \(cell.text) \(info.indexPath.short)")
      }
      item.didEndDisplaying { _, _ in screen.note("go \(letter)") }
    }
    screen.sections = [["a"]]
    screen.show()
    #expect(screen.log.prefix(3) == ["come a 0.0", "come b 0.1", "come c 0.2"])
    #expect(Set(screen.log.dropFirst(3)) == ["go b", "go c"])
  }

  @Test("headers and footers are told when they come and go, with their section's newest closures")
  func supplementaries() {
    screen.onSection = { [screen] section, index in
      let count = screen.sections.count
      for kind in SupplementaryKind.allCases {
        section.create(kind) { (view: SectionHeaderFooter<TitleHeader>) in
          view.size = CGSize(width: 0, height: 20)
          view.willDisplay { _, info in screen.note("come \(kind) \(info.indexPath.section)") }
          view.didEndDisplaying { _, _ in screen.note("go \(kind) \(index) of \(count)") }
        }
      }
    }
    screen.show()
    #expect(screen.log == ["come header 0", "come footer 0"])
    screen.log = []
    screen.sections = []
    screen.show()
    #expect(Set(screen.log) == ["go header 0 of 1", "go footer 0 of 1"])
  }

  // MARK: Editing, focus and dragging

  @Test("an item says whether it can be edited; without a closure it can")
  func canEdit() {
    show { item, letter in
      if letter == "b" { item.canEdit { _ in false } }
    }
    view.isEditing = true
    let states = (0..<3).map { view.cellForItem(at: .at($0))?.configurationState.isEditing }
    #expect(states == [true, false, true])
  }

  @Test("an item says whether it can have the focus; without a closure it can if it is selectable")
  func canFocus() {
    show { item, letter in
      if letter == "b" { item.canFocus { _ in true } }
    }
    #expect(view.standInMoveFocus(to: .at(0)))
    view.allowsSelection = false
    #expect(!view.standInMoveFocus(to: .at(2)))
    #expect(view.standInMoveFocus(to: .at(1)))
  }

  @Test("an item says whether it is selected with the focus; without a closure it is")
  func selectionFollowsFocus() {
    show { item, letter in
      if letter == "b" { item.selectionFollowsFocus { _ in false } }
    }
    view.selectionFollowsFocus = true
    view.standInMoveFocus(to: .at(1))
    #expect(view.indexPathsForSelectedItems == [])
    view.standInMoveFocus(to: .at(2))
    #expect(view.indexPathsForSelectedItems == [.at(2)])
  }

  @Test("an item says whether it springs open; without a closure it does")
  func springLoading() {
    show { [screen] item, letter in
      guard letter == "b" else { return }
      item.shouldSpringLoad { item, context in
        screen.note("\(letter) \(context.targetView is TextCell)")
        return false
      }
    }
    view.isSpringLoaded = true
    #expect(view.standInHoverDrag(over: .at(0)))
    #expect(!view.standInHoverDrag(over: .at(1)))
    #expect(screen.log == ["b true"])
  }

  @Test("a closure that is there runs for the right item after an update that moved it")
  func afterUpdate() {
    show { [screen] item, letter in
      item.didHighlight { item in screen.note("\(letter) at \(item.indexPath.short)") }
    }
    screen.sections = [["c", "a", "b"]]
    screen.show()
    view.standInTap(at: .at(0))
    #expect(screen.log == ["c at 0.0"])
  }
}
