import Testing

@testable import ConveneStates

/// A loader of pages of numbers whose loads end when and how a test says.
@MainActor
struct ControlledPages {
  typealias Numbers = Page<Int, Int>

  let bench = Bench()
  let work = ControlledLoad<Numbers>()
  let loader: PageLoader<Int, Int>

  init(
    first: Numbers? = nil, timing: LoadingTiming = LoadingTiming(),
    uniqueBy key: (@MainActor (Int) -> AnyHashable)? = nil
  ) {
    loader = PageLoader(first: first, states: bench.model(timing: timing), uniqueBy: key) {
      [work] query, cursor in
      try await work.run("\(query)@\(cursor.map { "\($0)" } ?? "")")
    }
  }

  /// What the end of the list shows.
  var row: RenderedState { loader.moreStates.rendered }

  /// Loads a first page that lands.
  func load(_ elements: [Int], next: Int?) async {
    let index = work.count
    loader.load()
    await end(index, with: .success(Page(elements, next: next)))
  }

  /// Asks for the next page, which lands.
  func loadMore(_ elements: [Int], next: Int?) async {
    let index = work.count
    loader.loadMore()
    await end(index, with: .success(Page(elements, next: next)))
  }

  /// Waits for the load with that number, ends it, and lets everything happen that is due then.
  func end(
    _ index: Int, with result: Result<Numbers, any Error>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(sourceLocation: sourceLocation) { work.count > index }
    let begun = work.count
    work.end(index, with: result)
    await wait(sourceLocation: sourceLocation) { !loader.isBusy || work.count > begun }
    await bench.settle(loader)
  }

  /// Lets late results come, which change nothing.
  func settle() async {
    for _ in 0..<100 { await Task.yield() }
    await bench.settle(loader)
  }
}
