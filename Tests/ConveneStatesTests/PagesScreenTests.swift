import ConveneStates
import ConveneTesting
import Testing

/// A list that comes in pages, as it is seen.
@Suite("A screen of pages")
@MainActor
struct PagesScreenTests {
  private let clock = TestClock()
  private let pages = TestLoad<Page<Int, Int>>()
  private let loader: PageLoader<Int, Int>
  private let screen: TestScreen
  /// What the end of the list shows.
  private let end: TestScreen

  init() {
    let pages = pages
    let loader = PageLoader<Int, Int>(states: StateModel(on: clock)) { cursor in
      try await pages.run("\(cursor ?? 0)")
    }
    self.loader = loader
    screen = TestScreen(loader: loader)
    end = TestScreen(states: loader.moreStates)
  }

  @Test("the first page is the screen's, each further one the end's")
  func pagesInTurn() async throws {
    loader.load()
    await clock.advance(by: .seconds(1))
    try screen.expect("state loading “Loading…”")
    await pages.succeed(Page([1, 2], next: 2))
    try screen.expect("content")
    loader.loadMore()
    await clock.advance(by: .seconds(1))
    try end.expect("state loading “Loading More…”")
    try screen.expect("content")
    await pages.succeed(Page([3], next: nil))
    await clock.advance(by: .seconds(1))
    #expect(loader.elements == [1, 2, 3])
    #expect(pages.queries == ["0", "2"])
  }

  @Test("a further page that fails is tried again at the end, and nothing above it changes")
  func failure() async throws {
    loader.load()
    await pages.succeed(Page([1], next: 1))
    loader.loadMore()
    await clock.settle()
    await pages.fail()
    #expect(end.tree.hasPrefix("state error"))
    try await end.press("Try Again")
    await pages.succeed(Page([2], next: nil))
    #expect(loader.elements == [1, 2])
    #expect(screen.moments.map(\.state.state) == [.success, .success])
  }

  @Test("a refresh gives up the page that was to follow, and begins a new round")
  func refresh() async throws {
    loader.load()
    await pages.succeed(Page([1], next: 1))
    loader.loadMore()
    await clock.settle()
    loader.refresh()
    await clock.settle()
    #expect(pages.waitingCount == 1)
    await pages.succeed(Page([10], next: nil))
    #expect(loader.elements == [10])
    #expect(loader.round == 2)
  }

  @Test("nothing on the first page is an empty screen")
  func empty() async throws {
    loader.load()
    await pages.succeed(Page([], next: nil))
    try screen.expect("state empty “Nothing Here Yet”")
    try screen.expectHistory(
      """
      0 ms  blank
      0 ms  empty “Nothing Here Yet”
      """)
  }
}
