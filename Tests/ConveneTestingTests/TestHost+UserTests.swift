import ConveneDiff
import ConveneLists
import ConveneTesting
import Foundation
import Testing

@Suite("What a user does with a list as text")
@MainActor
struct TestHostUserTests {
  private let shop = TeaShop(("black", ["assam", "sold out", "chai"]), ("green", ["chai"]))

  private func host(height: CGFloat = 480) -> TestHost<TestList> {
    TestHost(height: height) { [shop] in shop.declare($0) }
  }

  /// What a test that fails says.
  private func failure(_ body: () throws -> Void) throws -> TestFailure {
    try #require(throws: TestFailure.self) { try body() }
  }

  @Test("one at a time is selected, and what may not be selected isn't")
  func single() throws {
    let host = host()
    #expect(try host.tap("assam"))
    #expect(try !host.tap("sold out"))
    #expect(host.selection == ["assam"])
    try host.tap("chai", in: "green")
    #expect(host.selection == ["chai"])
    #expect(shop.events == ["+ assam", "- assam", "+ chai"])
  }

  @Test("any number are selected, and a second tap takes the selection away")
  func multiple() throws {
    let host = host()
    host.selectionMode = .multiple
    try host.tap(section: 0, item: 2)
    try host.tap("assam")
    #expect(host.selection == ["assam", "chai"])
    try host.tap("assam")
    #expect(host.selection == ["chai"])
    #expect(shop.events == ["+ chai", "+ assam", "- assam"])
    host.selectionMode = .none
    #expect(try !host.tap("assam"))
  }

  @Test("the selection stays with its item, and goes with it")
  func selectionByIdentity() throws {
    let host = host()
    try host.tap("assam")
    shop.shelves[0].teas = ["new", "newer", "assam"]
    host.update()
    #expect(host.selection == ["assam"])
    shop.shelves[0].teas = ["new"]
    host.update()
    #expect(host.selection.isEmpty)
  }

  @Test("what is seen first stays where it is when items come above it")
  func anchor() throws {
    shop.shelves[0].teas = (1...50).map { "tea \($0)" }
    let host = host(height: 200)
    try host.scroll(to: "tea 30")
    let before = try host.frame(of: "tea 30").minY - host.offset
    shop.shelves[0].teas.insert(contentsOf: ["x", "y", "z"], at: 0)
    host.update()
    #expect(try host.frame(of: "tea 30").minY - host.offset == before)
    host.update(scrollsToTop: true)
    #expect(host.offset == 0)
  }

  @Test("a tap may update the list from its closure")
  func updateFromTap() async throws {
    var teas = ["assam", "chai"]
    var update: @MainActor () -> Void = {}
    let host = TestHost { conv in
      conv.create { section in
        section.create(for: teas) { (tea, item: Item<TestCell>) in
          item.didSelect { _ in
            teas.removeAll { $0 == tea }
            update()
          }
        }
      }
    }
    update = { host.update() }
    try host.tap("assam")
    #expect(host.items == [["chai"]])
    #expect(host.selection.isEmpty)
  }

