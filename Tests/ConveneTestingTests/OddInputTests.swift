import ConveneLists
import ConveneStates
import ConveneTesting
import Testing

@Suite("What a test says that is odd")
@MainActor
struct OddInputTests {
  private func host(
    _ rows: [String], sections: [String] = ["s"], size: ItemSizing? = nil
  ) -> TestHost<TestList> {
    TestHost { conv in
      for name in sections {
        conv.create(name) { section in
          section.itemSize = size
          section.create(for: rows) { (_, _: Item<TestCell>) in }
        }
      }
    }
  }

  private func message(_ body: () throws -> Void) throws -> String {
    try #require(throws: TestFailure.self) { try body() }.message
  }

  @Test("texts are compared by their lines, however those are broken")
  func lineBreaks() {
    let host = host(["a", "b"])
    for lineBreak in ["\r\n", "\r", " \t\n", "\u{2028}"] {
      let lines = host.tree.split(separator: "\n").joined(separator: lineBreak)
      #expect(host.difference(from: lines) == nil)
    }
    #expect(host.difference(from: host.tree + "\r\nc") != nil)
  }

  @Test("an identifier of several lines, or of none, stays on one line, and can be tapped")
  func identifiers() throws {
    let rows = ["", "a\nb", "x\r\ny", "\u{2028}z", "👩‍👩‍👧"]
    let host = host(rows)
    #expect(host.tree.split { $0.isNewline }.count == 2 + rows.count)
    for row in rows { #expect(try host.tap(row)) }
    #expect(
      try message { try host.tap("c\r\nd") }
        .hasPrefix(
          #"There is no item “c\r\nd”: there are “”, “a\nb”, “x\r\ny”, “\u{2028}z”, “👩‍👩‍👧”."#))
    #expect(
      try message { try host.tap("a", in: "\n") }
        == #"There is no section “\n”: there is only “s”."#)
  }

  @Test("sections of one name are told apart by their places")
  func equalSections() throws {
    #expect(
      try message { try host(["a"], sections: ["s", "s"]).tap("a", in: "s") }
        == "There is an item “a” in “s” and in “s”: say which one, by its place, "
        + "with tap(section:item:).")
  }

  @Test("an item for which there is no size can't be scrolled to, and it isn't the window's fault")
  func noPlace() throws {
    let host = host(["a"], size: .individual([]))
    #expect(
      try message { try host.scroll(to: "a") }
        == "“a” has no place: its section has sizes for fewer items.")
  }

  @Test("a clock goes as far as time goes, however often it is told to go further")
  func farFuture() async throws {
    let clock = TestClock()
    let load = TestLoad<[Int]>()
    let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
    let screen = TestScreen(loader: loader)
    for _ in 0..<20 { await clock.advance(by: .seconds(Int64.max)) }
    await clock.advance(by: .seconds(Int64.min))
    loader.load()
    await load.succeed([1])
    #expect(loader.value == [1])
    #expect(screen.history.hasSuffix("1099511627776000 ms  content"))
  }

  @Test("an answer that comes before its question waits for that question")
  func preparedForQuery() async throws {
    let load = TestLoad<Int>()
    await load.succeed(2, for: "b")
    await load.succeed(3)
    #expect(try await load.run("a") == 3)
    let other = Task { try await load.run("a") }
    while load.waitingCount == 0 { await Task.yield() }
    #expect(try await load.run("b") == 2)
    await load.succeed(1)
    #expect(try await other.value == 1)
  }
}
