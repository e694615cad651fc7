import ConveneLists
import ConveneStates
import ConveneTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A screen as text")
@MainActor
struct TestScreenTests {
  private let clock = TestClock()
  private let load = TestLoad<[String]>()
  private let loader: ScreenLoader<[String]>
  private let host: TestHost<TestList>
  private let screen: TestScreen

  init() {
    let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
    let host = TestHost { [weak loader] conv in
      conv.create { section in
        section.create(for: loader?.value ?? []) { (_, _: Item<TestCell>) in }
      }
    }
    host.detail = []
    loader.onValue = { _ in host.update() }
    screen = TestScreen(content: host, loader: loader)
    self.loader = loader
    self.host = host
  }

  @Test("a load as it is seen: blank, a spinner after its delay, what failed, the list")
  func loading() async throws {
    loader.load()
    await clock.advance(by: .milliseconds(499))
    try screen.expect("blank")
    await clock.advance(by: .milliseconds(1))
    try screen.expect("state loading “Loading…”")
    await clock.advance(by: .seconds(1))
    await load.fail()
    try screen.expect("state error “Something Went Wrong” “Please try again.” [Try Again]")
    try await screen.press("Try Again")
    await load.succeed(["assam"])
    try screen.expect(
      """
      section
        ○ assam
      """)
    try screen.expectHistory(
      """
      0 ms  blank
      500 ms  loading “Loading…”
      1500 ms  error “Something Went Wrong” “Please try again.” [Try Again]
      1500 ms  content
      """)
    #expect(screen.heard.last == "Loaded. 1 item")
  }

  @Test("a refresh that fails stands above the content, and is tried again from there")
  func refresh() async throws {
    loader.load()
    await load.succeed(["assam"])
    loader.refresh()
    await clock.advance(by: .seconds(1))
    try screen.expect(
      """
      progress
      section
        ○ assam
      """)
    await load.fail()
    await clock.advance(by: .seconds(1))
    #expect(screen.tree.hasPrefix("banner “"))
    #expect(screen.tree.contains("[Try Again]\nsection\n  ○ assam"))
    try await screen.press("Try Again")
    await load.succeed([])
    await clock.advance(by: .seconds(1))
    #expect(screen.tree.hasPrefix("state empty “"))
    #expect(load.queries.count == 3)
  }

  @Test("a load that waits for the network goes on when it is back")
  func network() async throws {
    let network = TestNetwork(.offline)
    loader.follow(network)
    loader.load()
    await load.fail(URLError(.notConnectedToInternet))
    await clock.advance(by: .seconds(1))
    #expect(screen.tree.hasPrefix("state noInternet"))
    network.status = .online
    await clock.advance(by: .milliseconds(999))
    #expect(load.queries.count == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(load.queries.count == 2)
    await load.succeed(["assam"])
    await clock.advance(by: .seconds(1))
    try screen.expect(
      """
      section
        ○ assam
      """)
  }

  @Test("what was prepared answers the next load at once")
  func prepared() async throws {
    await load.succeed(["chai"])
    loader.load()
    await clock.settle()
    #expect(loader.value == ["chai"])
    try screen.expectHistory(
      """
      0 ms  blank
      0 ms  content
      """)
  }

  @Test("an older answer that comes late changes nothing")
  func late() async throws {
    let load = TestLoad<[String]>(ignoresCancellation: true)
    let loader = ScreenLoader(states: StateModel(on: clock), search: load.run)
    var diagnostics: [StateDiagnostic] = []
    loader.onDiagnostic = { diagnostics.append($0) }
    for query in ["a", "as"] {
      loader.query = query
      loader.load()
      await clock.settle()
    }
    await load.succeed(["assam"], for: "as")
    await load.succeed(["assam", "chai"], for: "a")
    #expect(loader.value == ["assam"])
    #expect(load.queries == ["a", "as"])
    #expect(diagnostics == [.lateResultDropped])
  }

  @Test("a load that is cancelled ends by itself")
  func cancelled() async throws {
    loader.load()
    await clock.settle()
    #expect(load.waitingCount == 1)
    loader.cancel()
    await clock.settle()
    #expect(load.waitingCount == 0)
    try screen.expect("blank")
  }

  @Test("a button that isn't there is missed by name, with those that are there")
  func unknownButton() async throws {
    screen.states.setState(.error)
    let failure = try await #require(throws: TestFailure.self) {
      try await screen.press("Retry")
    }
    #expect(failure.message.hasPrefix("There is no button “Retry”: there is only “Try Again”.\n"))
  }

  @Test("a button that isn't there yet may follow what stays for its time, and the test is told so")
  func heldBackButton() async throws {
    loader.load()
    await clock.advance(by: .milliseconds(500))
    await load.fail()
    let failure = try await #require(throws: TestFailure.self) {
      try await screen.press("Try Again")
    }
    #expect(
      failure.message.hasPrefix(
        "There is no button “Try Again”: there are none. More may follow, since what is shown stays "
          + "for a while: advance the clock.\nstate loading"))
    await clock.advance(by: .milliseconds(500))
    try await screen.press("Try Again")
    #expect(load.queries.count == 2)
  }

  @Test("a state that is set by hand hides the content, and can be tapped")
  func byHand() async throws {
    loader.load()
    await load.succeed(["assam"])
    var tapped: [ViewState] = []
    screen.states.onTap = { tapped.append($0) }
    screen.states.setState(.empty)
    #expect(!screen.tree.contains("assam"))
    screen.tap()
    #expect(tapped == [.empty])
  }

  @Test("a screen without a list says where its content would be")
  func noContent() throws {
    let screen = TestScreen(states: StateModel(on: clock))
    try screen.expect("content")
  }
}
