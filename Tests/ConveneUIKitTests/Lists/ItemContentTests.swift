import ConveneDiff
import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
@Suite("Cells are filled by content configurations")
struct ItemContentTests {
  private let bench = ContentBench()

  @Test("a cell shows its configuration, and is filled again in place")
  func content() {
    bench.letters = [Letter(id: 1, text: "a"), Letter(id: 2, text: "b")]
    bench.show()
    #expect(bench.texts == ["a", "b", "fixed"])
    let cell = bench.cell(0)
    let content = cell?.standInContentView
    bench.letters[0].text = "A"
    bench.show()
    #expect(bench.texts == ["A", "b", "fixed"])
    #expect(bench.cell(0) === cell)
    #expect(cell?.standInContentView === content)
    #expect(bench.view.lastUpdate?.reconfigured == 2, "the letter, and the static row")
  }

  @Test("it is asked in each state of the cell, with the newest declaration's closure")
  func states() {
    bench.letters = [Letter(id: 1, text: "a")]
    bench.show()
    bench.view.standInTap(at: IndexPath(item: 0, section: 0))
    #expect(bench.texts == ["a, selected", "fixed"])
    bench.letters[0].text = "b"
    bench.show()
    #expect(bench.texts == ["b, selected", "fixed"])
    bench.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    #expect(bench.texts == ["b", "fixed"])
  }

  @Test("a configuration of the app's own, and accessories beside it")
  func custom() {
    bench.letters = [Letter(id: 1, text: "a", isOther: true)]
    bench.show()
    let view = bench.cell(0)?.standInContentView as? BadgeView
    #expect(view?.badge == "a")
    #expect((bench.cell(0) as? UICollectionViewListCell)?.accessories == [.checkmark()])
    bench.letters[0].text = "b"
    bench.show()
    #expect(view?.badge == "b")
    #expect(bench.cell(0)?.standInContentView === view)
  }

  @Test("a cell that is filled by state is never used for one that isn't")
  func kinds() {
    bench.letters = (0..<30).map { Letter(id: $0, text: "\($0)") }
    bench.show()
    let before = Set(bench.view.visibleCells.map(ObjectIdentifier.init))
    bench.isPlain = true
    bench.show()
    #expect(bench.view.visibleCells.allSatisfy { !before.contains(ObjectIdentifier($0)) })
    #expect(bench.view.visibleCells.allSatisfy { $0.contentConfiguration == nil })
    #expect(bench.view.visibleCells.first?.accessibilityLabel == "plain 0")
  }

  @Test("in a list layout a row is as high as its words")
  func heights() {
    let long = String(repeating: "word ", count: 30)
    bench.letters = [Letter(id: 1, text: "a"), Letter(id: 2, text: long)]
    bench.show()
    let heights = (0..<2).compactMap { bench.cell($0)?.frame.height }
    #expect(heights.count == 2)
    #expect(heights[0] == 43, "one line and its margins")
    #expect(heights[1] > 3 * 21)
    #expect(bench.cell(0)?.frame.width == 320)
  }

  @Test("what a cell was filled by is freed with it, and with its screen")
  func life() {
    weak var gone: ContentBench?
    do {
      let bench = ContentBench()
      bench.letters = [Letter(id: 1, text: "a")]
      bench.show()
      gone = bench
    }
    StandInAnimations.finish()
    #expect(gone == nil)
  }
}

@MainActor
private final class ContentBench {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  var letters: [Letter] = []
  var isPlain = false

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: ListLayout())
    window.addSubview(view)
    view.conv { [weak self] conv in
      conv.create { section in self?.declare(section) }
    }
  }

  private func declare(_ section: ListSection<UICollectionView>) {
    if isPlain {
      return section.create(for: letters) { letter, item in
        item.configureCell { cell, _ in cell.accessibilityLabel = "plain \(letter.id)" }
      }
    }
    section.create(for: letters.filter { !$0.isOther }) { letter, item in
      item.content { state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = letter.text + (state.isSelected ? ", selected" : "")
        return content
      }
    }
    section.create(for: letters.filter(\.isOther)) { letter, item in
      item.configureByState { cell, _ in
        cell.contentConfiguration = BadgeConfiguration(badge: letter.text)
      }
      item.configureCell { cell, _ in cell.accessories = [.checkmark()] }
    }
    section.create("fixed") { item in
      item.content { _ in
        var content = UIListContentConfiguration.cell()
        content.text = "fixed"
        return content
      }
    }
  }

  func show() {
    view.update()
    window.layoutIfNeeded()
  }

  var texts: [String] { view.visibleTexts }

  func cell(_ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }
}

/// A configuration of an app's own.
private struct BadgeConfiguration: UIContentConfiguration {
  var badge: String

  func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }
  func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var badge: String? { (configuration as? BadgeConfiguration)?.badge }

  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
