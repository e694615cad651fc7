import Foundation
import Observation
import Testing

@testable import ConveneStates

@MainActor
@Suite("ScreenLoader, values and errors told to the app")
struct ScreenLoaderValuesTests {
  let bench = Bench()
  let work = ControlledLoad<[Int]>()

  private func loader() -> ScreenLoader<[Int]> {
    ScreenLoader(states: bench.model(), search: { [work] in try await work.run($0) })
  }

  private func load(_ loader: ScreenLoader<[Int]>, _ result: Result<[Int], any Error>) async {
    await bench.load(loader, work, result)
  }

  @Test("each value that lands is told before it shows, a failure isn't")
  func onValue() async {
    let loader = loader()
    var told: [[Int]] = []
    var bodies: [ScreenDisplay.Body] = []
    loader.onValue = { [unowned loader] in
      told.append($0)
      bodies.append(loader.display.body)
    }
    await load(loader, .success([1]))
    await load(loader, .failure(URLError(.timedOut)))
    await load(loader, .success([]))
    #expect(told == [[1], []])
    #expect(bodies == [.blank, .content])
  }

  @Test("who has read the value hears that it becomes another, and of nothing else")
  func observation() async {
    let loader = loader()
    let changes = Counter()
    func observe() {
      withObservationTracking {
        _ = loader.value
      } onChange: {
        changes.increment()
      }
    }
    observe()
    await load(loader, .failure(URLError(.timedOut)))
    #expect(changes.value == 0)
    await load(loader, .success([1]))
    #expect(changes.value == 1)
    observe()
    loader.modify { $0.append(2) }
    #expect(changes.value == 2)
    #expect(loader.value == [1, 2])
  }

  @Test("a query that the app answers itself finds nothing, or something, without a load")
  func localSearch() async {
    let loader = loader()
    loader.countItems = { [unowned loader] numbers in
      numbers.count { loader.query.isEmpty || "\($0)".contains(loader.query) }
    }
    await load(loader, .success([12, 3]))
    loader.recount(for: "9")
    await bench.settle(loader)
    #expect(loader.display.body == .noResults(query: "9"))
    loader.recount(for: "1")
    await bench.settle(loader)
    #expect(loader.display.body == .content)
    loader.countItems = { _ in 0 }
    loader.recount(for: "")
    await bench.settle(loader)
    #expect(loader.display.body == .empty)
    #expect(work.count == 1)
  }

  @Test("a load that is begun while the last one's value is counted wins: that value is late")
  func loadWhileCounting() async {
    let work = ControlledLoad<[Int]>()
    let loader = ScreenLoader<[Int]>(states: bench.model()) { try await work.run() }
    var told: [[Int]] = []
    var diagnostics: [StateDiagnostic] = []
    loader.onValue = { told.append($0) }
    loader.onDiagnostic = { diagnostics.append($0) }
    loader.countItems = { [unowned loader] in
      if $0 == [1] { loader.load() }
      return $0.count
    }
    loader.load()
    await wait { work.count == 1 }
    work.end(0, with: .success([1]))
    await wait { work.count == 2 }
    #expect(loader.value == nil && told.isEmpty && diagnostics == [.lateResultDropped])
    work.end(1, with: .success([2, 3]))
    await wait { loader.value != nil }
    await bench.settle(loader)
    #expect(told == [[2, 3]])
  }

  @Test("a change in place is told as a value is")
  func modified() async {
    let loader = loader()
    await load(loader, .success([1]))
    var told: [[Int]] = []
    loader.onValue = { told.append($0) }
    loader.modify { $0.append(2) }
    #expect(told == [[1, 2]])
    loader.modify { $0 = [] }
    await bench.settle(loader)
    #expect(loader.display.body == .empty)
  }

  @Test("a text that nobody could read to its end is cut")
  func endlessText() async {
    let loader = loader()
    loader.contentForError = { _ in
      StateContent(
        title: String(repeating: "é", count: 10_000),
        subtitle: String(repeating: "n", count: 500_000))
    }
    await load(loader, .failure(URLError(.timedOut)))
    #expect(loader.states.rendered.title.count == 10_000)
    #expect(loader.states.rendered.subtitle.count == 20_001)
    #expect(loader.states.rendered.subtitle.last == "…")
  }

  @Test("an error speaks for itself, in the body and in the banner, until a load succeeds")
  func contentForError() async {
    let loader = loader()
    loader.contentForError = { error in
      (error as? URLError)?.code == .timedOut ? StateContent(title: "Too slow") : nil
    }
    let own = StateContentLibrary.default[.error]?.title
    await load(loader, .failure(URLError(.timedOut)))
    #expect(loader.states.rendered.title == "Too slow")
    #expect(loader.states.rendered.buttons.map(\.action) == [.retry])
    await load(loader, .failure(URLError(.badURL)))
    #expect(loader.states.rendered.title == own)
    await load(loader, .success([1]))
    await load(loader, .failure(URLError(.timedOut)))
    guard case .banner(let message, _) = loader.states.rendered.accessory else {
      Issue.record("no banner")
      return
    }
    #expect(message == "Too slow")
    loader.states.setState(.error)
    #expect(loader.states.failureContent == nil)
  }
}
