import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("PageLoader")
struct PageLoaderTests {
  private let failure = URLError(.badServerResponse)

  @Test("pages are asked for one after the other and appended, until the last")
  func appends() async {
    let pages = ControlledPages()
    var told: [[Int]] = []
    pages.loader.onElements = { told.append($0) }
    #expect(pages.loader.more == .idle)
    pages.loader.loadMore()
    #expect(pages.work.count == 0, "nothing follows before a first page")
    await pages.load([1, 2], next: 2)
    #expect(pages.loader.states.display.body == .content)
    #expect(pages.loader.more == .idle)
    await pages.loadMore([3], next: 3)
    await pages.loadMore([4], next: nil)
    #expect(pages.loader.elements == [1, 2, 3, 4])
    #expect(told == [[1, 2], [1, 2, 3], [1, 2, 3, 4]])
    #expect(pages.loader.more == .end)
    #expect(pages.work.queries == ["@", "@2", "@3"])
    pages.loader.loadMore()
    await pages.settle()
    #expect(pages.work.count == 3)
    #expect(pages.loader.states.display == ScreenDisplay(body: .content))
  }

  @Test("asked for five times, the next page is loaded once")
  func once() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    for _ in 0..<5 { pages.loader.loadMore() }
    #expect(pages.loader.more == .loading)
    await pages.settle()
    #expect(pages.work.count == 2)
    await pages.end(1, with: .success(Page([2], next: 3)))
    #expect(pages.loader.elements == [1, 2])
    #expect(pages.work.count == 2)
  }

  @Test("a page that is quick shows no spinner; one that isn't shows it for its minimum")
  func spinner() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    await pages.bench.advance(499, pages.loader)
    #expect(!pages.row.isSpinning && pages.row.title.isEmpty)
    await pages.bench.advance(1, pages.loader)
    #expect(pages.row.isSpinning)
    #expect(pages.row.title == "Loading More…")
    await pages.end(1, with: .success(Page([2], next: 3)))
    #expect(pages.loader.elements == [1, 2], "the page is there at once")
    await pages.bench.advance(499, pages.loader)
    #expect(pages.row.isSpinning)
    await pages.bench.advance(1, pages.loader)
    #expect(!pages.row.isSpinning && pages.row.title.isEmpty)

    pages.loader.loadMore()
    await pages.bench.advance(300, pages.loader)
    await pages.end(2, with: .success(Page([3], next: 4)))
    await pages.bench.advance(1_000, pages.loader)
    #expect(!pages.row.isSpinning)
  }

  @Test("a page that takes long says so and can be given up; then it is loaded by hand")
  func patience() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    await pages.bench.advance(10_000, pages.loader)
    #expect(pages.row.subtitle == "Still loading. This takes longer than usual.")
    #expect(pages.row.buttons.map(\.action) == [.cancel])
    pages.loader.moreStates.perform(.cancel)
    await pages.settle()
    #expect(pages.loader.more == .paused)
    #expect(pages.row.buttons.map(\.label) == ["Load More"])
    await pages.end(1, with: .success(Page([2], next: 3)))
    await pages.settle()
    #expect(pages.loader.elements == [1], "what was given up doesn't land")
    pages.loader.moreStates.perform(.retry)
    #expect(pages.loader.more == .loading)
    await pages.end(2, with: .success(Page([2], next: nil)))
    #expect(pages.loader.elements == [1, 2])
    #expect(pages.work.queries == ["@", "@2", "@2"])
  }

  @Test("a page that fails says so, and is tried again once however often it is asked for")
  func failing() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    await pages.end(1, with: .failure(failure))
    #expect(pages.loader.more == .failed(.error))
    #expect(pages.row.title == "Could not load more.")
    #expect(pages.row.buttons.map(\.label) == ["Try Again"])
    #expect(pages.loader.states.display == ScreenDisplay(body: .content), "the screen is as it was")
    #expect(pages.loader.error == nil)
    for _ in 0..<5 { pages.loader.moreStates.perform(.retry) }
    await pages.end(2, with: .success(Page([2], next: nil)))
    #expect(pages.loader.elements == [1, 2])
    #expect(pages.loader.more == .end)
    #expect(pages.work.count == 3)
    #expect(pages.row.title.isEmpty && pages.row.buttons.isEmpty)
  }

  @Test("the app reads errors of further pages, too")
  func classifies() async {
    let signedOut = ViewState("signedOut")
    let loader = PageLoader<Int, Int>(
      first: Page([1], next: 2), states: Bench().model(),
      classify: { _ in .state(signedOut) }, load: { _ in throw URLError(.badServerResponse) })
    loader.loadMore()
    await wait { loader.more == .failed(.state(signedOut)) }
  }

  @Test("the end says something where the app has words for it, but never of an empty list")
  func endText() async {
    let bench = Bench()
    var library = StateContentLibrary.builtIn(languages: ["en"])
    library.wording.endReached = "That’s all."
    let loader = PageLoader<Int, Int>(states: bench.model(library: library)) { cursor in
      Page(cursor == nil ? [1] : [2], next: cursor == nil ? 2 : nil)
    }
    await loader.load().value
    loader.loadMore()
    await wait { loader.more == .end }
    await bench.settle(loader)
    #expect(loader.moreStates.rendered.title == "That’s all.")
    loader.modify { $0 = [] }
    await bench.settle(loader)
    #expect(loader.moreStates.rendered.title.isEmpty)
    #expect(loader.states.display.body == .empty)
  }

  @Test("a refresh gives up what loads more; its page replaces all, and the end is another one")
  func refreshes() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    await pages.loadMore([2], next: 3)
    pages.loader.loadMore()
    await wait { pages.work.count == 3 }
    #expect(pages.loader.round == 1)
    pages.loader.refresh()
    #expect(pages.loader.more == .paused)
    #expect(pages.loader.elements == [1, 2])
    await wait { pages.work.count == 4 }
    await pages.end(3, with: .success(Page([7], next: 8)))
    #expect(pages.loader.elements == [7])
    #expect(pages.loader.more == .idle)
    #expect(pages.loader.round == 2)
    pages.work.end(2, with: .success(Page([3], next: 4)))
    await pages.settle()
    #expect(pages.loader.elements == [7], "the late page of before is dropped")
    await pages.loadMore([8], next: nil)
    #expect(pages.work.queries == ["@", "@2", "@3", "@", "@8"])
  }

  @Test("after a refresh that fails, more is loaded by hand")
  func failedRefresh() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    await wait { pages.work.count == 2 }
    pages.loader.refresh()
    await wait { pages.work.count == 3 }
    await pages.end(2, with: .failure(failure))
    #expect(pages.loader.error != nil)
    #expect(pages.loader.more == .paused)
    #expect(pages.loader.states.display.accessory == .errorBanner(.error))
    await pages.loadMore([2], next: nil)
    #expect(pages.loader.elements == [1, 2])
  }

  @Test("a page that lands while the first one is loaded anew goes with all others")
  func moreWhileRefreshing() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.refresh()
    await wait { pages.work.count == 2 }
    pages.loader.loadMore()
    await wait { pages.work.count == 3 }
    pages.work.end(2, with: .success(Page([2], next: 3)))
    await wait { pages.loader.elements == [1, 2] }
    await pages.end(1, with: .success(Page([5], next: nil)))
    #expect(pages.loader.elements == [5])
    #expect(pages.loader.more == .end)
  }

  @Test("giving up is no error: by the app's load, by the task, or by hand")
  func cancelled() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    let errors: [any Error] = [CancellationError(), URLError(.cancelled)]
    for (index, error) in errors.enumerated() {
      pages.loader.loadMore()
      await pages.end(1 + index, with: .failure(error))
      #expect(pages.loader.more == .paused)
    }
    pages.loader.loadMore()
    pages.loader.cancel()
    #expect(pages.loader.more == .paused)
    #expect(pages.loader.error == nil)
    #expect(pages.loader.states.display == ScreenDisplay(body: .content))
    pages.work.endAll()
  }

  @Test("who is told of elements may ask for more at once")
  func asksWhenTold() async {
    let bench = Bench()
    let loader = PageLoader<Int, Int>(states: bench.model()) { cursor in
      Page([cursor ?? 0], next: (cursor ?? 0) < 5 ? (cursor ?? 0) + 1 : nil)
    }
    loader.onElements = { [weak loader] _ in loader?.loadMore() }
    loader.load()
    await wait { loader.more == .end }
    await bench.settle(loader)
    #expect(loader.elements == [0, 1, 2, 3, 4, 5])
    #expect(loader.moreStates.display.body == .empty)
  }

  @Test("what is there from the start has an end, too")
  func cached() async {
    let pages = ControlledPages(first: Page([1, 2], next: 9))
    #expect(pages.loader.states.display.body == .content)
    await pages.loadMore([3], next: nil)
    #expect(pages.loader.elements == [1, 2, 3])
    #expect(pages.work.queries == ["@9"])
  }

  @Test("pages follow the query that was loaded, whatever is typed")
  func query() async {
    let pages = ControlledPages()
    pages.loader.query = "tea"
    await pages.load([1], next: 2)
    pages.loader.query = "teapot"
    await pages.loadMore([2], next: 3)
    #expect(pages.work.queries == ["tea@", "tea@2"])
    await pages.load([], next: nil)
    #expect(pages.loader.states.display.body == .noResults(query: "teapot"))
  }

  @Test("changing elements in place keeps what follows")
  func modifies() async {
    let pages = ControlledPages()
    await pages.load([1, 2, 3], next: 2)
    pages.loader.modify { $0.removeAll { $0 == 2 } }
    #expect(pages.loader.elements == [1, 3])
    await pages.loadMore([4], next: nil)
    #expect(pages.loader.elements == [1, 3, 4])
    pages.loader.modify { $0 = [] }
    await pages.settle()
    #expect(pages.loader.states.display.body == .empty)
  }

  @Test("with the loader go its loads, tasks and timers")
  func lifetime() async {
    let clock = ManualClock()
    let isCancelled = Counter()
    var loader: PageLoader<Int, Int>? = PageLoader(
      first: Page([1], next: 2), states: StateModel(clock: clock)
    ) { _ in
      try await withTaskCancellationHandler {
        try await clock.sleep(until: .init(offset: .seconds(1_000)), tolerance: nil)
      } onCancel: {
        isCancelled.increment()
      }
      return Page([], next: nil)
    }
    weak let gone = loader
    loader?.loadMore()
    await wait { clock.sleeperCount == 2 }
    loader = nil
    #expect(gone == nil)
    await wait { isCancelled.value == 1 && clock.sleeperCount == 0 }
  }
}
