import ConveneDiff
import ConveneLists
import Foundation
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("In a flow layout cells say their own size where it asks them")
struct SelfSizingTests {
  private func screen(
    estimate: CGSize, hasListLayout: Bool = false, count: Int = 60,
    height: @escaping @MainActor (Letter) -> CGFloat = { 15 + CGFloat($0.id % 5) * 20 }
  ) -> LayoutScreen {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let screen = LayoutScreen(hasListLayout ? ListLayout() : layout)
    screen.parts = [
      LayoutScreen.Part(
        name: "a", letters: (0..<count).map { Letter(id: $0, text: "\($0)") },
        sizing: .selfSizing(estimated: 30))
    ]
    screen.height = height
    screen.view.update()
    screen.window.layoutIfNeeded()
    return screen
  }

  @Test("rows are as high as their cells want")
  func rows() {
    let screen = screen(estimate: CGSize(width: 320, height: 30))
    #expect((0..<4).map { screen.frame(0, $0)?.minY } == [0, 15, 50, 105])
    #expect(screen.frame(0, 3) == CGRect(x: 0, y: 105, width: 320, height: 75))
  }

  @Test("where it doesn't, they are as high as estimated")
  func estimates() {
    let screen = screen(estimate: .zero)
    #expect((0..<4).map { screen.frame(0, $0)?.minY } == [0, 30, 60, 90])
  }

  @Test("that cells aren't asked is told of a flow layout without an estimate, and of no other")
  func told() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 30)
    for (layout, isTold) in [
      (UICollectionViewFlowLayout(), true), (flow, false), (ListLayout(), false),
    ] as [(UICollectionViewLayout, Bool)] {
      let screen = LayoutScreen(layout)
      var told: [ListDiagnostic] = []
      screen.view.listDiagnostics.onDiagnostic = { told.append($0) }
      screen.parts = [
        LayoutScreen.Part(name: "a", letters: [Letter(id: 1)], sizing: .selfSizing(estimated: 30))
      ]
      screen.view.update()
      #expect(told == (isTold ? [.cellsNotMeasured(section: "a")] : []))
    }
  }

  @Test("nothing on screen jumps when rows come and go above, whatever they were estimated to be")
  func noJump() {
    let screen = screen(estimate: CGSize(width: 320, height: 30))
    screen.scroll(to: 900)
    let before = screen.places
    screen.parts[0].letters.insert(
      contentsOf: (100..<120).map { Letter(id: $0, text: "\($0)") }, at: 0)
    screen.parts[0].letters.removeSubrange(20..<24)
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.places == before)
  }

  @Test(
    "where no more is left than fits, and is lower than estimated, it is seen from its first row on",
    arguments: [false, true])
  func allFits(hasListLayout: Bool) {
    let screen = screen(
      estimate: CGSize(width: 320, height: 30), hasListLayout: hasListLayout, count: 112
    ) { _ in 10 }
    screen.scroll(to: screen.bottom)
    screen.parts[0].letters.removeSubrange(30..<105)
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.places.count == 37)
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test(
    "what stays at the bottom edge stays there, however much more than estimated fits above it",
    arguments: [false, true])
  func muchAbove(hasListLayout: Bool) throws {
    let screen = screen(
      estimate: CGSize(width: 320, height: 30), hasListLayout: hasListLayout, count: 600
    ) { _ in 10 }
    screen.scroll(to: 2_000)
    let last = try #require(screen.view.indexPathsForVisibleItems.max())
    let before = try #require(screen.places["\(last.item)"])
    #expect(before > 400)
    screen.parts[0].letters.replaceSubrange(
      ..<last.item, with: (1_000..<1_300).map { Letter(id: $0, text: "\($0)") })
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.places["\(last.item)"] == before)
    #expect(screen.faults == [])
  }

  @Test("a layout that says something else each time is scrolled three times, and left at that")
  func restless() {
    let layout = RestlessLayout()
    let screen = LayoutScreen(layout)
    let letters = (0..<100).map { Letter(id: $0, text: "\($0)") }
    screen.parts = [LayoutScreen.Part(name: "a", letters: letters, sizing: .fullWidth(height: 30))]
    screen.view.update()
    screen.scroll(to: 900)
    screen.parts[0].letters.removeFirst()
    layout.isRestless = true
    let counter = ScrollCounter()
    screen.view.delegate = counter
    screen.view.update()
    #expect(counter.count == 3)
  }

  @Test("a row that is filled again with more is as high as it wants then")
  func reconfigured() {
    let screen = screen(estimate: CGSize(width: 320, height: 30))
    screen.parts[0].letters[1].text = "more"
    screen.height = { $0.text == "more" ? 200 : 15 + CGFloat($0.id % 5) * 20 }
    let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0))
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(screen.frame(0, 1)?.height == 200)
    #expect(screen.frame(0, 2)?.minY == 215)
  }
}

/// A layout whose rows are elsewhere each time that it is asked for one.
private final class RestlessLayout: UICollectionViewFlowLayout {
  var isRestless = false
  private var shift: CGFloat = 0

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    guard isRestless else { return attributes }
    shift += 1
    attributes?.frame.origin.y += shift
    return attributes
  }
}

/// A delegate that counts how often a list is scrolled.
private final class ScrollCounter: NSObject, UICollectionViewDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
