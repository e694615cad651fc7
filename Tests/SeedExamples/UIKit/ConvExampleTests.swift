import Testing

@MainActor
@Suite("Conv: a collection view's data and its look in one place, over UIKit")
struct ConvExampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 302, height: 700))
  private let controller = ImagesViewController()
  private let navigation: UINavigationController

  init() {
    UIImage.standInNames = ["forest", "moon", "mountain", "lake"]
    UIScreen.main.standInBounds = window.bounds
    navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  private var list: UICollectionView { controller.collectionView }

  private var headers: [Header] {
    list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { $0 as? Header }.sorted { $0.frame.minY < $1.frame.minY }
  }

  private var names: [[String?]] {
    (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).map { item in
        (list.cellForItem(at: IndexPath(item: item, section: section)) as? Cell)?.imageName
      }
    }
  }

  @Test("three sections with their names in capitals on their colours, and three columns")
  func shown() {
    #expect(headers.map(\.nameLabel.text) == ["ONE", "TWO", "THREE"])
    #expect(headers.map(\.backgroundColor) == SectionType.allCases.map(\.backgroundColor))
    #expect(
      headers.map(\.frame)
        == [0, 150, 300].map { CGRect(x: 0, y: $0, width: 302, height: 50) })
    #expect(names == Array(repeating: ["forest", "moon", "mountain"], count: 3))
    // edge = floor((302 − 2) / 3)
    let first = list.visibleCells.prefix(3).map(\.frame)
    #expect(first == [0, 101, 202].map { CGRect(x: $0, y: 50, width: 100, height: 100) })
    #expect((list.visibleCells.first as? Cell)?.imageView.image == UIImage(named: "forest"))
  }

  @Test("the edge follows the width", arguments: [200, 301, 320, 375, 1000] as [CGFloat])
  func edges(width: CGFloat) {
    window.frame.size.width = width
    window.layoutIfNeeded()
    list.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    let edge = floor((width - 2) / 3)
    let cells = list.visibleCells.prefix(3).map(\.frame)
    #expect(cells.map(\.width) == [edge, edge, edge])
    #expect(Set(cells.map(\.minY)) == [50], "three columns")
  }

  @Test("selecting an image opens its detail")
  func selecting() {
    list.standInTap(at: IndexPath(item: 2, section: 1))
    let detail = navigation.topViewController as? DetailViewController
    #expect(detail?.imageName == "mountain")
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController === controller)
  }

  @Test("update shows the difference, and reload all")
  func updating() {
    controller.itemModels.insert(ItemModel(imageName: "lake"), at: 1)
    controller.sectionTypes = [.three, .one]
    controller.declare()
    controller.update()
    window.layoutIfNeeded()
    #expect(list.lastUpdate?.removedSections == 1)
    #expect(list.lastUpdate?.movedSections == 1)
    #expect(list.lastUpdate?.inserted == 2)
    #expect(headers.map(\.nameLabel.text) == ["THREE", "ONE"])
    #expect(names == Array(repeating: ["forest", "lake", "moon", "mountain"], count: 2))

    controller.itemModels.removeLast()
    controller.declare()
    controller.reload()
    window.layoutIfNeeded()
    #expect(list.lastUpdate?.kind == .reload)
    #expect(names == Array(repeating: ["forest", "lake", "moon"], count: 2))
  }

  @Test("the first form shows users, hobbies and teams")
  func firstForm() {
    let controller = FirstForm.ViewController()
    let list = controller.collectionView
    window.addSubview(list)
    controller.declare()
    list.update()
    window.layoutIfNeeded()
    var texts: [String?] { list.visibleCells.map { ($0 as? FirstForm.LabelCell)?.label.text } }
    #expect(texts == ["Ada", "Grace", "Chess", "Red", "Blue"])
    #expect(list.visibleCells.map(\.frame.height) == [60, 60, 40, 40, 40])
    controller.users.append(FirstForm.User(name: "Alan"))
    controller.hobbies = []
    controller.declare()
    list.update(animated: false)
    window.layoutIfNeeded()
    #expect(texts == ["Ada", "Grace", "Alan", "Red", "Blue"])
  }
}
