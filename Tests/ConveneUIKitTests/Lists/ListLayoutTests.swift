import ConveneDiff
import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A list layout lays out sections as they are declared")
struct ListLayoutTests {
  private let screen = LayoutScreen()

  private func part(
    _ name: String, _ count: Int, _ sizing: ItemSizing? = nil, from first: Int = 0,
    declare: (@MainActor (ListSection<UICollectionView>) -> Void)? = nil
  ) -> LayoutScreen.Part {
    LayoutScreen.Part(
      name: name, letters: (0..<count).map { Letter(id: first + $0, text: "\(first + $0)") },
      sizing: sizing, declare: declare)
  }

  private let sizings: [ItemSizing] = [
    .fullWidth(height: 40), .columns(3, spacing: 1), .columns(2, spacing: 4, height: .points(30)),
    .fixed(CGSize(width: 70, height: 50)),
  ]

  @Test("what a section declares is where the portable layout has it")
  func declaredSizes() {
    screen.parts = sizings.enumerated().map { part("\($0)", 7, $1) }
    screen.parts[1].declare = { section in
      section.insets = LayoutSection.EdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 20)
      section.lineSpacing = 4
      section.interitemSpacing = 2
      section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.size = CGSize(width: 0, height: 25)
      }
      section.create(.footer) { (footer: SectionHeaderFooter<TitleHeader>) in
        footer.size = CGSize(width: 0, height: 15)
      }
    }
    screen.view.update()
    #expect(screen.faults.isEmpty)
    #expect(screen.view.contentSize.height == screen.expected.contentHeight)
  }

  @Test("items that say their own sizes wrap as they do everywhere else")
  func ownSizes() {
    screen.parts = [part("a", 9), part("b", 3, .fullWidth(height: 10))]
    screen.size = { CGSize(width: 60 + 20 * ($0.id % 4), height: 20 + 5 * ($0.id % 3)) }
    screen.view.update()
    #expect(screen.faults.isEmpty)
    #expect(screen.view.contentSize.height == screen.expected.contentHeight)
  }

  @Test("a section lays itself out, the others as declared, wherever an update moves them")
  func ownLayout() {
    var environments: [CGFloat] = []
    let cards = part("cards", 4) { section in
      section.layout { environment in
        environments.append(environment.container.contentSize.width)
        return .cards
      }
    }
    screen.parts = [part("rows", 2, .fullWidth(height: 30)), cards]
    screen.view.update()
    #expect(screen.faults.isEmpty)
    #expect(screen.frame(0, 1) == CGRect(x: 0, y: 30, width: 320, height: 30))
    #expect(screen.frame(1, 0) == CGRect(x: 0, y: 60, width: 100, height: 80))
    #expect(screen.frame(1, 1) == CGRect(x: 110, y: 60, width: 100, height: 80))
    #expect(Set(environments) == [320])
    #expect(screen.asked == 6, "for the cells, and none for its size")
    screen.parts = [part("new", 1, .fullWidth(height: 20), from: 50), cards, screen.parts[0]]
    screen.view.update()
    #expect(screen.faults.isEmpty)
    #expect(screen.frame(1, 0) == CGRect(x: 0, y: 20, width: 100, height: 80))
    #expect(screen.frame(2, 1) == CGRect(x: 0, y: 240, width: 320, height: 30))
  }

  @Test(
    "a layout that follows the app's state is asked again by an update that changes nothing else")
  func changedLayout() {
    var isList = false
    let own = part("a", 3) { section in
      section.layout { environment in
        let rows = UICollectionLayoutListConfiguration(appearance: .plain)
        return isList ? .list(using: rows, layoutEnvironment: environment) : .cards
      }
    }
    screen.parts = [own]
    screen.view.update()
    #expect(screen.frame(0, 1)?.minX == 110)
    isList = true
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.frame(0, 1)?.minX == 0)
  }

  private func pinning(_ name: String, _ pins: Bool = true) -> LayoutScreen.Part {
    part(name, 20, .fullWidth(height: 30)) { section in
      section.headerPinsToVisibleBounds = pins
      section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.size = CGSize(width: 0, height: 25)
      }
    }
  }

  @Test("a pinned header stays at the top edge, and others don't")
  func pinnedHeaders() {
    screen.parts = [pinning("pinned"), pinning("loose", false)]
    screen.view.update()
    #expect(screen.faults.isEmpty)
    func header(_ section: Int) -> CGFloat? {
      screen.view.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    screen.scroll(to: 100)
    #expect(header(0) == 100)
    screen.scroll(to: 615)
    #expect(header(0) == 600, "the end of its section pushes it out")
    screen.scroll(to: 700)
    #expect(header(1) == 625)
  }

  @Test("a flow layout pins its headers where all sections want it, and else is left alone")
  func pinnedHeadersInFlow() {
    let flow = UICollectionViewFlowLayout()
    screen.view.collectionViewLayout = flow
    var diagnostics: [ListDiagnostic] = []
    screen.view.listDiagnostics.onDiagnostic = { diagnostics.append($0) }
    func pins(_ parts: [LayoutScreen.Part]) -> Bool {
      screen.parts = parts
      screen.view.update()
      screen.window.layoutIfNeeded()
      return flow.sectionHeadersPinToVisibleBounds
    }
    #expect(!pins([pinning("a", false)]))
    #expect(pins([pinning("a"), pinning("b")]))
    #expect(pins([pinning("a"), part("none", 2, .fullWidth(height: 10), from: 50)]))
    #expect(diagnostics.isEmpty)
    #expect(!pins([pinning("a"), pinning("b", false)]))
    #expect(diagnostics == [.headerNotPinned(section: "a")])
    flow.sectionHeadersPinToVisibleBounds = true
    #expect(pins([pinning("a", false)]), "the app's own word stays")
    #expect(screen.faults.isEmpty)
  }

  @Test("a list's row is as high as its content, and so is a header without a size")
  func selfSizing() {
    screen.parts = [
      part("a", 3, .selfSizing(estimated: 30)) { section in
        section.create(.header) { (header: SectionHeaderFooter<HighHeader>) in
          header.configureView { view, _ in view.wanted = 70 }
        }
      }
    ]
    screen.height = { 20 + CGFloat($0.id) * 10 }
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.frame(0, 0) == CGRect(x: 0, y: 70, width: 320, height: 20))
    #expect(screen.frame(0, 1) == CGRect(x: 0, y: 90, width: 320, height: 30))
    #expect(screen.frame(0, 2) == CGRect(x: 0, y: 120, width: 320, height: 40))
  }

  @Test("rows of such a section keep its insets on both sides")
  func selfSizingInsets() {
    screen.parts = [
      part("a", 2, .selfSizing(estimated: 30)) { section in
        section.insets = LayoutSection.EdgeInsets(leading: 10, trailing: 25)
      }
    ]
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.frame(0, 1) == CGRect(x: 10, y: 30, width: 285, height: 30))
  }

  @Test("nothing on screen jumps when estimates were wrong and rows come above")
  func noJump() {
    screen.parts = [part("a", 60, .selfSizing(estimated: 30), from: 100)]
    screen.height = { 15 + CGFloat($0.id % 5) * 20 }
    screen.view.update()
    screen.window.layoutIfNeeded()
    screen.scroll(to: 1_000)
    let before = screen.places
    screen.parts[0].letters.insert(
      contentsOf: (0..<10).map { Letter(id: $0, text: "\($0)") }, at: 0)
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.places == before)
    screen.parts[0].letters.shuffle()
    screen.parts[0].letters.swapAt(0, 1)
    screen.view.reload()
    screen.window.layoutIfNeeded()
    #expect(screen.view.visibleCells.allSatisfy { $0.frame.height == ($0 as? HighCell)?.wanted })
  }

  @Test("upwards over rows that were never measured, each row stays where it was scrolled to")
  func upwards() {
    screen.parts = [part("a", 60, .selfSizing(estimated: 30))]
    screen.height = { 15 + CGFloat($0.id % 5) * 20 }
    screen.view.update()
    screen.window.layoutIfNeeded()
    screen.view.contentOffset.y = 1_200
    screen.window.layoutIfNeeded()
    for _ in 0..<8 {
      let before = screen.places
      screen.scroll(to: screen.view.contentOffset.y - 40)
      for (id, place) in screen.places {
        guard let old = before[id], old >= 0 else { continue }
        #expect(place == old + 40)
      }
    }
  }

  @Test("a state's row stands below a grid, as high as its words")
  func stateRow() async {
    let states = StateRowsModel()
    screen.parts = [
      part("grid", 4, .columns(3, height: .points(40))) { section in section.show(states.states) },
      part("rows", 2, .fullWidth(height: 30), from: 10),
    ]
    screen.view.update()
    screen.window.layoutIfNeeded()
    let row = screen.view.cellForItem(at: IndexPath(item: 4, section: 0)) as? StateRowCell
    #expect(row?.frame.minY.rounded() == 80)
    #expect(row?.frame.height == row?.row.height(in: 320))
    #expect(screen.frame(1, 0)?.minY.rounded() == row?.frame.maxY.rounded())
    states.states.setState(.loading)
    await laterTurns()
    screen.window.layoutIfNeeded()
    #expect(screen.view.numberOfItems(inSection: 0) == 1)
  }

  @Test("a state's row in the place of cards is as wide as the list, and the cards come back")
  func stateInsteadOfCards() async {
    let states = StateRowsModel()
    states.states.setState(.loading)
    await laterTurns()
    screen.parts = [
      part("cards", 4) { section in
        section.layout { _ in .cards }
        section.show(states.states)
      }
    ]
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.view.numberOfItems(inSection: 0) == 1)
    #expect(screen.frame(0, 0)?.width == 320)
    states.states.setState(.success)
    await laterTurns()
    screen.window.layoutIfNeeded()
    #expect(screen.view.numberOfItems(inSection: 0) == 4)
    #expect(screen.frame(0, 1) == CGRect(x: 110, y: 0, width: 100, height: 80))
  }

  @Test("a view that is dropped is freed, and with it what its layout was declared by")
  func life() {
    weak var view: UICollectionView?
    weak var layout: UICollectionViewLayout?
    do {
      let screen = LayoutScreen()
      screen.parts = [part("a", 3) { section in section.layout { _ in .cards } }]
      screen.view.update()
      screen.window.layoutIfNeeded()
      view = screen.view
      layout = screen.view.collectionViewLayout
    }
    StandInAnimations.finish()
    #expect(view == nil)
    #expect(layout == nil)
  }
}

extension NSCollectionLayoutSection {
  /// Cards of 100 × 80 points, 10 points apart, in as many rows as there is need for.
  fileprivate static var cards: NSCollectionLayoutSection {
    let card = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(80))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: card)])
    row.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
    return section
  }
}
