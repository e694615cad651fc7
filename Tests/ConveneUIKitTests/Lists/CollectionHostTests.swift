import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A collection view follows its declaration")
struct CollectionHostTests {
  private func letters(_ numbers: Int...) -> [Letter] {
    numbers.map { Letter(id: $0, text: "\($0)") }
  }

  @Test("the first update shows what is declared")
  func first() {
    let screen = ListScreen([LetterSection(name: "a", title: "A", letters: letters(1, 2))])
    screen.view.update()
    #expect(screen.faults.isEmpty)
    #expect(screen.view.visibleCells.count == 2)
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 320)
  }

  @Test("an update keeps the cells of what stays, and completes once")
  func update() {
    let screen = ListScreen([LetterSection(name: "a", letters: letters(1, 2))])
    screen.view.update()
    screen.window.layoutIfNeeded()
    let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0))
    screen.sections[0].letters = letters(3, 2, 1)
    var finished: [Bool] = []
    screen.view.update { finished.append($0) }
    StandInAnimations.finish()
    #expect(finished == [true])
    #expect(screen.faults.isEmpty)
    #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(screen.view.standInReloads == 2, "the data source's, and the first content's")
  }

  @Test("a list that is taken away from its driver is empty")
  func takenAway() {
    let screen = ListScreen([LetterSection(name: "a", letters: letters(1, 2))])
    screen.view.update()
    #expect(screen.view.visibleCells.count == 2)
    screen.view.host.driver.end()
    screen.window.layoutIfNeeded()
    #expect(screen.view.visibleCells.isEmpty)
  }

  @Test("a content that changes is filled in place, the header as well")
  func contents() {
    let screen = ListScreen([LetterSection(name: "a", title: "A", letters: letters(1, 2))])
    screen.view.update()
    screen.window.layoutIfNeeded()
    let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))
    screen.sections[0].letters[0].text = "one"
    screen.sections[0].title = "B"
    screen.view.update()
    #expect(screen.faults.isEmpty)
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test("so is the footer")
  func footer() throws {
    let screen = ListScreen([LetterSection(name: "a", letters: letters(1))])
    var title = "A"
    screen.declareMore = { section in
      section.create(.footer) { (footer: SectionHeaderFooter<TitleHeader>) in
        footer.size = CGSize(width: 0, height: 20)
        footer.configureView { view, _ in view.text = title }
      }
    }
    screen.view.update()
    screen.window.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionFooter
    let path = IndexPath(item: 0, section: 0)
    let footer = try #require(
      screen.view.supplementaryView(forElementKind: kind, at: path) as? TitleHeader)
    #expect(footer.text == "A")
    title = "B"
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(footer.text == "B")
  }

  @Test("without a window no cell is made, and the list is there once it has one")
  func window() {
    let screen = ListScreen(
      [LetterSection(name: "a", letters: letters(1, 2))], inWindow: false)
    screen.view.update()
    #expect(screen.view.visibleCells.isEmpty)
    screen.window.addSubview(screen.view)
    #expect(screen.faults.isEmpty)
    #expect(screen.view.visibleCells.count == 2)
  }

  @Test("a tap tells the item")
  func tap() {
    let screen = ListScreen([LetterSection(name: "a", letters: letters(1, 2))])
    screen.view.update()
    screen.window.layoutIfNeeded()
    screen.view.standInTap(at: IndexPath(item: 1, section: 0))
    #expect(screen.events == ["select 2"])
  }

  @Test("the end of a section is told when its last cell is scrolled into view")
  func end() async {
    let screen = ListScreen([
      LetterSection(name: "a", letters: (0..<50).map { Letter(id: $0, text: "\($0)") })
    ])
    var ends = 0
    screen.declareMore = { section in section.onReachEnd(within: .items(0)) { ends += 1 } }
    screen.view.update()
    screen.window.layoutIfNeeded()
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == 0)
    screen.view.contentOffset.y = screen.view.contentSize.height - screen.view.bounds.height
    screen.window.layoutIfNeeded()
    for _ in 0..<20 where ends == 0 { await Task.yield() }
    #expect(ends == 1)
  }

  @Test("a view that is dropped frees host, driver, cells and closures")
  func life() {
    weak var view: UICollectionView?
    weak var screenItself: ListScreen?
    do {
      let screen = ListScreen([LetterSection(name: "a", letters: letters(1, 2))])
      screen.view.update()
      screen.window.layoutIfNeeded()
      screen.sections[0].letters = letters(2)
      screen.view.update()
      view = screen.view
      screenItself = screen
    }
    StandInAnimations.finish()
    #expect(view == nil)
    #expect(screenItself == nil)
  }
}
