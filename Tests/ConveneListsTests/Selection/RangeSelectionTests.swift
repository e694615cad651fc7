import ConveneDiff
import ConveneLists
import TestSupport
import Testing

@Suite("What is selected after a gesture")
struct RangeSelectionTests {
  /// Two sections with an empty one between; the last item can't be selected.
  private let counts = [3, 0, 4]
  private let locked = ItemIndex(section: 2, item: 3)

  private func at(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  /// Makes gestures one after the other and says what was told, as "+0-1 -0-2".
  private func told(
    _ selection: inout RangeSelection, _ gestures: SelectionGesture..., focus: ItemIndex? = nil
  ) -> [String] {
    gestures.map { gesture in
      let change = selection.change(by: gesture, focus: focus, counts: counts) { $0 != locked }
      selection.take(change)
      #expect(change.isEmpty == (change.deselected + change.selected).isEmpty)
      return (change.deselected.map { "-\($0)" } + change.selected.map { "+\($0)" })
        .joined(separator: " ")
    }
  }

  @Test("one takes the place of all others")
  func only() {
    var selection = RangeSelection()
    #expect(
      told(&selection, .only(at(0, 1)), .only(at(2, 0)), .only(at(2, 0)))
        == ["+0-1", "-0-1 +2-0", ""])
    #expect(selection.items == [at(2, 0)])
    #expect(selection.anchor == at(2, 0))
  }

