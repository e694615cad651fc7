import Foundation
import Observation
import Testing

@testable import ConveneStates

@MainActor
@Suite("ScreenLoader")
struct ScreenLoaderTests {
  let bench = Bench()
  let work = ControlledLoad<[Int]>()

  private func loader(value: [Int]? = nil) -> ScreenLoader<[Int]> {
    ScreenLoader(value: value, states: bench.model(), search: { [work] in try await work.run($0) })
  }

  private func load(_ loader: ScreenLoader<[Int]>, _ result: Result<[Int], any Error>) async {
    await bench.load(loader, work, result)
  }

  @Test("a load that brings items shows them, without a spinner where it is quick")
  func loads() async {
    let loader = loader()
    #expect(loader.display.body == .blank)
    await load(loader, .success([1, 2]))
    #expect(loader.value == [1, 2])
    #expect(loader.input == ScreenInput(outcome: .loaded, itemCount: 2))
    #expect(loader.display.body == .content)
    #expect(bench.renderer.rendered.allSatisfy { !$0.isSpinning })
  }

  @Test("a value stays on screen where the app gives up, or loads again in vain, when told of it")
  func changesWhenToldOfTheValue() async {
    let givesUp = loader()
    givesUp.onValue = { [weak givesUp] _ in givesUp?.cancel() }
    await load(givesUp, .success([1, 2]))
    #expect(givesUp.input == ScreenInput(outcome: .loaded, itemCount: 2))
    #expect(givesUp.display.body == .content)

    let loadsAgain = loader()
    loadsAgain.onValue = { [weak loadsAgain] _ in loadsAgain?.load() }
    let task = loadsAgain.load()
    await wait { work.count == 2 }
    work.end(1, with: .success([1, 2]))
    await task.value
    await wait { work.count == 3 }
    #expect(loadsAgain.input.itemCount == 2)
    work.end(2, with: .failure(URLError(.badServerResponse)))
    await wait { loadsAgain.error != nil }
    await bench.settle(loadsAgain)
    #expect(loadsAgain.display.body == .content)
  }

  @Test("S24: a load of 510 ms shows a spinner for its minimum")
  func spinner() async {
    let loader = loader()
    let task = loader.load()
    #expect(loader.state == .loading)
    await bench.advance(499, loader)
    #expect(loader.display.body == .blank)
    await bench.advance(11, loader)
    #expect(loader.display.body == .loading)
    await wait { work.count == 1 }
    work.end(0, with: .success([]))
    await task.value
    #expect(loader.state == .empty)
    await bench.advance(489, loader)
    #expect(loader.display.body == .loading)
    await bench.advance(1, loader)
    #expect(loader.display.body == .empty)
  }

  @Test("the default reading of errors")
  func classification() async {
    let loader = loader()
    for code in [URLError.Code.notConnectedToInternet, .networkConnectionLost] {
      await load(loader, .failure(URLError(code)))
      #expect(loader.state == .noInternet)
    }
    for error in [URLError(.timedOut), URLError(.badURL), CocoaError(.fileNoSuchFile)]
      as [any Error]
    {
      await load(loader, .failure(error))
      #expect(loader.state == .error)
      #expect(loader.error != nil)
    }
    #expect(loader.rendered.buttons.map(\.action) == [.retry])
    await load(loader, .success([]))
    #expect(loader.error == nil)
  }

  @Test("the app may read errors itself, also as a state of its own")
  func ownClassification() async {
    let signedOut = ViewState("signedOut")
    let loader = ScreenLoader<[Int]>(
      states: bench.model(), classify: { _ in .state(signedOut) },
      load: { throw URLError(.userAuthenticationRequired) })
    await loader.load().value
    await bench.settle(loader)
    #expect(loader.display.body == .state(signedOut, canRetry: true))
    #expect(loader.rendered.state == signedOut)
  }

