import Testing

@MainActor
@Suite("An empty state without a library, over UIKit")
struct EmptyLabelExampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let sentence = "Text that you want to display"

  private func show(_ controller: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.standInBars = UIEdgeInsets(top: 96, left: 0, bottom: 49, right: 0)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return navigation
  }

  @Test("the label is centred on the screen, and not between the bars")
  func centred() {
    let controller = YourViewController()
    let navigation = show(controller)
    #expect(navigation.view.subviews.last === controller.emptyLabel)
    #expect(controller.emptyLabel.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("it is shown where there are no rows, lies in front and takes no touches")
  func counted() {
    let controller = YourViewController()
    _ = show(controller)
    #expect(window.standInShownTexts == [sentence])
    #expect(
      window.hitTest(CGPoint(x: 200, y: 300), with: nil)?.isDescendant(of: controller.view) == true)
    controller.yourItems = ["a", "b"]
    controller.collectionView.reloadData()
    window.layoutIfNeeded()
    #expect(window.standInShownTexts == [])
    #expect(controller.collectionView.visibleCells.count == 2)
    controller.yourItems = []
    controller.collectionView.reloadData()
    window.layoutIfNeeded()
    #expect(window.standInShownTexts == [sentence])
  }

  @Test("the library's follows the count by observation")
  func observed() async throws {
    let controller = ObservingViewController()
    _ = show(controller)
    #expect(window.standInShownTexts == [sentence])
    let label = try #require(window.label(sentence))
    #expect(label.convert(label.bounds, to: window).midY == 300, "as tall as the screen")
    controller.dataSource.items = ["a"]
    for _ in 0..<20 { await Task.yield() }
    #expect(window.standInShownTexts == [])
    controller.dataSource.items.removeAll()
    for _ in 0..<20 { await Task.yield() }
    #expect(window.standInShownTexts == [sentence])
  }
}
