import ConveneDiff
import ConveneLists
import ConveneStates
import ConveneTesting
import Foundation
import Testing

@Suite("Sections that are folded, as text")
@MainActor
struct TestHostFoldingTests {
  private let shop = TeaShop(
    ("black", ["assam", "ceylon", "chai"]), ("green", ["sencha"]), ("white", ["silver"]))

  private func host(height: CGFloat = 480) -> TestHost<TestList> {
    shop.folds = true
    return TestHost(height: height) { [shop] in shop.declare($0) }
  }

  private func failure(_ body: () throws -> Void) throws -> TestFailure {
    try #require(throws: TestFailure.self) { try body() }
  }

  @Test("the text says which sections are folded, and how much is in them")
  func tree() throws {
    let host = host()
    try host.tap("ceylon")
    #expect(try host.isExpanded("black"))
    try host.toggle("black")
    #expect(try !host.isExpanded("black"))
    host.detail = []
    try host.expect(
      """
      black
        header ▸ “Black”
        … 3 folded
      green
        header ▾ “Green”
        ○ “sencha”
      white
        header ▾ “White”
        ○ “silver”
      """)
    #expect(host.items == [[], ["sencha"], ["silver"]])
    #expect(host.selection == ["ceylon"])
    #expect(host.lastUpdate?.removed == ["assam", "ceylon", "chai"])
    try host.toggle("black")
    try host.expect(
      """
      black
        header ▾ “Black”
        ○ “assam”
        ● “ceylon”
        ○ “chai”
      green
        header ▾ “Green”
        ○ “sencha”
      white
        header ▾ “White”
        ○ “silver”
      """)
    #expect(shop.events == ["+ ceylon"])
  }

  @Test("one at a time is selected, folded or not")
  func single() throws {
    let host = host()
    try host.tap("assam")
    try host.toggle("black")
    try host.tap("sencha")
    #expect(host.selection == ["sencha"])
    #expect(shop.events == ["+ assam", "- assam", "+ sencha"])
    try host.toggle("black")
    #expect(host.selection == ["sencha"])
  }

  @Test("what can't be folded, or isn't there, is said to be so")
  func failures() throws {
    let host = host(height: 100)
    #expect(try failure { try host.toggle("red") }.message.contains("There is no section “red”"))
    #expect(try failure { try host.toggle("white") }.message.contains("isn't on screen"))
    shop.folds = false
    host.update()
    let said = try failure { try host.toggle("black") }.message
    #expect(said.contains("The section “black” can't be folded"))
    #expect(throws: TestFailure.self) { try host.isExpanded("black") }
  }

  @Test(
    "a header that is pinned stays at the edge when its section is folded, and when it isn't any more"
  )
  func pinned() throws {
    shop.pinsHeaders = true
    shop.shelves[0].teas = (1...20).map { "black \($0)" }
    shop.shelves[1].teas = (1...20).map { "green \($0)" }
    shop.shelves[2].teas = (1...40).map { "white \($0)" }
    let host = host(height: 200)
    try host.scroll(to: "green 12")
    try host.toggle("green")
    let top = host.offset
    #expect(top == 916)
    #expect(host.detail(of: "green") == "  header ▸ “Green”")
    try host.toggle("green")
    #expect(host.offset == top)
    #expect(host.detail(of: "green") == "  header ▾ “Green”")
  }

  @Test("a header in the middle stays where it is")
  func inTheMiddle() throws {
    shop.shelves[0].teas = (1...20).map { "black \($0)" }
    shop.shelves[2].teas = (1...40).map { "white \($0)" }
    let host = host(height: 200)
    host.scroll(by: 20 * 44 - 60)
    let offset = host.offset
    try host.toggle("green")
    #expect(host.offset == offset)
    // Where an update changes what is above, the header stays all the same.
    shop.shelves[0].teas.insert("new", at: 0)
    try host.toggle("green")
    #expect(host.offset == offset + 44)
  }

  @Test("one that goes elsewhere when it is folded takes nobody with it")
  func elsewhere() throws {
    shop.shelves = [
      ("black", (1...20).map { "black \($0)" }), ("green", ["sencha"]),
      ("white", (1...40).map { "white \($0)" }), ("red", ["rooibos"]),
    ]
    let host = host(height: 200)
    host.scroll(by: 20 * 44 - 60)
    let offset = host.offset
    shop.shelves.append(shop.shelves.remove(at: 1))
    try host.toggle("green")
    #expect(host.offset == offset)
  }

  @Test("folding brings no end of the section that was told, and brings that of the list nearer")
  func ends() async throws {
    var ends: [String] = []
    let host = TestHost<TestList>(height: 300) { conv in
      for name in ["a", "b"] {
        conv.create(name) { section in
          section.itemSize = .fullWidth(height: 44)
          section.create(.header) { (_: SectionHeaderFooter<TestHeader>) in }
          section.create(for: (1...3).map { "\(name)\($0)" }) { (_, _: Item<TestCell>) in }
          section.onReachEnd { ends.append(name) }
          section.expandable()
        }
      }
      conv.onReachEnd { ends.append("list") }
    }
    await host.settle()
    #expect(ends == ["list", "a", "b"])
    try host.toggle("a")
    try host.toggle("a")
    await host.settle()
    #expect(ends.filter { $0 == "a" } == ["a"])
    #expect(ends.filter { $0 == "b" } == ["b"])
  }

  @Test("a section's state is folded with it, and comes as it is by then")
  func states() async throws {
    let clock = TestClock()
    let load = TestLoad<[String]>()
    let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
    let host = TestHost<TestList> { conv in
      conv.create("teas") { section in
        section.create(.header) { (_: SectionHeaderFooter<TestHeader>) in }
        section.show(loader)
        section.create(for: loader.value ?? []) { (_, _: Item<TestCell>) in }
        section.expandable()
      }
    }
    host.detail = []
    loader.load()
    await clock.advance(by: .seconds(1))
    #expect(host.tree == "teas\n  header ▾\n  ○ spinner “Loading…”")
    try host.toggle("teas")
    #expect(host.tree == "teas\n  header ▸\n  … 1 folded")
    await load.succeed(["assam", "ceylon"])
    #expect(host.tree == "teas\n  header ▸\n  … 2 folded")
    try host.toggle("teas")
    #expect(host.tree == "teas\n  header ▾\n  ○ assam\n  ○ ceylon")
  }
}

extension TestHost {
  /// The line of a section's header.
  fileprivate func detail(of section: String) -> String? {
    detail = .identifiers
    let lines = tree.split(separator: "\n").map(String.init)
    return lines.firstIndex(of: section).map { lines[$0 + 1] }
  }
}
