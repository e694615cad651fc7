import ConveneStates
import ConveneTesting
import Foundation
import Testing

/// What a test was told where nothing could be thrown.
///
/// `@unchecked Sendable` is sound: the texts are only touched under the lock.
private final class Heard: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }
  func hear(_ text: String) { lock.withLock { texts.append(text) } }
}

@Suite("Loads that end when the test says so")
@MainActor
struct TestLoadTests {
  private let clock = TestClock()
  private let heard = Heard()

  /// Runs a test that is told what is wrong with it.
  private func listening(
    patience: Duration = .seconds(3), _ body: @MainActor () async throws -> Void
  ) async rethrows {
    try await Complaints.$listener.withValue({ [heard] in heard.hear($0) }) {
      try await Complaints.$patience.withValue(patience) { try await body() }
    }
  }

  @Test("what was prepared for a query answers that one and no other")
  func query() async {
    await listening {
      let load = TestLoad<[String]>()
      let loader = ScreenLoader(states: StateModel(on: clock), search: load.run)
      await load.succeed(["assam"], for: "as")
      #expect(load.unasked == ["as"])
      loader.query = "chai"
      loader.load()
      await clock.settle()
      #expect(loader.value == nil)
      #expect(load.waitingCount == 1)
      loader.query = "as"
      loader.load()
      await clock.settle()
      #expect(loader.value == ["assam"])
      #expect(load.unasked.isEmpty)
    }
    #expect(heard.all.isEmpty)
  }

  @Test("a query that nobody asks for is told when the test load goes, with those that were")
  func unasked() async {
    await listening {
      let load = TestLoad<[String]>()
      let loader = ScreenLoader(states: StateModel(on: clock), search: load.run)
      loader.query = "as"
      loader.load()
      await load.succeed(["assam"], for: "typo")
      #expect(load.waitingCount == 1)
      #expect(loader.value == nil)
      await load.succeed(["assam"], for: "as")
      #expect(loader.value == ["assam"])
    }
    await clock.settle()
    #expect(heard.all.count == 1)
    #expect(heard.all.first?.hasPrefix("ConveneTestingTests/TestLoadTests.swift:") == true)
    #expect(
      heard.all.first?.hasSuffix(
        "nobody asked for “typo”, which the test ends here; of queries there is only “as”.")
        == true)
  }

  @Test("an end that comes while its load is on its way is that load's")
  func onItsWay() async {
    await listening {
      let load = TestLoad<[String]>()
      let loader = ScreenLoader(states: StateModel(on: clock)) {
        // More turns of the main actor than are let pass.
        for _ in 0..<400 { await MainActor.run {} }
        return try await load.run()
      }
      loader.load()
      await load.succeed(["assam"])
      #expect(loader.value == ["assam"])
    }
    #expect(heard.all.isEmpty)
  }

  @Test("an end that nothing asks for is the next load's, however long something else runs")
  func inVain() async {
    await listening(patience: .zero) {
      let ledger = WorkLedger()
      let work = ledger.begin()
      let load = TestLoad<[String]>()
      await load.succeed(["assam"])
      work.end()
      let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
      loader.load()
      await clock.settle()
      #expect(loader.value == ["assam"])
    }
    #expect(heard.all.isEmpty)
  }

  @Test("a load that waits for something foreign is given up once, with the line of the test")
  func foreign() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let late = TestLoad<[String]>()
    await listening(patience: .zero) {
      let loader = ScreenLoader(states: StateModel(on: clock)) {
        for await _ in ends {}
        return ["foreign"]
      }
      let other = ScreenLoader(states: StateModel(on: clock), load: late.run)
      loader.load()
      let line: UInt = #line + 1
      await clock.advance(by: .seconds(10))
      await clock.advance(by: .seconds(10))
      #expect(heard.all.count == 1)
      #expect(
        heard.all.first?.hasPrefix("ConveneTestingTests/TestLoadTests.swift:\(line): ") == true)
      // Others are waited for as before, and its own end is counted once.
      other.load()
      await late.succeed(["late"])
      #expect(other.value == ["late"])
      end.finish()
      while loader.value == nil { await Task.yield() }
      await clock.settle()
      #expect(loader.value == ["foreign"])
      #expect(heard.all.count == 1)
    }
  }
}