  @Test("what the app has nothing to say of is read by default, with the network in mind")
  func partlyOwnClassification() async {
    let loader = ScreenLoader<[Int]>(
      states: bench.model(),
      classify: { ($0 as? URLError)?.code == .timedOut ? .noInternet : nil },
      load: { [work] in try await work.run() })
    await load(loader, .failure(URLError(.timedOut)))
    #expect(loader.state == .noInternet)
    await load(loader, .failure(URLError(.cannotFindHost)))
    #expect(loader.state == .error)
    loader.network = .offline
    await load(loader, .failure(URLError(.cannotFindHost)))
    #expect(loader.display.body == .noInternet(waiting: true, canCancel: true))
    loader.cancel()
    await load(loader, .failure(URLError(.badURL)))
    #expect(loader.input.outcome == .failed(.error))
  }

  @Test("a newer load cancels the older, whose result is dropped")
  func newerLoad() async {
    let loader = loader()
    var diagnostics: [StateDiagnostic] = []
    loader.onDiagnostic = { diagnostics.append($0) }
    let first = loader.load()
    let second = loader.load()
    #expect(first.isCancelled && !second.isCancelled)
    await wait { work.count == 2 }
    work.end(1, with: .success([2]))
    await second.value
    work.end(0, with: .success([1]))
    await first.value
    #expect(loader.value == [2])
    #expect(diagnostics == [.lateResultDropped])
  }

  @Test("S25: a load cancelled by leaving and coming back leaves what was there")
  func cancelRestores() async {
    let loader = loader()
    await load(loader, .success([1, 2, 3]))
    let before = loader.display
    let task = loader.load()
    loader.cancel()
    #expect(task.isCancelled)
    #expect(loader.state == .success)
    await wait { work.count == 2 }
    work.end(1, with: .failure(URLError(.timedOut)))
    await task.value
    await bench.advance(2_000, loader)
    #expect(loader.display == before)
    #expect(loader.error == nil)
  }

  @Test(
    "S25: a load that says it was cancelled is no error",
    arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
  func cancellationIsNoError(error: any Error) async {
    let loader = loader()
    await load(loader, .failure(error))
    #expect(loader.display.body == .blank)
    await load(loader, .failure(URLError(.timedOut)))
    await load(loader, .failure(error))
    #expect(loader.display.body == .error)
  }

  @Test("S25: what a load throws after its task was cancelled is no error, whatever it is")
  func throwsAfterCancel() async {
    let loader = loader()
    let task = loader.load()
    await wait { work.count == 1 }
    task.cancel()
    work.end(0, with: .failure(CocoaError(.fileReadUnknown)))
    await task.value
    #expect(loader.input == ScreenInput())
  }

  @Test("S26: retry tapped five times is one load")
  func retryOnce() async {
    let loader = loader()
    await load(loader, .failure(URLError(.timedOut)))
    for _ in 0..<5 { loader.states.perform(.retry) }
    await wait { work.count == 2 }
    work.end(1, with: .success([7]))
    await wait { loader.value == [7] }
    #expect(work.count == 2)
  }

  @Test("a retry that fails at once can be tried again")
  func retryFails() async {
    struct Refused: Error {}
    let count = Counter()
    let loader = ScreenLoader<[Int]>(states: bench.model()) {
      count.increment()
      throw Refused()
    }
    for expected in 1...50 {
      loader.retry()
      await wait { loader.input.activity == .idle }
      #expect(count.value == expected)
    }
    #expect(loader.state == .error)
  }

  @Test("a load that never returns can be cancelled, and another can be begun")
  func neverReturns() async {
    let loader = loader()
    loader.load()
    await bench.advance(10_000, loader)
    #expect(loader.display.isStillLoading)
    #expect(loader.rendered.buttons.map(\.action) == [.cancel])
    loader.states.perform(.cancel)
    await bench.settle(loader)
    #expect(loader.display.body == .blank)
    await load(loader, .success([1]))
    #expect(loader.display.body == .content)
    work.endAll()
  }

  @Test("S3: a refresh keeps content, and what it finds replaces it")
  func refresh() async {
    let loader = loader(value: [1, 2])
    #expect(loader.display.body == .content)
    let task = loader.refresh()
    loader.modify { $0 = [] }
    await bench.advance(500, loader)
    #expect(loader.display == ScreenDisplay(body: .content, accessory: .progress))
    await wait { work.count == 1 }
    work.end(0, with: .success([]))
    await task.value
    await bench.advance(500, loader)
    #expect(loader.display == ScreenDisplay(body: .empty))
  }

  @Test("a refresh that fails keeps content and offers a retry beside it")
  func refreshFails() async {
    let loader = loader(value: [1])
    let task = loader.refresh()
    await wait { work.count == 1 }
    work.end(0, with: .failure(URLError(.timedOut)))
    await task.value
    await bench.settle(loader)
    #expect(loader.value == [1])
    #expect(loader.display == ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
    #expect(
      loader.rendered.accessory
        == .banner(
          message: "Could not be updated.", button: StateButton("Try Again", action: .retry)))
  }

