import ConveneLists
import ConveneStates
import ConveneTesting
import Testing

/// A declaration as an app writes it for all its platforms: generic over cell and list view.
@MainActor
private func declare<Cell: ReusableCell>(
  pages: PageLoader<Int, Int>, in conv: Conv<Cell.Host>,
  show: @escaping @MainActor (Int, Cell) -> Void
) where Cell.Host: StateRowList {
  conv.create("numbers") { section in
    section.create(for: pages.elements) { (number, item: Item<Cell>) in
      item.configureCell { cell, _ in show(number, cell) }
    }
  }
  conv.loadMore(from: pages)
}

@Suite("States in rows of a list, declared for any list view")
@MainActor
struct StateRowListTests {
  private let clock = TestClock()
  private let load = TestLoad<Page<Int, Int>>()
  private let pages: PageLoader<Int, Int>
  private let host: TestHost<TestList>

  init() {
    pages = PageLoader(states: StateModel(on: clock)) { [load] cursor in
      try await load.run("\(cursor ?? 0)")
    }
    host = TestHost { [pages] conv in
      declare(pages: pages, in: conv) { (number, cell: TestCell) in cell.text = "No. \(number)" }
    }
    host.detail = []
  }

  /// What follows the items.
  private var end: [Substring] { Array(host.tree.split(separator: "\n").drop { $0 != "more" }) }

  private func answer(_ page: Page<Int, Int>) async {
    await load.succeed(page)
    await clock.advance(by: .seconds(1))
  }

  @Test("while the next page loads, a spinner turns at the end; the last one takes it away")
  func loading() async throws {
    pages.load()
    await answer(Page([1], next: 2))
    #expect(load.queries == ["0", "2"], "the end is in sight")
    try host.expect(
      """
      numbers
        ○ “No. 1”
      more
        ○ spinner “Loading More…”
      """)
    await answer(Page([2], next: nil))
    try host.expect(
      """
      numbers
        ○ “No. 1”
        ○ “No. 2”
      """)
  }

  @Test("the row has an identifier, a class and an estimated height, and can't be selected")
  func row() async throws {
    pages.load()
    await answer(Page([1], next: 2))
    host.detail = .all
    #expect(end == ["more", "  ○ more spinner “Loading More…” · StateRow 320 × 48"])
    #expect(try !host.tap("more"))
    #expect(try !host.tap("Loading More…"), "it goes by what is to be read on it, too")
    #expect(host.selection.isEmpty)
    #expect(try host.cell(TestCell.self, of: "more").text == "Loading More…")
  }

  @Test("a page that fails says so, and its button tries it again")
  func error() async throws {
    pages.load()
    await answer(Page([1], next: 2))
    await load.fail()
    await clock.advance(by: .seconds(1))
    #expect(end == ["more", "  ○ “Could not load more.” [Try Again]"])
    try await host.press("Try Again")
    #expect(load.queries == ["0", "2", "2"])
    await answer(Page([2], next: nil))
    #expect(pages.elements == [1, 2])
    #expect(end.isEmpty)
  }

  @Test("where loading more was given up, a button goes on")
  func paused() async throws {
    pages.load()
    await answer(Page([1], next: 2))
    pages.cancel()
    await clock.advance(by: .seconds(1))
    #expect(end == ["more", "  ○ [Load More]"])
    try await host.press("Load More")
    await clock.advance(by: .seconds(1))
    #expect(end == ["more", "  ○ spinner “Loading More…”"])
  }

  @Test("at the very end stands what the app has to say there")
  func theEnd() async throws {
    pages.moreStates.contentLibrary[.empty] = StateContent(title: "That’s all")
    pages.load()
    await answer(Page([1], next: nil))
    #expect(end == ["more", "  ○ “That’s all”"])
  }

  @Test(
    "the next page is asked for when half as many items follow as are in view",
    arguments: [false, true])
  func distance(ofSection isOfSection: Bool) async {
    let host = TestHost { [pages] conv in
      conv.create("numbers") { section in
        section.create(for: pages.elements) { (_, _: Item<TestCell>) in }
        if isOfSection { section.loadMore(from: pages) }
      }
      if !isOfSection { conv.loadMore(from: pages) }
    }
    pages.load()
    await answer(Page(Array(0..<60), next: 60))
    host.resize(width: 320, height: 440)
    host.scroll(by: 44 * 44)
    await host.settle()
    #expect(load.queries == ["0"], "of 60 rows 10 are in view, and 6 follow")
    host.scroll(by: 44)
    await host.settle()
    #expect(load.queries == ["0", "60"])
  }

  @Test("a section shows pages that come while its state stays, whoever asks for them")
  func pagesOfSection() async {
    let host = TestHost { [pages] conv in
      conv.create("pages") { section in
        section.show(pages)
        section.create(for: pages.elements) { (_, _: Item<TestCell>) in }
      }
    }
    pages.load()
    await answer(Page([1], next: 2))
    #expect(host.items == [["1"]])
    pages.loadMore()
    await answer(Page([2], next: nil))
    #expect(host.items == [["1", "2"]])
  }

  @Test("a section that is declared for any list view shows a loader, its pages, or a state")
  func sections() async throws {
    func declare<Cell: ReusableCell>(
      _ loader: ScreenLoader<[Int]>, _ states: StateModel, of cell: Cell.Type,
      in conv: Conv<Cell.Host>
    ) where Cell.Host: StateRowList {
      conv.create("loader") { section in
        section.show(loader)
        section.create(for: loader.value ?? []) { (_, _: Item<Cell>) in }
      }
      conv.create("pages") { section in
        section.show(pages)
        section.create(for: pages.elements) { (_, _: Item<Cell>) in }
        section.loadMore(from: pages)
      }
      conv.create("state") { section in section.show(states) }
    }
    let answer = TestLoad<[Int]>()
    let loader = ScreenLoader(states: StateModel(on: clock), load: answer.run)
    let states = StateModel(on: clock)
    states.setState(.noInternet)
    let host = TestHost { conv in declare(loader, states, of: TestCell.self, in: conv) }
    host.detail = []
    loader.load()
    pages.load()
    await clock.advance(by: .seconds(1))
    try host.expect(
      """
      loader
        ○ spinner “Loading…”
      pages
        ○ spinner “Loading…”
      state
        ○ “No Internet Connection” “Check your connection and try again.”
      """)
    await answer.fail()
    await load.succeed(Page([1], next: 2))
    await load.fail()
    states.setState(.success)
    await clock.advance(by: .seconds(1))
    try host.expect(
      """
      loader
        ○ “Something Went Wrong” “Please try again.” [Try Again]
      pages
        ○ 1
        ○ “Could not load more.” [Try Again]
      state
      """)
  }
}
