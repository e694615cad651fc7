import ConveneLists
import ConveneTesting
import Testing

private typealias Cell = ConveneTesting.TestCell

/// What a reader sees while a list changes: where they are, and what they chose.
@Suite("Where a reader is in a list that changes")
@MainActor
struct ReadingPositionTests {
  @MainActor
  private final class Mail {
    var letters = (1...40).map { "letter \($0)" }

    func declare(_ conv: Conv<TestList>) {
      conv.create("inbox") { section in
        section.itemSize = .fullWidth(height: 50)
        section.create(for: self.letters) { (_, _: Item<Cell>) in }
      }
    }
  }

  private let mail = Mail()
  private let host: TestHost<TestList>

  init() {
    host = TestHost(height: 150) { [mail] in mail.declare($0) }
    host.detail = []
  }

  @Test("at the top new letters are seen")
  func top() throws {
    mail.letters.insert("new", at: 0)
    host.update()
    try host.expect(
      """
      inbox
        ○ new
        ○ letter 1
        ○ letter 2
        … 38 below
      """)
  }

  @Test("further down nothing moves when letters come and go above")
  func middle() throws {
    host.scroll(by: 500)
    let seen = host.tree.split(separator: "\n").filter { $0.contains("○") }
    #expect(seen.first == "  ○ letter 11")
    mail.letters.insert(contentsOf: ["new", "newer"], at: 0)
    mail.letters.removeAll { $0 == "letter 3" }
    host.update()
    #expect(host.tree.split(separator: "\n").filter { $0.contains("○") } == seen)
  }

  @Test("when what was seen first goes, what was seen next stays where it was")
  func gone() throws {
    host.scroll(by: 500)
    mail.letters.removeAll { ["letter 2", "letter 11"].contains($0) }
    host.update()
    #expect(try host.frame(of: "letter 12").minY - host.offset == 50)
  }

  @Test("a chosen letter stays chosen wherever it goes, and a reload changes nothing of it")
  func selection() throws {
    try host.tap("letter 2")
    mail.letters.swapAt(1, 30)
    host.update()
    #expect(host.selection == ["letter 2"])
    host.reload()
    #expect(host.selection == ["letter 2"])
    try host.scroll(to: "letter 2")
    #expect(host.tree.contains("● letter 2\n"))
  }

  @Test("what a window missed is there when it is back, at the same place")
  func window() throws {
    host.scroll(by: 500)
    try host.tap("letter 12")
    host.loseWindow()
    mail.letters.insert(contentsOf: ["new", "newer"], at: 0)
    host.update()
    mail.letters.insert("newest", at: 0)
    host.update()
    host.findWindow()
    try host.expect(
      """
      inbox
        … 13 above
        ○ letter 11
        ● letter 12
        ○ letter 13
        … 27 below
      """)
    #expect(host.updates.map(\.kind) == ["reload", "no window", "no window", "reload"])
  }

  @Test("a new query begins at the top, a shorter list ends at its end")
  func ends() throws {
    host.scrollToEnd()
    mail.letters.removeLast(20)
    host.update()
    #expect(host.offset == host.maximumOffset)
    host.update(scrollsToTop: true)
    #expect(host.offset == 0)
  }
}