  @Test("the next load asks for the query; what is shown names the one that was answered")
  func queries() async {
    let loader = loader()
    loader.query = "tea"
    await load(loader, .success([]))
    loader.query = "milk"
    await bench.settle(loader)
    #expect(loader.display.body == .noResults(query: "tea"))
    #expect(loader.rendered.subtitle == "Nothing matches “tea”.")
    await load(loader, .success([]))
    #expect(loader.display.body == .noResults(query: "milk"))
    #expect(work.queries == ["tea", "milk"])
  }

  @Test("deleting the last item shows that the screen is empty")
  func modify() async {
    let loader = loader(value: [1])
    loader.modify { $0.removeAll() }
    await bench.settle(loader)
    #expect(loader.display.body == .empty)
  }

  @Test("a negative count counts as 0 and is reported")
  func negativeCount() async {
    var diagnostics: [StateDiagnostic] = []
    let loader = ScreenLoader<Int>(states: bench.model(), itemCount: { $0 }, load: { -7 })
    loader.onDiagnostic = { diagnostics.append($0) }
    await loader.load().value
    await bench.settle(loader)
    #expect(loader.display.body == .empty)
    #expect(loader.input.itemCount == 0)
    #expect(diagnostics == [.negativeItemCount(-7)])
  }

  @Test("state, input and what is shown can be observed")
  func observation() async {
    let loader = loader()
    let changes = Counter()
    withObservationTracking {
      _ = loader.state
    } onChange: {
      changes.increment()
    }
    withObservationTracking {
      _ = loader.input
    } onChange: {
      changes.increment()
    }
    loader.load()
    #expect(changes.value == 2)
    withObservationTracking {
      _ = loader.display
    } onChange: {
      changes.increment()
    }
    await bench.advance(499, loader)
    #expect(changes.value == 2)
    await bench.advance(1, loader)
    #expect(changes.value == 3)
    await wait { work.count == 1 }
    work.endAll()
  }

  @Test("dropping the loader cancels its load and leaves no timer")
  func nothingRetained() async {
    let clock = ManualClock()
    weak var dropped: ScreenLoader<[Int]>?
    var task: Task<Void, Never>?
    do {
      let loader = ScreenLoader<[Int]>(states: StateModel(clock: clock)) { [work] in
        try await work.run()
      }
      dropped = loader
      task = loader.load()
      await wait { work.count == 1 && clock.sleeperCount == 1 }
    }
    #expect(dropped == nil)
    #expect(task?.isCancelled == true)
    await wait { clock.sleeperCount == 0 }
    work.end(0, with: .success([1]))
    await task?.value
  }
}

extension ScreenLoader {
  fileprivate var rendered: RenderedState { states.rendered }
}
