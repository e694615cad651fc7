import ConveneLists
import ConveneStates
import ConveneTesting
import Testing

@Suite("States in rows of a list as text")
@MainActor
struct TestStateRowsTests {
  private let clock = TestClock()

  @Test("a section's state stands in its place, and its button is pressed there")
  func section() async throws {
    let load = TestLoad<[String]>()
    let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
    let host = TestHost { conv in
      conv.create("news") { section in
        section.create("about") { (_: Item<TestCell>) in }
      }
      conv.create("teas") { section in
        section.show(loader)
        section.create(for: loader.value ?? []) { (_, _: Item<TestCell>) in }
      }
    }
    host.detail = []
    loader.load()
    await clock.advance(by: .seconds(1))
    try host.expect(
      """
      news
        ○ about
      teas
        ○ spinner “Loading…”
      """)
    await load.fail()
    #expect(
      host.tree.hasSuffix("○ “Something Went Wrong” “Please try again.” [Try Again]"))
    let failure = try await #require(throws: TestFailure.self) { try await host.press("Retry") }
    #expect(
      failure.message.hasPrefix(
        "There is no row with a button “Retry”: there is only “Try Again”.\nnews"))
    try await host.press("Try Again")
    await load.succeed(["assam"])
    try host.expect(
      """
      news
        ○ about
      teas
        ○ assam
      """)
  }

  @Test("pages are loaded as the end is reached, and the last row tells of them")
  func pages() async throws {
    let load = TestLoad<Page<Int, Int>>()
    let loader = PageLoader<Int, Int>(states: StateModel(on: clock)) { cursor in
      try await load.run("\(cursor ?? 0)")
    }
    let host = TestHost(height: 440) { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: loader.elements) { (_, _: Item<TestCell>) in }
      }
      conv.loadMore(from: loader)
    }
    host.detail = []
    let screen = TestScreen(content: host, loader: loader)
    loader.load()
    await load.succeed(Page(Array(0..<20), next: 20))
    #expect(host.tree.hasSuffix("○ 9\n  … 10 below"))
    #expect(host.items.count == 1)
    host.scrollToEnd()
    await clock.advance(by: .seconds(1))
    #expect(load.queries == ["0", "20"])
    #expect(screen.tree.hasSuffix("  ○ 19\nmore\n  ○ spinner “Loading More…”"))
    #expect(host.items.last == ["more"])
    await load.fail()
    await clock.advance(by: .seconds(1))
    #expect(screen.tree.hasSuffix("[Try Again]"))
    try await host.press("Try Again")
    await load.succeed(Page(Array(20..<30), next: nil))
    await clock.advance(by: .seconds(1))
    #expect(host.items.first?.count == 30)
    #expect(loader.more == .end)
    #expect(host.items.count == 1)
    host.scrollToEnd()
    #expect(host.tree.hasSuffix("○ 29"))
  }

  @Test("elements without cells are described by the test")
  func described() throws {
    let host = TestHost { conv in
      conv.create { section in
        section.create(for: [1, 2]) { (_, _: Item<TestCell>) in }
      }
    }
    host.detail = []
    host.describe { (number: Int) in number == 1 ? "one" : "" }
    try host.expect(
      """
      section
        ○ “one”
        ○ 2
      """)
    try host.tap("one")
    #expect(host.selection == ["one"])
    host.detail = [.identifiers]
    #expect(host.selection == ["1"])
    #expect(host.tree.contains("● 1 “one”"))
  }
}
