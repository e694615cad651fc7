import Convene
import ConveneTesting
import Testing

@testable import Gallery

/// The screen of the states as it is seen, with its fake network, on a clock that the tests move.
@Suite("The pioneers and all that may happen to them")
@MainActor
struct PioneersScreenTests {
  private let clock = TestClock()
  private let network: FakeNetwork
  private let loader: ScreenLoader<[Pioneer]>
  private let screen: TestScreen

  init() {
    let network = FakeNetwork(clock: clock)
    let loader = ScreenLoader(
      states: StateModel(on: clock), search: { try await network.pioneers(matching: $0) })
    let host = TestHost<CollectionView> { [weak loader] in $0.pioneers(loader?.value ?? []) }
    host.detail = []
    loader.onValue = { _ in host.update() }
    loader.follow(network)
    self.network = network
    self.loader = loader
    screen = TestScreen(content: host, loader: loader)
  }

  @Test("the network's second is seen as a spinner, and the pioneers come after it")
  func loading() async throws {
    loader.query = "hopper"
    loader.load()
    await clock.advance(by: .seconds(1))
    try screen.expect(
      """
      section
        ○ Grace Hopper
      """)
    try screen.expectHistory(
      """
      0 ms  blank
      500 ms  loading “Loading…”
      1000 ms  content
      """)
  }

  @Test("an answer within half a second is never preceded by a spinner")
  func fast() async throws {
    network.conditions.latency = .milliseconds(499)
    loader.load()
    await clock.advance(by: .seconds(2))
    #expect(screen.moments.map(\.state.state) == [.success, .success])
    #expect(!screen.history.contains("loading"))
  }

  @Test("a server's error stands in the place of the list, and a later answer in its own")
  func failure() async throws {
    network.conditions.answer = .serverError
    loader.load()
    await clock.advance(by: .seconds(1))
    try screen.expect("state error “Something Went Wrong” “Please try again.” [Try Again]")
    network.conditions.answer = .nobody
    try await screen.press("Try Again")
    await clock.advance(by: .seconds(1))
    try screen.expect("state empty “Nothing Here Yet”")
    #expect(network.requests == 2)
  }

  @Test("who goes offline with content keeps it, below a banner, until the network is back")
  func offline() async throws {
    loader.query = "turing"
    loader.load()
    await clock.advance(by: .seconds(2))
    network.conditions.isOffline = true
    await clock.settle()
    try screen.expect(
      """
      banner “You are offline.”
      section
        ○ Alan Turing
      """)
    loader.refresh()
    await clock.advance(by: .seconds(1))
    #expect(screen.tree.hasPrefix("banner"))
    network.conditions.isOffline = false
    await clock.advance(by: .seconds(5))
    try screen.expect(
      """
      section
        ○ Alan Turing
      """)
  }

  @Test("after ten seconds the screen says that it takes long, and lets go of it")
  func patience() async throws {
    network.conditions.latency = .seconds(60)
    loader.load()
    await clock.advance(by: .seconds(10))
    #expect(screen.tree.hasSuffix("[Cancel]"))
    try await screen.press("Cancel")
    await clock.advance(by: .seconds(60))
    try screen.expect("blank")
    #expect(clock.sleeperCount == 0)
  }
}
