import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
@Suite("Items of a collection view by what they stand for")
struct ItemsByIdentityTests {
  private let screen = ListScreen([
    LetterSection(name: "a", letters: (0..<40).map { Letter(id: $0, text: "\($0)") })
  ])
  private var view: UICollectionView { screen.view }

  @Test("an element is found where the newest list has it")
  func place() {
    view.update()
    #expect(view.indexPath(of: Letter(id: 7)) == IndexPath(item: 7, section: 0))
    screen.sections[0].letters.removeFirst(3)
    view.update()
    #expect(view.indexPath(of: Letter(id: 7)) == IndexPath(item: 4, section: 0))
    #expect(view.indexPath(of: Letter(id: 99)) == nil)
  }

  @Test("scrolling to an element stops where the list ends")
  func scroll() {
    view.update()
    #expect(view.scroll(to: Letter(id: 5), offset: 10))
    let place = view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))
    #expect(view.contentOffset.y == (place?.frame.minY ?? 0) - 10)
    #expect(view.scroll(to: Letter(id: 5)))
    #expect(view.contentOffset.y == place?.frame.minY, "at the top edge, unless said otherwise")
    #expect(view.scroll(to: Letter(id: 39)))
    #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
    #expect(!view.scroll(to: Letter(id: 99)))
  }

  @Test("a selection can be bound: it is set, told, and follows its elements")
  func selection() {
    view.allowsMultipleSelection = true
    var bound: [Set<Int>] = []
    view.onSelectionChange = { [weak view] in
      bound.append(Set((view?.selectedElements(of: Letter.self) ?? []).map(\.id)))
    }
    view.select(elements: [Letter(id: 2), Letter(id: 3), Letter(id: 99)])
    view.update()
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [2, 3])
    view.standInTap(at: IndexPath(item: 5, section: 0))
    #expect(bound.last == [2, 3, 5])
    screen.sections[0].letters.removeFirst(3)
    view.update()
    #expect(bound.last == [3, 5])
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
    view.select(elements: Set<Letter>())
    #expect(bound.last == [])
  }
}