  @Test("the end of the list is told when it comes near")
  func reachEnd() async throws {
    var teas = (1...50).map { "tea \($0)" }
    var ends = 0
    let host = TestHost(height: 440) { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: teas) { (_, _: Item<TestCell>) in }
      }
      .onReachEnd(within: .items(5)) { ends += 1 }
    }
    await host.settle()
    #expect(ends == 0)
    host.scrollToEnd()
    await host.settle()
    #expect(ends == 1)
    teas += (51...100).map { "tea \($0)" }
    host.update()
    host.scrollToEnd()
    await host.settle()
    #expect(ends == 2)
  }

  // MARK: What can't be done

  @Test("an item that isn't there is missed by name, with those that are there")
  func unknown() throws {
    let host = host()
    let missing = try failure { try host.tap("asam") }
    #expect(
      missing.message == """
        There is no item “asam”: there are “assam”, “sold out”, “chai”, “chai”.
        No item on screen reads “asam”; one off screen goes by its element, its identifier, or \
        `describe`. To be read on screen: there are “assam”, “sold out”, “chai”, “chai”.
        """)
    #expect(missing.file == "ConveneTestingTests/TestHost+UserTests.swift")
    #expect(missing.description.hasPrefix("\(missing.file):\(missing.line): There"))
    #expect(
      try failure { try host.tap("chai", in: "red") }.message
        == "There is no section “red”: there are “black”, “green”.")
    #expect(
      try failure { try host.tap(section: 7, item: 0) }.message.hasPrefix("There is no item at 7-0")
    )
  }

  @Test("an item of two sections is asked for with its section")
  func ambiguous() throws {
    let host = host()
    #expect(
      try failure { try host.tap("chai") }.message
        == "There is an item “chai” in “black” and in “green”: say which one, with in:.")
    try host.tap("chai", in: "black")
  }

  private struct Friend: Differenciable, Equatable {
    let differenceIdentifier: Int
  }

  @Test("an element finds only itself, and an identifier whatever has it")
  func elements() throws {
    var tapped: [String] = []
    let host = TestHost { conv in
      conv.create("numbers") { section in
        section.create(for: [1, 2]) { (number, item: Item<TestCell>) in
          item.didSelect { _ in tapped.append("number \(number)") }
        }
      }
      conv.create("friends") { section in
        section.create(for: [3, 1].map(Friend.init)) { (friend, item: Item<TestCell>) in
          item.didSelect { _ in tapped.append("friend \(friend.differenceIdentifier)") }
        }
      }
    }
    try host.tap(Friend(differenceIdentifier: 1))
    try host.tap(3)
    try host.tap(1, in: "numbers")
    #expect(tapped == ["friend 1", "friend 3", "number 1"])
    #expect(
      try failure { try host.tap(1) }.message
        == "There is an item “1” in “numbers” and in “friends”: say which one, with in:.")
    #expect(
      try failure { try host.tap(Friend(differenceIdentifier: 2)) }.message
        == "There is no item made from a Friend “2”: there are “1”, “2”, “3”, “1”.")
  }

  @Test("what is read on cells finds those on screen, and what was said of elements all")
  func texts() throws {
    let host = TestHost(height: 88) { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: Array(1...40)) { (number, item: Item<TestCell>) in
          item.configureCell { cell, _ in cell.text = "B\(number)" }
        }
      }
    }
    try host.tap("B2")
    #expect(
      try failure { try host.scroll(to: "B30") }.message.hasSuffix(
        "No item on screen reads “B30”; one off screen goes by its element, its identifier, or "
          + "`describe`. To be read on screen: there are “B1”, “B2”."))
    host.describe { (number: Int) in "B\(number)" }
    try host.scroll(to: "B30")
    try host.tap("B30")
  }

  @Test("an item that can't be seen can't be tapped")
  func offScreen() throws {
    let host = host(height: 80)
    #expect(
      try failure { try host.tap("sold out") }.message.hasPrefix(
        "“sold out” isn't on screen; scroll to it first.\n320 × 80, scrolled 0 of"))
    host.loseWindow()
    #expect(
      try failure { try host.tap("assam") }.message
        == "“assam” can't be seen: the list isn't in a window.")
    #expect(throws: TestFailure.self) { try host.scroll(to: "assam") }
  }

  @Test("sizes and distances that are none change nothing that can't be")
  func badLengths() throws {
    let host = host(height: 100)
    host.scroll(by: .nan)
    #expect(host.offset == 0)
    host.scroll(by: .infinity)
    #expect(host.offset == host.maximumOffset)
    host.resize(width: -5, height: .nan)
    #expect(host.tree.hasPrefix("1 × 1, scrolled"))
    host.resize(width: 320, height: .infinity)
    #expect(host.maximumOffset == 0)
    #expect(host.tree.contains("chai"))
  }

  @Test("a list that is turned without a window is laid out when it gets one")
  func turnedOutside() throws {
    let host = host()
    host.loseWindow()
    host.rotate()
    host.findWindow()
    #expect(try host.frame(of: "assam").width == 480)
    #expect(host.tree.hasPrefix("480 × 320\nblack\n  header “Black” · TestHeader 480 × 36"))
  }
}
