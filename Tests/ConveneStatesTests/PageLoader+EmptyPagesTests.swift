import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("PageLoader: pages that bring nothing, and elements that come twice")
struct PageLoaderEmptyPagesTests {
  @Test("empty pages before one with elements are passed over")
  func passesOver() async {
    let pages = ControlledPages()
    pages.loader.load()
    await pages.end(0, with: .success(Page([], next: 2)))
    #expect(pages.loader.isBusy)
    await pages.end(1, with: .success(Page([1], next: 3)))
    #expect(pages.loader.elements == [1])
    pages.loader.loadMore()
    await pages.end(2, with: .success(Page([], next: 4)))
    await pages.end(3, with: .success(Page([], next: 5)))
    await pages.end(4, with: .success(Page([2], next: 6)))
    #expect(pages.loader.elements == [1, 2])
    #expect(pages.loader.more == .idle)
    #expect(pages.work.queries == ["@", "@2", "@3", "@4", "@5"])
  }

  @Test("after three in a row it is left to the person, and goes on where it stopped")
  func stops() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    for page in 2...4 {
      await pages.end(page - 1, with: .success(Page([], next: page + 1)))
    }
    await pages.settle()
    #expect(pages.work.count == 4)
    #expect(pages.loader.more == .paused)
    #expect(pages.row.buttons.map(\.label) == ["Load More"])
    #expect(pages.loader.elements == [1])
    await pages.loadMore([2], next: nil)
    #expect(pages.work.queries.last == "@5")
    #expect(pages.loader.elements == [1, 2])
  }

  @Test("it is three unless said otherwise, also without a search", arguments: [nil, 1, 5])
  func limit(limit: Int?) async {
    let work = ControlledLoad<Page<Int, Int>>()
    let loader: PageLoader<Int, Int> =
      if let limit {
        PageLoader(emptyPages: limit) { _ in try await work.run() }
      } else {
        PageLoader { _ in try await work.run() }
      }
    loader.load()
    for page in 0..<(limit ?? 3) {
      await wait { work.count == page + 1 }
      work.end(page, with: .success(Page([], next: page)))
    }
    await wait { !loader.isBusy || work.count > limit ?? 3 }
    #expect(work.count == limit ?? 3)
  }

  @Test("an empty last page is the end")
  func emptyEnd() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    await pages.loadMore([], next: nil)
    #expect(pages.loader.more == .end)
  }

  @Test("a first load that finds nothing on three pages is empty, and more can be asked for")
  func emptyFirst() async {
    let pages = ControlledPages()
    pages.loader.load()
    for page in 0..<3 { await pages.end(page, with: .success(Page([], next: page + 2))) }
    #expect(pages.loader.states.display.body == .empty)
    #expect(pages.loader.more == .idle)
    await pages.loadMore([1], next: nil)
    #expect(pages.work.queries.last == "@4")
    #expect(pages.loader.states.display.body == .content)
  }

  @Test("a failure after an empty page fails, and a retry begins with the first of them")
  func failsAfterEmpty() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    await pages.end(1, with: .success(Page([], next: 3)))
    await pages.end(2, with: .failure(URLError(.timedOut)))
    #expect(pages.loader.more == .failed(.error))
    await pages.loadMore([2], next: nil)
    #expect(pages.work.queries.suffix(1) == ["@2"])
  }

  @Test("with a key the first of equal elements counts, and a page of known ones is empty")
  func unique() async {
    let pages = ControlledPages(uniqueBy: { $0 % 100 })
    await pages.load([1, 2, 101], next: 2)
    #expect(pages.loader.elements == [1, 2])
    await pages.loadMore([2, 3, 3, 103], next: 3)
    #expect(pages.loader.elements == [1, 2, 3])
    pages.loader.loadMore()
    await pages.end(2, with: .success(Page([1, 2], next: 4)))
    await pages.end(3, with: .success(Page([4], next: 5)))
    #expect(pages.loader.elements == [1, 2, 3, 4])
    pages.loader.modify { $0.removeAll { $0 == 1 } }
    await pages.loadMore([201, 2], next: 6)
    #expect(pages.loader.elements == [2, 3, 4, 201])
    await pages.load([1, 2], next: 2)
    #expect(pages.loader.elements == [1, 2], "a new round knows nothing of the old one")
  }

  @Test("without a key everything is shown")
  func duplicates() async {
    let pages = ControlledPages()
    await pages.load([1, 1], next: 2)
    await pages.loadMore([1], next: nil)
    #expect(pages.loader.elements == [1, 1, 1])
  }
}
