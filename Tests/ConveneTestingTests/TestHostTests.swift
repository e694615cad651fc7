import ConveneLists
import ConveneTesting
import Testing

@Suite("A list as text")
@MainActor
struct TestHostTests {
  private let shop = TeaShop(("black", ["assam", "ceylon"]), ("green", ["sencha"]))

  @Test("sections, headers, items, their texts, classes and sizes")
  func tree() throws {
    let host = TestHost { [shop] in shop.declare($0) }
    try host.expect(
      """
      320 × 480
      black
        header “Black” · TestHeader 320 × 36
        ○ assam “assam” · TestCell 320 × 44
        ○ ceylon “ceylon” · TestCell 320 × 44
      green
        header “Green” · TestHeader 320 × 36
        ○ sencha “sencha” · TestCell 320 × 44
      """)
  }

  @Test("without details: what there is, and what is selected")
  func detail() throws {
    let host = TestHost { [shop] in shop.declare($0) }
    host.detail = []
    try host.tap("ceylon")
    try host.expect(
      """
      black
        header “Black”
        ○ “assam”
        ● “ceylon”
      green
        header “Green”
        ○ “sencha”
      """)
    host.detail = [.classes]
    #expect(host.tree.contains("● “ceylon” · TestCell\n"))
  }

  @Test("a pinned header is in sight with its section, and what is under it isn't")
  func pinnedHeader() throws {
    shop.shelves[0].teas = (1...100).map { "tea \($0)" }
    shop.pinsHeaders = true
    let host = TestHost(height: 150) { [shop] in shop.declare($0) }
    host.detail = []
    host.scroll(by: 1_000)
    try host.expect(
      """
      black
        header “Black”
        … 22 above
        ○ “tea 23”
        ○ “tea 24”
        ○ “tea 25”
        ○ “tea 26”
        … 74 below
      … 1 section with 1 item below
      """)
    try host.scroll(to: "tea 10")
    #expect(host.offset == 396, "below the header, 36 points high")
  }

  @Test("of a long list what is in sight, and how much is above and below")
  func scrolled() throws {
    shop.shelves[0].teas = (1...100).map { "tea \($0)" }
    let host = TestHost(height: 200) { [shop] in shop.declare($0) }
    host.detail = [.sizes]
    try host.expect(
      """
      320 × 200, scrolled 0 of 4316
      black
        header “Black” · 320 × 36
        ○ “tea 1” · 320 × 44
        ○ “tea 2” · 320 × 44
        ○ “tea 3” · 320 × 44
        ○ “tea 4” · 320 × 44
        … 96 below
      … 1 section with 1 item below
      """)
    host.scroll(by: 1_000)
    host.detail = []
    try host.expect(
      """
      black
        … 21 above
        ○ “tea 22”
        ○ “tea 23”
        ○ “tea 24”
        ○ “tea 25”
        ○ “tea 26”
        ○ “tea 27”
        … 73 below
      … 1 section with 1 item below
      """)
    host.scrollToEnd()
    try host.expect(
      """
      black
        … 97 above
        ○ “tea 98”
        ○ “tea 99”
        ○ “tea 100”
      green
        header “Green”
        ○ “sencha”
      """)
    host.scrollToTop()
    try host.scroll(to: "tea 10")
    #expect(host.offset == 276)
  }

  @Test("sections without items are there, too")
  func emptySections() throws {
    let host = TestHost { conv in
      for name in ["a", "b", "c"] {
        conv.create(name) { section in
          section.create(for: name == "b" ? ["x"] : []) { (_, _: Item<TestCell>) in }
        }
      }
    }
    host.detail = []
    try host.expect(
      """
      a
      b
        ○ x
      c
      """)
  }

  @Test("a turned screen has other sizes and keeps what is seen first in sight")
  func rotating() throws {
    shop.shelves[0].teas = (1...100).map { "tea \($0)" }
    shop.itemSize = .columns(2, height: .aspect(2))
    let host = TestHost(width: 200, height: 300) { [shop] in shop.declare($0) }
    try host.scroll(to: "tea 60")
    let first = try #require(host.tree.split(separator: "\n").first { $0.contains("○") })
    host.rotate()
    #expect(host.tree.hasPrefix("300 × 200, scrolled"))
    #expect(host.tree.contains(first.replacing("100 × 50", with: "150 × 75")))
  }

  @Test("an update says what it did and why")
  func updates() throws {
    let host = TestHost { [shop] in shop.declare($0) }
    #expect(host.lastUpdate?.kind == "reload")
    shop.shelves[0].teas = ["chai", "ceylon", "assam", "keemun"]
    let update = host.update()
    try update.expect(
      """
      1 batch
        inserted “chai” at 0-0: not in the old list
        inserted “keemun” at 0-3: not in the old list
        moved “ceylon” from 0-1 to 0-1
      """)
    #expect(update.inserted == ["chai", "keemun"])
    #expect(update.moved == ["ceylon"])
    #expect(host.update().description == "no change")
    shop.price = " 3 €"
    try host.update().expect(
      """
      filled again
        reconfigured “chai” at 0-0
        reconfigured “ceylon” at 0-1
        reconfigured “assam” at 0-2
        reconfigured “keemun” at 0-3
        reconfigured “sencha” at 1-0
      """, [])
    #expect(host.lastUpdate?.changes.first?.reason == "its dependsOn differs")
    #expect(host.tree.contains("○ chai “chai 3 €”"))
    shop.shelves.removeLast()
    try host.update().expect(
      """
      1 batch
        removed section “green” from 1: not in the new list
      """)
    #expect(host.updates.count == 5)
  }

  @Test("what moves where no batch may move it is told with both its places")
  func converted() throws {
    let host = TestHost { [shop] in shop.declare($0) }
    shop.shelves[0].teas = ["keemun", "sencha", "assam", "ceylon", "chai"]
    host.update()
    // To keep its place two others would have to move.
    shop.shelves[0].teas = ["ceylon", "chai", "assam"]
    try host.update().expect(
      """
      1 batch
        removed “keemun” from 0-0: not in the new list
        removed “sencha” from 0-1: not in the new list
        removed “assam” from 0-2: it comes anew at 0-2, since no batch may move it there
        inserted “assam” at 0-2: it was at 0-2, and no batch may move it here
      """)
  }

  @Test("without a window nothing is shown, and one reload follows when there is one")
  func window() throws {
    let host = TestHost { [shop] in shop.declare($0) }
    host.loseWindow()
    shop.shelves = [("green", ["matcha"])]
    #expect(host.update().kind == "no window")
    try host.expect(
      """
      320 × 480
      no window
      """)
    host.findWindow()
    #expect(host.lastUpdate?.kind == "reload")
    host.detail = []
    try host.expect(
      """
      green
        header “Green”
        ○ “matcha”
      """)
    #expect(host.updates.count == 3)
  }

  @Test("a list that begins without a window shows its declaration when it gets one")
  func firstWindow() throws {
    let host = TestHost(hasWindow: false) { [shop] in shop.declare($0) }
    shop.shelves[0].teas = ["chai"]
    host.findWindow()
    #expect(host.items == [["chai"], ["sencha"]])
    #expect(host.tree.contains("chai"))
  }
}