  @Test("one comes or goes, and the next range begins there")
  func toggle() {
    var selection = RangeSelection()
    #expect(
      told(&selection, .only(at(0, 0)), .toggle(at(2, 1)), .toggle(at(0, 0)), .toggle(at(0, 2)))
        == ["+0-0", "+2-1", "-0-0", "+0-2"])
    #expect(told(&selection, .extend(to: at(0, 1), adding: false)) == ["-2-1 +0-1"])
  }

  @Test("a range goes over sections in both directions, and shrinks again")
  func extend() {
    var selection = RangeSelection()
    #expect(
      told(
        &selection, .only(at(0, 1)), .extend(to: at(2, 1), adding: false),
        .extend(to: at(2, 0), adding: false), .extend(to: at(0, 0), adding: false))
        == ["+0-1", "+0-2 +2-0 +2-1", "-2-1", "-0-2 -2-0 +0-0"])
    #expect(selection.anchor == at(0, 1))
  }

  @Test("a range can be added to what is selected")
  func adding() {
    var selection = RangeSelection()
    #expect(
      told(
        &selection, .only(at(0, 0)), .toggle(at(2, 0)), .extend(to: at(2, 1), adding: true),
        .extend(to: at(0, 2), adding: true), .extend(to: at(0, 2), adding: false))
        == ["+0-0", "+2-0", "+2-1", "+0-2", "-0-0 -2-1"])
  }

  @Test("without an anchor a range begins where the focus is, or is one item")
  func noAnchor() {
    var selection = RangeSelection()
    #expect(told(&selection, .extend(to: at(0, 2), adding: false)) == ["+0-2"])
    selection = RangeSelection()
    #expect(
      told(&selection, .extend(to: at(0, 2), adding: false), focus: at(0, 1)) == ["+0-1 +0-2"])
    selection.set([], anchor: at(7, 7))
    #expect(told(&selection, .extend(to: at(0, 0), adding: false)) == ["+0-0"], "it has gone")
  }

  @Test("all and none")
  func all() {
    var selection = RangeSelection()
    #expect(
      told(&selection, .only(at(0, 1)), .all, .nothing)
        == ["+0-1", "+0-0 +0-2 +2-0 +2-1 +2-2", "-0-0 -0-1 -0-2 -2-0 -2-1 -2-2"])
    #expect(selection.anchor == nil)
  }

  @Test("what may not be selected isn't, and what isn't there changes nothing")
  func refused() {
    var selection = RangeSelection()
    #expect(told(&selection, .only(locked), .toggle(locked)) == ["", ""])
    #expect(
      told(
        &selection, .only(at(2, 1)), .only(locked), .extend(to: locked, adding: false),
        .including(locked))
        == ["+2-1", "", "+2-2", ""])
    for index in [at(9, 0), at(1, 0), at(0, -1), at(-1, 0)] {
      #expect(
        told(
          &selection, .only(index), .toggle(index), .extend(to: index, adding: false),
          .including(index), .band([index], besides: selection.items))
          == ["", "", "", "", ""])
    }
  }

  @Test("what is used stays selected with the others, or takes their place")
  func including() {
    var selection = RangeSelection()
    #expect(
      told(
        &selection, .only(at(0, 0)), .extend(to: at(0, 1), adding: false), .including(at(0, 0)),
        .extend(to: at(0, 2), adding: false), .including(at(2, 0)))
        == ["+0-0", "+0-1", "", "+0-2", "-0-0 -0-1 -0-2 +2-0"])
  }

  @Test("a rubber band selects what it touches as long as it does, besides what was there")
  func band() {
    var selection = RangeSelection()
    let others: Set = [at(0, 0)]
    #expect(
      told(
        &selection, .only(at(0, 0)), .band([at(0, 1), locked, at(0, 0)], besides: others),
        .band([at(2, 0)], besides: others), .band([], besides: others), .band([], besides: []))
        == ["+0-0", "+0-1", "-0-1 +2-0", "-2-0", "-0-0"])
  }

  @Test("what an update keeps is the anchor of the next range")
  func following() {
    var selection = RangeSelection()
    _ = told(&selection, .only(at(0, 0)), .extend(to: at(0, 1), adding: false))
    selection.set([at(2, 0), at(0, 0)], anchor: at(2, 0))
    #expect(told(&selection, .extend(to: at(2, 1), adding: false)) == ["-0-0 +2-1"])
  }

  @Test("a range takes what an update has brought into it")
  func newInRange() {
    var selection = RangeSelection()
    _ = told(&selection, .only(at(0, 1)), .extend(to: at(2, 0), adding: false))
    // Nothing that is selected has another place.
    selection.set(selection.items, anchor: selection.anchor)
    let change = selection.change(
      by: .extend(to: at(2, 1), adding: false), counts: [5, 2, 4]
    ) { _ in true }
    #expect(change.selected == [at(0, 3), at(0, 4), at(1, 0), at(1, 1), at(2, 1)])
    #expect(change.deselected.isEmpty)
  }

  @Test("the same items with another anchor, or others with the same one, take their place")
  func set() {
    var selection = RangeSelection()
    selection.set([at(0, 0), at(0, 2)], anchor: at(0, 0))
    selection.set([at(0, 0), at(0, 2)], anchor: at(0, 2))
    #expect(told(&selection, .extend(to: at(2, 0), adding: false)) == ["-0-0 +2-0"])
    selection.set([at(0, 1)], anchor: at(0, 2))
    #expect(selection.items == [at(0, 1)])
  }

  @Test("a step of a long range asks for what it differs by")
  func cost() {
    let counts = [1_000_000]
    var selection = RangeSelection()
    var asked = 0
    func make(_ gesture: SelectionGesture) -> SelectionChange {
      asked = 0
      let change = selection.change(by: gesture, counts: counts) { _ in
        asked += 1
        return true
      }
      selection.take(change)
      return change
    }
    _ = make(.only(at(0, 5)))
    #expect(make(.extend(to: at(0, 999_999), adding: false)).selected.count == 999_994)
    #expect(asked == 999_994)
    #expect(make(.extend(to: at(0, 999_998), adding: false)).deselected == [at(0, 999_999)])
    #expect(make(.extend(to: at(0, 999_999), adding: false)).selected == [at(0, 999_999)])
    #expect(asked == 1)
    #expect(make(.all).selected.count == 5)
    #expect(asked == 5, "only those that aren't selected")
  }

  @Test("is what a plain account of sets says, for any gestures")
  func random() {
    var generator = SeededGenerator(seed: SeededGenerator.newSeed())
    print("selection gestures: CONVENE_SEED=\(generator.seed)")
    for _ in 0..<200 {
      let counts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Int.random(in: 0...5, using: &generator)
      }
      let all = counts.enumerated().flatMap { section, count in
        (0..<count).map { ItemIndex(section: section, item: $0) }
      }
      guard !all.isEmpty else { continue }
      let free = Set(all.filter { _ in Int.random(in: 0...4, using: &generator) > 0 })
      var selection = RangeSelection()
      var expected: Set<ItemIndex> = []
      var anchor: ItemIndex?
      for _ in 0..<20 {
        let index = all.randomElement(using: &generator) ?? all[0]
        let gesture: SelectionGesture
        switch Int.random(in: 0...5, using: &generator) {
        case 0:
          gesture = .only(index)
          if free.contains(index) {
            (expected, anchor) = ([index], index)
          }
        case 1:
          gesture = .toggle(index)
          if free.contains(index) {
            expected.formSymmetricDifference([index])
          }
          anchor = index
        case 2, 3:
          let adding = Bool.random(using: &generator)
          gesture = .extend(to: index, adding: adding)
          let start = anchor ?? index
          let range = free.filter { $0 >= min(start, index) && $0 <= max(start, index) }
          expected = adding ? expected.union(range) : range
          anchor = start
        case 4:
          gesture = .all
          expected.formUnion(free)
        default:
          gesture = .nothing
          (expected, anchor) = ([], nil)
        }
        let before = selection.items
        let change = selection.change(by: gesture, counts: counts) { free.contains($0) }
        selection.take(change)
        #expect(selection.items == expected, "\(gesture) of \(counts)")
        #expect(selection.anchor == anchor, "\(gesture)")
        #expect(Set(change.selected) == expected.subtracting(before))
        #expect(Set(change.deselected) == before.subtracting(expected))
        #expect(change.selected == change.selected.sorted())
        #expect(change.deselected == change.deselected.sorted())
      }
    }
  }
}
