import Testing

@testable import ConveneStates

@MainActor
@Suite("Times of any length")
struct ExtremeTimingTests {
  private let bench = Bench()

  @Test(
    "a search that becomes a load ends in content, however long or short its times are",
    arguments: [
      Duration.zero, .seconds(-1), .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(1),
    ])
  func anyTime(time: Duration) async {
    let model = bench.model(
      timing: LoadingTiming(
        delay: time, minimum: time, patience: time, recovery: time, typing: time,
        announcing: time))
    let work = ControlledLoad<[Int]>()
    let loader = ScreenLoader<[Int]>(states: model) { try await work.run() }
    loader.search("a")
    let task = loader.load()
    await wait { work.count >= 1 }
    await bench.advance(100_000_000, loader)
    #expect(model.display.body == .loading)
    work.end(work.count - 1, with: .success([1]))
    await task.value
    await bench.advance(100_000_000, loader)
    #expect(model.display == ScreenDisplay(body: .content))
  }
}
