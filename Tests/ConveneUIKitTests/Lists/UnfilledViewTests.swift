import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
@Suite("A cell or header that couldn't be filled is replaced once it is declared rightly")
struct UnfilledViewTests {
  private let screen = ListScreen([
    LetterSection(
      name: "a", title: "A", letters: [Letter(id: 1, text: "1"), Letter(id: 2, text: "2")])
  ])

  init() {
    screen.view.standInPrototype(OtherCell.self, withReuseIdentifier: "letter")
    screen.identifier = "letter"
    screen.view.listDiagnostics.onDiagnostic = { _ in }
    update()
  }

  private func update() {
    let reasons = UIKitExceptions.caught {
      screen.view.update()
      screen.window.layoutIfNeeded()
    }
    #expect(reasons.isEmpty)
  }

  @Test("a cell whose identifier was wrong")
  func identifier() {
    update()
    #expect(screen.view.visibleCells.allSatisfy { ($0 as? OtherCell)?.text == "" })
    screen.identifier = nil
    update()
    #expect(screen.faults.isEmpty)
    #expect(screen.view.visibleCells.count == 2)
  }

  @Test("a cell whose class was wrong")
  func viewClass() {
    for index in 0..<2 { screen.sections[0].letters[index].isOther = true }
    update()
    #expect(screen.faults.isEmpty)
    #expect(screen.view.visibleCells.allSatisfy { $0 is OtherCell })
  }

  @Test("a header whose identifier was wrong")
  func header() {
    screen.identifier = nil
    screen.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    var name: String? = "title"
    screen.declareMore = { section in
      section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.reusableIdentifier = name
        header.size = CGSize(width: 0, height: 20)
        header.configureView { view, _ in view.text = "A" }
      }
    }
    screen.view.reload()
    screen.window.layoutIfNeeded()
    #expect(screen.faults == ["header 0"])
    name = nil
    update()
    #expect(screen.faults.isEmpty)
  }
}
