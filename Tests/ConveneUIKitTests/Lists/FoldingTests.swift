import ConveneDiff
import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("Sections that the user folds by their headers")
struct FoldingTests {
  private let screen = CallbackScreen([["a", "b", "c"], ["d", "e"]])
  private var view: UICollectionView { screen.view }

  private func show(folds: Bool = true, pins: Bool = false) {
    screen.onSection = { [screen] section, index in
      section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.size = CGSize(width: 0, height: 30)
        header.dependsOn = index
        header.configureView { view, _ in view.text = "\(index)" }
      }
      section.headerPinsToVisibleBounds = pins
      if folds { section.expandable { screen.note("\(index) \($0)") } }
    }
    screen.show()
  }

  private func header(_ section: Int) -> UICollectionReusableView? {
    screen.window.layoutIfNeeded()
    return view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: .at(0, section))
  }

  private func chevron(_ section: Int) -> UIImageView? {
    header(section)?.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  /// Taps a header in its middle, as a finger would.
  private func tap(_ section: Int) {
    guard let header = header(section) else { return }
    screen.window.standInTap(
      at: header.convert(CGPoint(x: header.bounds.midX, y: header.bounds.midY), to: screen.window))
    screen.window.layoutIfNeeded()
  }

  @Test("a tap on the header folds the section in one batch, and another one unfolds it")
  func tapped() {
    show()
    let batches = view.standInBatches
    tap(0)
    #expect(screen.shown == ["d", "e"])
    #expect(view.standInBatches == batches + 1)
    #expect(screen.log == ["0 false"])
    tap(0)
    #expect(screen.shown == ["a", "b", "c", "d", "e"])
    #expect(screen.log == ["0 false", "0 true"])
  }

  @Test("an arrow at the header's end shows how it is, and is there once")
  func arrow() throws {
    show()
    let arrow = try #require(chevron(0))
    let header = try #require(self.header(0))
    #expect(arrow.image == UIImage(systemName: "chevron.down"))
    #expect(arrow.frame.maxX == header.bounds.width - header.layoutMargins.right)
    #expect(arrow.frame.midY == 15)
    tap(0)
    #expect(chevron(0) === arrow)
    #expect(arrow.image == UIImage(systemName: "chevron.forward"))
    #expect(header.gestureRecognizers?.count == 1)
  }

  @Test("a header whose section can't be folded has none, also where it could before")
  func notExpandable() {
    show()
    show(folds: false)
    #expect(chevron(0) == nil)
    tap(0)
    #expect(screen.shown == ["a", "b", "c", "d", "e"])
    #expect(header(0)?.gestureRecognizers?.isEmpty == true)
    show()
    tap(1)
    #expect(screen.shown == ["a", "b", "c"])
    #expect(screen.log == ["1 false"])
  }

  @Test("a header folds the section that it stands at by then")
  func moved() {
    show()
    screen.sections.insert(["x"], at: 0)
    screen.show()
    tap(2)
    #expect(screen.log == ["2 false"])
  }

  @Test("what is selected stays so while it is folded")
  func selection() {
    view.allowsMultipleSelection = true
    show()
    view.standInTap(at: .at(1))
    tap(0)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.selectedElements(of: String.self) == ["b"])
    tap(0)
    #expect(view.indexPathsForSelectedItems == [.at(1)])
  }

  @Test("where one at a time can be selected, another one takes the selection from a folded one")
  func single() {
    show()
    screen.onItem = { [screen] item, letter in item.didDeselect { _ in screen.note("- \(letter)") }
    }
    screen.show()
    view.standInTap(at: .at(1))
    tap(0)
    view.standInTap(at: .at(0, 1))
    #expect(view.selectedElements(of: String.self) == ["d"])
    #expect(screen.log == ["0 false", "- b"])
  }

  @Test("a header that is tapped stays where it is, whatever comes above it in the same update")
  func stays() {
    screen.sections = [
      (0..<20).map { "a\($0)" }, (0..<30).map { "b\($0)" }, (0..<30).map { "c\($0)" },
    ]
    show()
    view.contentOffset.y = 800
    #expect(header(1)?.frame.minY == 830)
    let declare = screen.onSection
    screen.onSection = { [screen] section, index in
      declare?(section, index)
      section.expandable { _ in screen.sections[0].insert("new \(screen.sections[0].count)", at: 0)
      }
    }
    screen.show()
    tap(1)
    #expect(header(1)?.frame.minY == 870)
    #expect(view.contentOffset.y == 840)
    #expect(view.numberOfItems(inSection: 1) == 0)
    tap(1)
    #expect(view.contentOffset.y == 880)
    #expect(view.numberOfItems(inSection: 1) == 30)
  }

  @Test("it stays also where nothing else that is seen does")
  func staysAlone() {
    screen.sections = [(0..<20).map { "a\($0)" }, (0..<30).map { "b\($0)" }, ["c"]]
    show()
    view.contentOffset.y = 800
    #expect(header(1)?.frame.minY == 830)
    screen.sections[0] = (0..<25).map { "new \($0)" }
    screen.sections[2] = (0..<30).map { "c\($0)" }
    tap(1)
    #expect(header(1)?.frame.minY == 1030)
    #expect(view.contentOffset.y == 1000)
  }
}
