import ConveneStates
import ConveneTesting
import Testing

/// A search as it is seen and heard.
@Suite("A screen that is searched")
@MainActor
struct SearchScreenTests {
  private let clock = TestClock()
  private let answers = TestLoad<[String]>()
  private let loader: ScreenLoader<[String]>
  private let screen: TestScreen

  init() {
    loader = ScreenLoader(states: StateModel(on: clock), search: answers.run)
    screen = TestScreen(loader: loader)
  }

  @Test("what is typed is asked for after a pause, once")
  func typing() async throws {
    for text in ["t", "te", "tea"] {
      loader.search(text)
      await clock.advance(by: .milliseconds(299))
    }
    #expect(answers.queries == [])
    await clock.advance(by: .milliseconds(1))
    #expect(answers.queries == ["tea"])
    await answers.succeed(["green", "black"])
    try screen.expect("content")
  }

  @Test("an answer without anything names the query, and the next keystroke keeps it until its own")
  func nothing() async throws {
    loader.search("rum")
    await clock.advance(by: .seconds(1))
    await answers.succeed([])
    await clock.advance(by: .seconds(1))
    let noRum = "state noResults “No Results” “Nothing matches “rum”.”"
    try screen.expect(noRum)
    loader.search("rump")
    await clock.advance(by: .milliseconds(300))
    try screen.expect(noRum)
    await clock.advance(by: .seconds(1))
    try screen.expect("progress\n\(noRum)")
    await answers.succeed(["rump steak"])
    await clock.advance(by: .seconds(1))
    try screen.expect("content")
  }

  @Test("nothing is said while somebody types, and what was found once they pause")
  func speech() async throws {
    await clock.settle()
    loader.search("t")
    await clock.advance(by: .milliseconds(300))
    await answers.succeed(["tea", "tart"])
    #expect(screen.heard == [])
    loader.search("te")
    await clock.advance(by: .milliseconds(300))
    await answers.succeed(["tea"])
    await clock.advance(by: .seconds(2))
    #expect(screen.heard == ["Loaded. 1 item"])
  }

  @Test("an answer that fails is told above what the query before found")
  func failure() async throws {
    loader.search("t")
    await clock.advance(by: .milliseconds(300))
    await answers.succeed(["tea"])
    loader.search("te")
    await clock.advance(by: .milliseconds(300))
    await answers.fail()
    try screen.expect(
      """
      banner “Could not be updated.” [Try Again]
      content
      """)
  }
}
