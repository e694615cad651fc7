import ConveneDiff
import ConveneLists
import Testing

@Suite("Scroll position, selection and focus are kept by identity")
@MainActor
struct ListDriverPositionTests {
  private let host = RecordingHost()

  private var firstVisible: String? { host.texts.flatMap { $0 }.first }

  @Test("a host that shows nothing is at its beginning, and at no end")
  func nothingShown() {
    #expect(ListViewport().isAtTop && !ListViewport().isAtEnd)
  }

  @Test("L13: what comes above the first visible item doesn't push it away")
  func insertedAbove() {
    host.viewportHeight = 2
    host.show(["S" * ["Z", "C", "D"]])
    host.scroll(to: 1)
    host.show(["S" * ["Z", "A", "B", "C", "D"]])
    #expect(host.scrollOffset == 3)
    #expect(firstVisible == "C")
    #expect(host.problems.isEmpty)
  }

  @Test("L13: an item that is seen in part stays at the same place")
  func partlyVisible() {
    host.viewportHeight = 2
    host.show(["S" * ["Z", "C", "D", "E"]])
    host.scroll(to: 1.25)
    host.show(["S" * ["Z", "A", "C", "D", "E"]])
    #expect(host.scrollOffset == 2.25)
  }

  @Test("L13: at the very top new items above are shown")
  func atTheTop() {
    host.viewportHeight = 2
    host.show(["S" * ["C", "D", "E"]])
    host.show(["S" * ["A", "B", "C", "D", "E"]])
    #expect(host.scrollOffset == 0)
    #expect(firstVisible == "A")
  }

  @Test("an item that itself moves is no anchor")
  func movedAnchor() {
    host.viewportHeight = 2
    host.show(["S" * ["Z", "C", "D", "E", "F"]])
    host.scroll(to: 1)
    host.show(["S" * ["Y", "Z", "D", "E", "F", "C"]])
    #expect(firstVisible == "Z")
    #expect(host.scrollOffset == 1)
    #expect(host.texts == [["Z", "D"]])
  }

  @Test("where nothing visible stays, the list stays as far from its beginning as it was")
  func noAnchor() {
    host.viewportHeight = 2
    host.show(["S" * ["a", "b", "c", "d", "e"]])
    host.scroll(to: 2)
    host.show(["S" * ["v", "w", "x", "y", "z"]])
    #expect(host.scrollOffset == 2)
  }

  @Test("a section that is folded where only its items are seen is seen from its header on")
  func folded() {
    host.viewportHeight = 2
    host.driver.conv()
      .create(for: ["S" * ["a", "b"], "T" * ["c", "d", "e"], "U" * ["f", "g", "h", "i"]]) {
        $1.create(.header) { (_: SectionHeaderFooter<TitleView>) in }
        $1.create($0)
        $1.expandable()
      }
    host.driver.update()
    host.scroll(to: 3)
    #expect(host.texts == [[], ["d", "e"], []])
    host.driver.toggle(1)
    #expect(host.scrollOffset == 2)
    #expect(host.texts == [[], [], ["f", "g"]])
  }

  @Test("a new query scrolls to the top")
  func newQuery() {
    host.viewportHeight = 2
    host.show(["S" * ["a", "b", "c", "d"]])
    host.scroll(to: 2)
    host.show(["S" * ["a", "b", "c", "d", "e"]], UpdateOptions(scrollsToTop: true))
    #expect(host.scrollOffset == 0)
  }

