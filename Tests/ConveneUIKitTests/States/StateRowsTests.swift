import ConveneDiff
import ConveneLists
import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A section shows a state of its own in a row")
struct StateRowsTests {
  private let bench = StateRowsBench()

  @Test("loading stands in the place of the items, and nothing else is touched")
  func loading() async {
    bench.states.setState(.loading)
    bench.show()
    #expect(bench.texts == ["Friends", "Loading…", "Others", "x", "y"])
    #expect(bench.rows.first?.row.spinner.isHidden == false)
    let others = bench.view.cellForItem(at: IndexPath(item: 0, section: 1))
    bench.friends = ["a", "b"]
    bench.view.update()
    #expect(bench.texts == ["Friends", "Loading…", "Others", "x", "y"], "kept back")
    bench.states.setState(.success)
    await laterTurns()
    #expect(bench.texts == ["Friends", "a", "b", "Others", "x", "y"])
    #expect(bench.view.lastUpdate?.kind == .batches(1))
    #expect(bench.view.lastUpdate?.inserted == 2)
    #expect(bench.view.lastUpdate?.removed == 1)
    #expect(bench.view.cellForItem(at: IndexPath(item: 0, section: 1)) === others)
  }

  @Test("the row changes in place from a spinner to an error as high as its words, and retries")
  func error() async {
    var retries = 0
    bench.states.onRetry = { retries += 1 }
    bench.states.setState(.loading)
    bench.show()
    let row = bench.rows.first
    let height = row?.frame.height ?? 0
    bench.states.setState(.error)
    await laterTurns()
    #expect(bench.rows.first === row)
    #expect(row?.row.spinner.isHidden == true)
    #expect(bench.view.lastUpdate?.kind == .batches(0))
    #expect(bench.view.lastUpdate?.reconfigured == 1)
    let words = ["Something Went Wrong", "Please try again.", "Try Again"]
    #expect(bench.texts == ["Friends"] + words + ["Others", "x", "y"])
    #expect((row?.frame.height ?? 0) > height, "two texts and a button are higher than a spinner")
    #expect(row?.frame.height == row.map { $0.row.height(in: 320) })
    bench.view.button("Try Again")?.standInPress()
    #expect(retries == 1)
    bench.states.show(ScreenDisplay(body: .blank))
    await laterTurns()
    #expect(bench.texts == ["Friends", "Others", "x", "y"])
  }

  @Test("a refresh that failed is told below the items, as wide as the list")
  func failedRefresh() {
    bench.friends = ["a", "b", "c", "d"]
    bench.sizing = .columns(3, height: .points(40))
    bench.states.onRetry = {}
    bench.states.show(ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
    bench.show()
    #expect(
      bench.texts
        == [
          "Friends", "a", "b", "c", "d", "Could not be updated.", "Try Again", "Others", "x", "y",
        ])
    #expect(bench.rows.first?.frame.width == 320)
    #expect(bench.rows.first?.frame.minY.rounded() == 100, "below header and grid")
  }

  @Test("a loader needs no callback, and a hundred changes in one turn are one update")
  func loader() async {
    let loader = ScreenLoader<[Letter]>(
      states: StateModel(timing: LoadingTiming(delay: .zero, minimum: .zero))
    ) { [Letter(id: 1, text: "a"), Letter(id: 2, text: "b")] }
    bench.loader = loader
    bench.show()
    #expect(bench.texts == ["Friends", "Others", "x", "y"])
    loader.load()
    await laterTurns()
    #expect(bench.texts == ["Friends", "a", "b", "Others", "x", "y"])
    let before = bench.declared
    for _ in 0..<100 { loader.modify { $0.reverse() } }
    loader.modify { $0.removeFirst() }
    await laterTurns()
    #expect(bench.texts == ["Friends", "b", "Others", "x", "y"])
    #expect(bench.declared == before + 1)
  }

  @Test("a declaration for any list view shows the same row, as high as its words")
  func anyListView() {
    func declare<View: StateRowList>(_ states: StateModel, in conv: Conv<View>) {
      conv.create { $0.show(states) }
    }
    bench.states.setState(.error)
    bench.view.conv { [states = bench.states] in declare(states, in: $0) }
    bench.show()
    #expect(bench.texts == ["Something Went Wrong", "Please try again."])
    let row = bench.rows.first
    #expect(row?.frame.height == row.map { $0.row.height(in: 320) })
    #expect(bench.states.renderer === bench.view.stateRowSpeaker)
  }

  @Test("the row can't be selected, is spoken of as one, and its list speaks for it")
  func access() {
    bench.states.setState(.error)
    bench.show()
    bench.view.standInTap(at: IndexPath(item: 0, section: 0))
    #expect(bench.view.indexPathsForSelectedItems == [])
    let labels = bench.rows.flatMap(\.standInDescendants).filter(\.isAccessibilityElement)
      .compactMap(\.accessibilityLabel)
    #expect(labels.contains("Something Went Wrong, Please try again."))
    #expect(bench.states.renderer === bench.view.stateRowSpeaker)
  }

  @Test("where a screen draws the state, it speaks for it")
  func screenSpeaks() {
    let screen = StateView(states: bench.states)
    bench.states.setState(.error)
    bench.show()
    #expect(bench.states.renderer === screen)
  }

