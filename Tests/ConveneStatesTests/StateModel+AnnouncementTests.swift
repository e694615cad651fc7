import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("StateModel and ScreenLoader, what is said")
struct StateModelAnnouncementTests {
  let bench = Bench()
  let work = ControlledLoad<[Int]>()

  private func loader(value: [Int]? = nil) -> ScreenLoader<[Int]> {
    ScreenLoader(value: value, states: bench.model(), search: { [work] in try await work.run($0) })
  }

  private var said: [String] { bench.renderer.announcements.map(\.text) }

  @Test("S23: a load is said when its spinner is seen, and once when it has brought something")
  func load() async {
    let loader = loader()
    var told: [String] = []
    loader.states.onAnnouncement = { told.append($0.text) }
    let task = loader.load()
    await bench.advance(499, loader)
    #expect(said == [])
    await bench.advance(1, loader)
    #expect(said == ["Loading…"])
    await wait { work.count == 1 }
    work.end(0, with: .success([1, 2]))
    await task.value
    await bench.advance(499, loader)
    #expect(said == ["Loading…"])
    await bench.advance(1, loader)
    await bench.advance(20_000, loader)
    #expect(said == ["Loading…", "Loaded. 2 items"])
    #expect(told == said)
  }

  @Test("S23: of many states in one turn only the last is said")
  func oneTurn() async {
    let model = bench.model()
    model.setState(.loading)
    model.setState(.empty)
    model.setState(.error)
    await bench.settle(model)
    #expect(said == ["Something Went Wrong. Please try again."])
    model.setState(.error)
    model.setContent(image: "", title: "Other words", subtitle: "", for: .error)
    await bench.settle(model)
    #expect(said.count == 1)
  }

  @Test("S23: content from the start is not said, nor what a cancelled load leaves")
  func contentFromTheStart() async {
    let loader = loader(value: [1])
    await bench.settle(loader)
    loader.refresh()
    await bench.advance(500, loader)
    loader.cancel()
    await bench.advance(5_000, loader)
    #expect(said == ["Loading…"])
    work.endAll()
  }

  @Test("a retry that fails at once is said each time it is pressed")
  func retries() async {
    let loader = ScreenLoader<[Int]>(states: bench.model()) { throw URLError(.timedOut) }
    await loader.load().value
    await bench.settle(loader)
    for count in 2...4 {
      loader.states.perform(.retry)
      await wait { loader.input.activity == .idle }
      await bench.settle(loader)
      #expect(said == Array(repeating: "Something Went Wrong. Please try again.", count: count))
    }
    await loader.refresh().value
    await bench.settle(loader)
    #expect(said.count == 4)
  }

  @Test("while a query is typed nothing is said before a second without another change")
  func typing() async {
    let loader = loader(value: Array(0..<30))
    loader.countItems = { [unowned loader] numbers in
      numbers.count { loader.query.isEmpty || "\($0)".contains(loader.query) }
    }
    await bench.settle(loader)
    for query in ["1", "12", "129"] {
      loader.recount(for: query)
      await bench.advance(900, loader)
    }
    #expect(said == [])
    await bench.advance(99, loader)
    #expect(said == [])
    await bench.advance(1, loader)
    #expect(said == ["No Results. Nothing matches “129”."])
    loader.recount(for: "12")
    await bench.advance(1_000, loader)
    #expect(said.last == "1 item")
    loader.recount(for: "")
    await bench.advance(1_000, loader)
    #expect(said.last == "30 items")
    #expect(said.count == 3)
  }

  @Test("what was due when the person began to type waits for the pause, too")
  func typingPutsOff() async {
    let loader = loader(value: [1])
    loader.recount(for: "1")
    loader.network = .offline
    await bench.advance(600, loader)
    loader.query = "12"
    await bench.advance(999, loader)
    #expect(said == [])
    await bench.advance(1, loader)
    #expect(said == ["You are offline."])
  }

  @Test("a network that goes and comes is said")
  func network() async {
    let loader = loader(value: [1])
    await bench.settle(loader)
    loader.network = .offline
    await bench.settle(loader)
    loader.network = .online
    await bench.settle(loader)
    #expect(said == ["You are offline.", "You are back online."])
  }

  @Test("dropping the model while something is due says nothing and leaves no timer")
  func dropped() async {
    weak var dropped: StateModel?
    do {
      let model = bench.model()
      dropped = model
      model.noteTyping()
      model.setState(.empty)
      await wait { bench.clock.sleeperCount == 1 }
    }
    await wait { dropped == nil && bench.clock.sleeperCount == 0 }
    bench.clock.move(to: .seconds(10))
    for _ in 0..<100 { await Task.yield() }
    #expect(said == [])
  }
}