  @Test("selection and focus follow their items, also where these move")
  func selectionFollows() {
    host.show(["S" * ["a", "b"], "T" * ["c"]])
    host.tap(0, 0)
    host.tap(1, 0)
    host.focus = ItemIndex(section: 0, item: 0)
    host.show(["T" * ["x", "c"], "S" * ["b", "a"]])
    #expect(
      host.selection == [ItemIndex(section: 1, item: 1), ItemIndex(section: 0, item: 1)])
    #expect(host.focus == ItemIndex(section: 1, item: 1))
    host.show(["S" * ["b"]])
    #expect(host.selection.isEmpty)
    #expect(host.focus == nil)
  }

  @Test("the item from which a range is selected is followed, also where it isn't selected itself")
  func anchorFollows() {
    host.show(["S" * ["A", "B"], "T" * ["C"]])
    host.selectionAnchor = ItemIndex(section: 0, item: 1)
    host.show(["T" * ["C"], "S" * ["x", "A", "B"]])
    #expect(host.selectionAnchor == ItemIndex(section: 1, item: 2))
    host.driver.reload()
    #expect(host.selectionAnchor == ItemIndex(section: 1, item: 2))
    host.show(["T" * ["B", "C"], "U" * ["A"]])
    #expect(host.selectionAnchor == ItemIndex(section: 0, item: 0), "its section has gone")
    host.show(["T" * ["C"]])
    #expect(host.selectionAnchor == nil)
  }

  @Test("what the pointer's button went down on is followed, be it an item or a header")
  func pressedFollows() {
    host.show(["S" * ["A", "B"], "T" * ["C"]])
    host.pressed = .item(ItemIndex(section: 0, item: 1))
    host.show(["T" * ["C"], "S" * ["x", "A", "B"]])
    #expect(host.pressed == .item(ItemIndex(section: 1, item: 2)))
    host.driver.reload()
    #expect(host.pressed == .item(ItemIndex(section: 1, item: 2)))
    host.show(["T" * ["B", "C"], "U" * ["A"]])
    #expect(host.pressed == .item(ItemIndex(section: 0, item: 0)), "its section has gone")
    host.show(["T" * ["C"], "U" * ["A"]])
    #expect(host.pressed == nil)
    host.pressed = .header(1)
    host.show(["new" * ["y"], "T" * ["C"], "U" * ["A"]])
    #expect(host.pressed == .header(2))
    host.show(["new" * ["y"]])
    #expect(host.pressed == nil)
  }

  @Test("what was pressed is followed where the user moves an item")
  func pressedFollowsMove() {
    var seen = ListViewport()
    seen.pressed = .item(ItemIndex(section: 0, item: 0))
    var batch = Batch(countsBefore: [3], countsAfter: [3])
    batch.movedItems = [
      .init(from: ItemIndex(section: 0, item: 0), to: ItemIndex(section: 0, item: 2))
    ]
    let position = ListPosition(of: seen, after: batch)
    #expect(position.pressed == .item(ItemIndex(section: 0, item: 2)))
  }

  @Test("a reload keeps the position and the selection")
  func reloadKeeps() {
    host.viewportHeight = 2
    host.show(["S" * ["Z", "C", "D", "E"]])
    host.scroll(to: 1)
    host.selection = [ItemIndex(section: 0, item: 2)]
    host.forgetVerbs()
    host.declare(["S" * ["Z", "A", "B", "C", "D", "E"]])
    host.driver.reload()
    #expect(host.reloadCount == 1)
    #expect(firstVisible == "C")
    #expect(host.selection == [ItemIndex(section: 0, item: 4)])
    #expect(host.problems.isEmpty)
  }

  @Test("too many changes are a reload that keeps the position and the selection")
  func thresholdKeeps() {
    host.driver.diagnostics.onDiagnostic = { _ in }
    host.abilities.operationLimit = 1
    host.viewportHeight = 2
    host.show(["S" * ["Z", "C", "D", "E"]])
    host.scroll(to: 1)
    host.tap(0, 1)
    host.show(["S" * ["Z", "A", "B", "C", "D", "E"]])
    #expect(host.reloadCount == 1)
    #expect(firstVisible == "C")
    #expect(host.selection == [ItemIndex(section: 0, item: 3)])
  }

  @Test("an update before a reload is laid out keeps the selection too")
  func updateBeforeLayoutKeeps() {
    host.show(["S" * ["a", "b"]])
    host.tap(0, 1)
    host.laysOutAtOnce = false
    host.driver.reload()
    host.show(["S" * ["x", "a", "b"]])
    host.show(["S" * ["y", "x", "b"]])
    #expect(host.selection == [ItemIndex(section: 0, item: 2)])
    host.layOut()
    #expect(host.selection == [ItemIndex(section: 0, item: 2)])
    #expect(host.texts == [["y", "x", "b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("without a window data are swapped, no cell is made, and one reload keeps the selection")
  func windowLost() {
    host.show(["S" * ["a", "b"]])
    host.tap(0, 1)
    host.isReady = false
    let made = host.cellsMade
    #expect(host.show(["S" * ["x", "a", "b"]]) == true)
    #expect(host.show(["S" * ["y", "x", "b"]]) == true)
    #expect(host.driver.lastUpdate?.kind == .dataOnly)
    #expect(host.driver.content.counts == [3])
    #expect(host.verbs.isEmpty)
    #expect(host.cellsMade == made)
    host.appear()
    #expect(host.reloadCount == 1)
    #expect(host.texts == [["y", "x", "b"]])
    #expect(host.selection == [ItemIndex(section: 0, item: 2)])
    host.forgetVerbs()
    host.appear()
    #expect(host.verbs.isEmpty)
    #expect(host.problems.isEmpty)
  }

  // MARK: Into another section

  @Test("selection and focus follow an item into a section that stays, from one that goes")
  func selectionFromGoneSection() {
    host.show(["B" * ["1", "2"], "C" * ["3"]])
    host.tap(1, 0)
    host.focus = ItemIndex(section: 1, item: 0)
    host.show(["B" * ["1", "2", "3"]])
    #expect(host.selection == [ItemIndex(section: 0, item: 2)])
    #expect(host.focus == ItemIndex(section: 0, item: 2))
    #expect(host.problems.isEmpty)
  }

  @Test("selection and focus follow an item into a section that comes, also out of one that goes")
  func selectionIntoNewSection() {
    host.show(["B" * ["1", "2", "3"], "C" * ["4"]])
    host.tap(0, 1)
    host.tap(1, 0)
    host.focus = ItemIndex(section: 0, item: 1)
    host.show(["A" * ["2"], "B" * ["3", "1"], "D" * ["5", "4"]])
    #expect(host.selection == [ItemIndex(section: 0, item: 0), ItemIndex(section: 2, item: 1)])
    #expect(host.focus == ItemIndex(section: 0, item: 0))
  }

  @Test("where sections move and items change too, selection follows out of their old places")
  func selectionInTwoBatches() {
    host.show(["A" * ["1", "2"], "B" * ["3", "4"], "C" * ["5"]])
    host.tap(0, 1)
    host.tap(1, 0)
    host.tap(2, 0)
    host.show(["B" * ["4", "5", "6"], "A" * ["7", "1"], "D" * ["2", "3"]])
    #expect(host.batches.count == 2)
    #expect(
      host.selection == [
        ItemIndex(section: 2, item: 0), ItemIndex(section: 2, item: 1),
        ItemIndex(section: 0, item: 1),
      ])
  }

  @Test("a reload, and a list without a window, follow items into other sections too")
  func reloadIntoOtherSection() {
    host.show(["B" * ["1"], "C" * ["3"]])
    host.tap(1, 0)
    host.declare(["B" * ["1", "3"]])
    host.driver.reload()
    #expect(host.selection == [ItemIndex(section: 0, item: 1)])
    host.isReady = false
    host.show(["D" * ["3"], "B" * ["1"]])
    #expect(host.driver.selectedElements(of: Row.self) == ["3"])
    host.driver.select(Set<Row>(host.driver.selectedElements(of: Row.self)))
    host.appear()
    #expect(host.selection == [ItemIndex(section: 0, item: 0)])
  }

  @Test("which of several with one identifier an item has become isn't guessed")
  func ambiguousInOtherSections() {
    host.driver.diagnostics.onDiagnostic = { _ in }
    host.show(["B" * ["1"], "C" * ["3"], "D" * ["3"]])
    host.tap(1, 0)
    host.show(["B" * ["1", "3"]])
    #expect(host.selection.isEmpty)
    host.show(["B" * ["1"], "C" * ["3"]])
    host.tap(1, 0)
    host.show(["B" * ["1", "3"], "E" * ["3"]])
    #expect(host.selection.isEmpty)
  }

  @Test("what has another type isn't the same item in another section")
  func otherTypeInOtherSection() {
    host.show(["B" * ["1"], "C" * ["3"]])
    host.tap(1, 0)
    host.driver.conv().create(for: ["B" * ["1"]]) { part, section in
      section.create(part)
      section.create(for: [Figure(id: "3")]) { (_, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = "3" }
      }
    }
    host.driver.update()
    #expect(host.texts == [["1", "3"]])
    #expect(host.selection.isEmpty)
  }

  @Test("the anchor follows the first visible item where all that is visible gets another section")
  func anchorIntoOtherSection() {
    host.viewportHeight = 2
    host.show(["A" * ["1", "2"], "B" * ["3", "4", "5"]])
    host.scroll(to: 2.5)
    host.show(["A" * ["x", "y", "z", "1", "2", "3", "4", "5"]])
    #expect(host.scrollOffset == 5.5)
    #expect(firstVisible == "3")
    #expect(host.problems.isEmpty)
  }

  @Test("what stays in its section is a better anchor than what gets another one")
  func stayingAnchor() {
    host.viewportHeight = 3
    host.show(["A" * ["1", "2"], "B" * ["3"], "C" * ["4", "5", "6"]])
    host.scroll(to: 2)
    host.show(["A" * ["1", "3", "2"], "C" * ["x", "4", "5", "6"]])
    // “4” stays a point below the top.
    #expect(host.scrollOffset == 3)
  }
}