  @Test("pages: who has scrolled to the end sees the row that comes, and a retry")
  func pages() async {
    let pages = PageSource()
    bench.pages = pages.loader
    bench.show()
    pages.loader.load()
    await laterTurns()
    pages.answer(.success(0..<20))
    await laterTurns()
    #expect(bench.view.numberOfItems(inSection: 0) == 20)
    bench.view.contentOffset.y = bench.bottom
    bench.view.layoutIfNeeded()
    await laterTurns()
    #expect(pages.requests == 2, "the end was near")
    #expect(bench.texts.last == "Loading More…")
    #expect(bench.view.contentOffset.y == bench.bottom, "the row at the end is seen")
    pages.answer(.failure(URLError(.timedOut)))
    await laterTurns()
    #expect(bench.texts.suffix(2) == ["Could not load more.", "Try Again"])
    #expect(bench.view.contentOffset.y == bench.bottom)
    bench.view.button("Try Again")?.standInPress()
    await laterTurns()
    #expect(pages.requests == 3)
    pages.answer(.success(20..<25))
    await laterTurns()
    #expect(bench.view.numberOfItems(inSection: 0) == 25)
    #expect(bench.view.numberOfItems(inSection: 1) == 0, "there are no more")
  }

  @Test("a row grows with the reader's text size, and so does what the app sizes by it")
  func textSize() {
    bench.states.setState(.error)
    bench.show()
    let before = bench.rows.first?.frame.height ?? 0
    bench.window.standInTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    bench.window.layoutIfNeeded()
    let row = bench.rows.first
    #expect((row?.frame.height ?? 0) > 2 * before)
    #expect(row?.frame.height == row.map { $0.row.height(in: 320) })
  }

  @Test("its texts have the fonts of the reader's styles, which alone grow on a device")
  func fonts() {
    let row = StateRowView(frame: .zero)
    #expect(row.titleLabel.font == .preferredFont(forTextStyle: .body))
    #expect(row.subtitleLabel.font == .preferredFont(forTextStyle: .footnote))
  }

  @Test("a list that has gone is kept by nobody, and told nothing")
  func life() async {
    let states = StateModel()
    weak var gone: UICollectionView?
    do {
      let bench = StateRowsBench(states: states)
      states.setState(.error)
      bench.show()
      gone = bench.view
    }
    await laterTurns()
    #expect(gone == nil)
    states.setState(.loading)
    await laterTurns()
  }
}

/// Pages of letters that come when a test says so.
@MainActor
private final class PageSource {
  private(set) var requests = 0
  private var waiting: CheckedContinuation<Range<Int>, any Error>?
  private(set) lazy var loader = PageLoader<Letter, Int>(
    states: StateModel(
      contentLibrary: .builtIn(languages: ["en"]),
      timing: LoadingTiming(delay: .zero, minimum: .zero))
  ) { [weak self] _ in
    let range = try await self?.next() ?? 0..<0
    let letters = range.map { Letter(id: $0, text: "\($0)") }
    return Page(letters, next: range.count < 20 ? nil : range.upperBound)
  }

  private func next() async throws -> Range<Int> {
    requests += 1
    return try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func answer(_ result: Result<Range<Int>, any Error>) {
    let waiting = waiting
    self.waiting = nil
    waiting?.resume(with: result)
  }
}

/// A list of two sections, of which the first one has a state; or of one with pages.
@MainActor
private final class StateRowsBench {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let states: StateModel
  var loader: ScreenLoader<[Letter]>?
  var pages: PageLoader<Letter, Int>?
  var friends: [String] = []
  var sizing = ItemSizing.fullWidth(height: 40)
  private(set) var declared = 0

  init(states: StateModel? = nil) {
    self.states =
      states
      ?? StateModel(
        contentLibrary: .builtIn(languages: ["en"]),
        timing: LoadingTiming(delay: .zero, minimum: .zero))
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    view.conv { [weak self] conv in self?.declare(conv) }
  }

  private func declare(_ conv: Conv<UICollectionView>) {
    declared += 1
    if let pages {
      conv.create { section in
        section.itemSize = sizing
        create(pages.elements, in: section)
      }
      conv.loadMore(from: pages)
      return
    }
    conv.create("friends") { section in
      section.itemSize = sizing
      header("Friends", of: section)
      if let loader { section.show(loader) } else { section.show(states) }
      create(loader?.value ?? letters(friends), in: section)
    }
    conv.create("others") { section in
      section.itemSize = .fullWidth(height: 40)
      header("Others", of: section)
      create(letters(["x", "y"]), in: section)
    }
  }

  private func letters(_ texts: [String]) -> [Letter] {
    texts.map { Letter(id: Int($0.utf8.first ?? 0), text: $0) }
  }

  private func header(_ title: String, of section: ListSection<UICollectionView>) {
    section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
      header.size = CGSize(width: 0, height: 20)
      header.configureView { view, _ in view.text = title }
    }
  }

  private func create(_ letters: [Letter], in section: ListSection<UICollectionView>) {
    section.create(for: letters) { (letter, item: Item<TextCell>) in
      item.configureCell { cell, _ in cell.text = letter.text }
    }
  }

  func show() {
    view.update()
    window.layoutIfNeeded()
  }

  /// All texts on screen, top to bottom.
  var texts: [String] {
    window.layoutIfNeeded()
    return view.visibleTexts
  }

  var rows: [StateRowCell] { view.visibleCells.compactMap { $0 as? StateRowCell } }

  /// How far the list is scrolled at its end.
  var bottom: CGFloat { view.contentSize.height - view.bounds.height }
}
