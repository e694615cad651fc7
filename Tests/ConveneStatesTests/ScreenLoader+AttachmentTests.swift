import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("ScreenLoader, attached twice")
struct ScreenLoaderAttachmentTests {
  let bench = Bench()
  let work = ControlledLoad<[Int]>()

  private func loader(_ states: StateModel) -> ScreenLoader<[Int]> {
    ScreenLoader(states: states, search: { [work] in try await work.run($0) })
  }

  @Test("of two loaders with the same states the later says what is shown, and the other is told")
  func twoLoaders() async {
    let states = bench.model()
    let first = loader(states)
    var diagnostics: [StateDiagnostic] = []
    first.onDiagnostic = { diagnostics.append($0) }
    await bench.load(first, work, .failure(URLError(.timedOut)))
    #expect(states.display.body == .error)
    let second = loader(states)
    second.onDiagnostic = { diagnostics.append($0) }
    #expect(diagnostics == [.loaderReplaced])
    await bench.settle(states)
    #expect(states.display.body == .blank)

    first.contentForError = { _ in StateContent(title: "The first one's") }
    await bench.load(first, work, .failure(URLError(.badURL)))
    await bench.load(first, work, .success([1]))
    first.search("tea")
    first.network = .offline
    first.cancel()
    await bench.settle(first)
    #expect(first.value == [1])
    #expect(states.display == ScreenDisplay(body: .blank))
    #expect(states.failureContent == nil)

    await bench.load(second, work, .failure(URLError(.timedOut)))
    #expect(states.display.body == .error)
    let count = work.count
    states.perform(.retry)
    await wait { second.input.activity == .loading && work.count == count + 1 }
    #expect(first.input.activity == .idle)
    #expect(diagnostics == [.loaderReplaced])
    work.endAll()
  }

  @Test("a load that runs while another loader takes the states still lands with its own loader")
  func takenWhileLoading() async {
    let states = bench.model()
    let first = loader(states)
    let task = first.load()
    await bench.advance(600, first)
    #expect(states.display.body == .loading)
    let second = loader(states)
    await wait { work.count == 1 }
    work.end(0, with: .success([4]))
    await task.value
    await bench.advance(5_000, second)
    #expect(first.value == [4] && second.value == nil)
    #expect(states.display.body == .blank)
  }

  @Test("a loader that goes takes its spinner along, and leaves what was there")
  func loaderThatLoadsGoes() async {
    let model = bench.model()
    let work = ControlledLoad<[Int]>()
    var loader: ScreenLoader<[Int]>? = ScreenLoader(states: model) { try await work.run() }
    loader?.load()
    await bench.advance(1_000, model)
    #expect(model.rendered.isSpinning)
    loader = nil
    await wait { model.state != .loading }
    await bench.advance(1_000, model)
    #expect(model.display == ScreenDisplay(body: .blank))
    work.endAll()
  }

  @Test("a loader that goes after a failure leaves nothing to try again")
  func loaderThatFailedGoes() async {
    let model = bench.model()
    let work = ControlledLoad<[Int]>()
    var loader: ScreenLoader<[Int]>? = ScreenLoader(states: model) { try await work.run() }
    if let loader { await bench.load(loader, work, .failure(URLError(.timedOut))) }
    #expect(model.rendered.buttons.map(\.action) == [.retry])
    loader = nil
    await wait { model.rendered.buttons.isEmpty }
    #expect(model.display.body == .error)
  }

  @Test("what is set by hand when a loader goes stays")
  func handAfterLoader() async {
    let model = bench.model()
    var loader: ScreenLoader<[Int]>? = ScreenLoader(states: model) { [] }
    loader?.load()
    loader = nil
    model.setState(.empty)
    for _ in 0..<100 { await Task.yield() }
    await bench.settle(model)
    #expect(loader == nil && model.state == .empty && model.display.body == .empty)
  }

  @Test("a loader that went is no other: nothing is told, and its words are gone")
  func afterTheFirstWent() async {
    let states = bench.model()
    var told = 0
    do {
      let first = loader(states)
      first.onDiagnostic = { _ in told += 1 }
      first.contentForError = { _ in StateContent(title: "Gone") }
      await bench.load(first, work, .failure(URLError(.timedOut)))
    }
    let second = loader(states)
    await bench.load(second, work, .failure(URLError(.timedOut)))
    #expect(told == 0)
    #expect(states.rendered.title == "Something Went Wrong")
  }

  @Test("of two networks that are followed the later counts, and the earlier isn't read any more")
  func followsTwice() async {
    let loader = loader(bench.model())
    let (first, second) = (FakeNetwork(.offline), FakeNetwork(.online))
    let ended = Counter()
    first.continuation.onTermination = { _ in ended.increment() }
    loader.follow(first)
    loader.follow(second)
    #expect(loader.network == .online)
    first.continuation.yield(.offline)
    await wait { ended.value == 1 }
    for _ in 0..<100 { await Task.yield() }
    #expect(loader.network == .online)
    second.continuation.yield(.offline)
    await wait { loader.network == .offline }
  }
}

private struct FakeNetwork: Connectivity {
  let status: NetworkStatus
  let stream: AsyncStream<NetworkStatus>
  let continuation: AsyncStream<NetworkStatus>.Continuation

  init(_ status: NetworkStatus) {
    self.status = status
    (stream, continuation) = AsyncStream.makeStream()
  }

  func changes() -> AsyncStream<NetworkStatus> { stream }
}
