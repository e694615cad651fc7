import ConveneDiff
import ConveneLists
import Testing

@Suite("Declarations")
@MainActor
struct ConvTests {
  private let host = RecordingHost()

  @Test("sections are defined at once, in order, each from its element; items are not made")
  func definedAtOnce() {
    var defined: [String] = []
    var made = 0
    host.driver.conv()
      .create(for: ["S" * ["a"], "T" * ["b", "c"]]) { part, section in
        defined.append(part.id)
        section.create(for: part.rows) { (_, _: Item<TextCell>) in made += 1 }
      }
      .create("last") { section in
        defined.append("last")
        section.create(for: [] as [Row])
      }
    #expect(defined == ["S", "T", "last"])
    #expect(made == 0)
    host.driver.update()
    #expect(host.driver.content.counts == [1, 2, 0])
  }

  @Test("the next update takes the newest declaration")
  func newestDeclaration() {
    host.driver.conv().create { $0.create(for: ["a"]) }
    host.driver.conv().create { $0.create(for: ["b"]) }
    host.driver.update()
    #expect(host.texts == [["b"]])
    host.driver.update()
    #expect(host.texts == [["b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("an update without any declaration is an empty list")
  func nothingDeclared() {
    host.driver.update()
    #expect(host.texts.isEmpty)
    #expect(host.driver.content.sections.isEmpty)
    #expect(host.problems.isEmpty)
  }

  @Test("a declaration that is kept runs again at each update")
  func keptDeclaration() {
    var rows: [Row] = ["a"]
    host.driver.conv { conv in conv.create { $0.create(for: rows) } }
    host.driver.update()
    rows = ["a", "b"]
    host.driver.update()
    #expect(host.texts == [["a", "b"]])
    rows = []
    host.driver.reload()
    #expect(host.texts == [[]])
    host.driver.conv().create { $0.create(for: ["c"]) }
    host.driver.update()
    #expect(host.texts == [["c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a declaration whose update never comes is applied when the host gets a window")
  func declaredOnly() {
    host.isReady = false
    host.driver.conv().create { $0.create(for: ["a"]) }
    host.appear()
    #expect(host.texts == [["a"]])
    #expect(host.reloadCount == 1)
    let other = RecordingHost()
    other.isReady = false
    other.driver.conv { conv in conv.create { $0.create(for: ["b"]) } }
    other.appear()
    other.appear()
    #expect(other.texts == [["b"]])
    #expect(other.reloadCount == 1)
    #expect(host.problems.isEmpty && other.problems.isEmpty)
  }

  @Test("a host that appears with nothing declared is left alone")
  func appearsEmpty() {
    host.isReady = false
    host.appear()
    #expect(host.verbs.isEmpty)
  }

  @Test("an update before the window comes is shown by one reload")
  func updatedBefore() {
    host.isReady = false
    #expect(host.show(["S" * ["a"]]) == true)
    #expect(host.cellsMade == 0)
    host.appear()
    #expect(host.reloadCount == 1)
    #expect(host.texts == [["a"]])
    #expect(host.problems.isEmpty)
  }
}
