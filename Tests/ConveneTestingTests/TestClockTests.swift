import ConveneStates
import ConveneTesting
import Testing

@Suite("A clock that a test moves")
@MainActor
struct TestClockTests {
  private let clock = TestClock()

  @Test("who sleeps on it wakes up in the order of times, and not before")
  func order() async {
    var woken: [Int] = []
    for milliseconds in [300, 100, 200] {
      Task { [clock] in
        try await clock.sleep(for: .milliseconds(milliseconds))
        woken.append(milliseconds)
      }
    }
    await clock.settle()
    #expect(clock.sleeperCount == 3)
    await clock.advance(by: .milliseconds(199))
    #expect(woken == [100])
    await clock.advance(by: .seconds(1))
    #expect(woken == [100, 200, 300])
    #expect(clock.now.offset == .milliseconds(1_199))
  }

  @Test("what sleeps again on the way wakes up again on the way")
  func again() async {
    var ticks = 0
    let task = Task { [clock] in
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks += 1
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(ticks == 10)
    task.cancel()
    await clock.settle()
    #expect(clock.sleeperCount == 0)
  }

  @Test("a time that is past wakes at once, and a negative advance moves nothing")
  func past() async throws {
    await clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .zero)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
  }

  @Test("a load that sleeps on the clock is waited for as long as it runs elsewhere")
  func loads() async {
    let loader = ScreenLoader(states: StateModel(on: clock)) { [clock] in
      try await clock.sleep(for: .seconds(2))
      // Some work away from the main actor, which no turn of it waits for.
      var sum = 0
      for number in 0..<200_000 { sum = (sum &+ number) % 1_000_003 }
      return [sum]
    }
    loader.load()
    await clock.advance(by: .seconds(1))
    #expect(loader.input.activity == .loading)
    await clock.advance(by: .seconds(1))
    #expect(loader.input.activity == .idle)
    #expect(loader.value?.count == 1)
  }
}
