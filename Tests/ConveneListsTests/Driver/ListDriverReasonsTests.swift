import ConveneDiff
import ConveneLists
import Testing

@Suite("Why an update did what it did")
@MainActor
struct ListDriverReasonsTests {
  private let host = RecordingHost()

  @Test("diagnostics explain each change on request")
  func reasons() throws {
    host.driver.diagnostics.explainsUpdates = true
    host.show(["S" * ["a", "b", "c", "d"], "T" * []])
    host.show(["S" * ["c", "a'", "x"], "U" * []])
    let reasons = try #require(host.driver.lastUpdate?.reasons)
    for part in [
      "removed section “T” from 1: not in the new list", "inserted section “U” at 1",
      "removed “b” from 0-1", "removed “d” from 0-3", "inserted “x” at 0-2: not in the old list",
      "moved “", "reconfigured “a” at 0-1: its contents differ",
    ] {
      #expect(reasons.contains { $0.contains(part) }, "\(part) in \(reasons)")
    }
  }

  @Test("an item whose old section went, or whose new one came, is said to be that")
  func reasonsAcrossSections() throws {
    host.driver.diagnostics.explainsUpdates = true
    host.show(["B" * ["1", "2"], "C" * ["4"]])
    host.show(["A" * ["2"], "B" * ["1", "4", "5"]])
    let reasons = try #require(host.driver.lastUpdate?.reasons)
    #expect(
      reasons == [
        "removed section “C” from 1: not in the new list",
        "inserted section “A” at 0: not in the old list",
        "removed “2” from 0-1: its new section “A” came whole",
        "inserted “4” at 1-1: its old section “C” went",
        "inserted “5” at 1-2: not in the old list",
      ])
  }

  @Test("a static row without dependsOn says that each update fills it")
  func reasonOfStaticRow() throws {
    host.driver.diagnostics.explainsUpdates = true
    for state in [1, 2] {
      host.driver.conv().create(for: ["S" * []]) { _, section in
        section.create("about") { (item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "About" }
        }
        section.create("state", dependsOn: state) { (item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "\(state)" }
        }
      }
      host.driver.update()
    }
    #expect(
      host.driver.lastUpdate?.reasons == [
        "reconfigured “about” at 0-0: without dependsOn each update fills it",
        "reconfigured “state” at 0-1: its dependsOn differs",
      ])
  }

  @Test("what is filled on request, though nothing of it differs, is said to be that")
  func reasonOfRequest() {
    host.driver.diagnostics.explainsUpdates = true
    host.show(["S" * ["a", "b"]])
    host.show(["S" * ["a'", "b"]], UpdateOptions(reconfiguresVisible: true))
    #expect(
      host.driver.lastUpdate?.reasons == [
        "reconfigured “a” at 0-0: its contents differ",
        "reconfigured “b” at 0-1: all that is visible was to be filled again",
      ])
  }

  @Test("without the request nothing is explained")
  func noReasons() {
    host.show(["S" * ["a"]])
    host.show(["S" * ["b"]])
    #expect(host.driver.lastUpdate?.reasons.isEmpty == true)
  }
}
