import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Sections that the user folds")
@MainActor
struct ListDriverFoldingTests {
  private let host = RecordingHost()
  private let log = EventLog()

  private func at(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  /// Declares sections that can be folded, with headers whose contents never change.
  private func show(_ parts: [Part], startsExpanded: Bool = true) {
    host.driver.conv().create(for: parts) { part, section in
      section.create(.header) { (view: SectionHeaderFooter<TitleView>) in
        view.dependsOn = part.id
        view.configureView { view, _ in view.text = part.id }
      }
      section.create(for: part.rows) { (row, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = row.description }
        item.didDeselect { _ in log.note("- \(row)") }
      }
      section.expandable(startsExpanded: startsExpanded) { log.note("\(part.id) \($0)") }
    }
    host.driver.update()
  }

  @Test("folding removes the items in one batch, keeps the header, and touches nothing else")
  func fold() {
    show(["S" * ["a", "b"], "T" * ["c"]])
    let cell = host.cell(1, 0)
    host.forgetVerbs()
    #expect(host.driver.toggle(0))
    #expect(host.texts == [[], ["c"]])
    #expect(host.headers == ["S", "T"])
    #expect(host.batches.count == 1)
    #expect(host.batches.first?.deletedItems == [at(0, 0), at(0, 1)])
    #expect(host.cell(1, 0) === cell)
    #expect(host.reconfigured.isEmpty)
    #expect(log.entries == ["S false"])

    host.forgetVerbs()
    #expect(host.driver.toggle(0))
    #expect(host.batches.first?.insertedItems == [at(0, 0), at(0, 1)])
    #expect(host.texts == [["a", "b"], ["c"]])
    #expect(log.entries == ["S false", "S true"])
    #expect(host.problems.isEmpty)
  }

  @Test("the header is filled again, and no other one")
  func headerIsFilled() {
    show(["S" * ["a"], "T" * ["c"]])
    host.forgetVerbs()
    host.driver.toggle(1)
    var views = ListViews()
    views.headers = [1]
    #expect(host.verbs.contains(.reconfigure(views)))
    host.forgetVerbs()
    host.driver.update()
    #expect(!host.verbs.contains(.reconfigure(views)))
  }

  @Test("what is wished for already does nothing")
  func toWhatItIs() {
    show(["S" * ["a"]])
    #expect(!host.driver.toggle(0, toExpanded: true))
    #expect(host.driver.toggle(0, toExpanded: false))
    #expect(!host.driver.toggle(0, toExpanded: false))
    #expect(!host.driver.toggle(7))
    #expect(log.entries == ["S false"])
  }

  @Test("the list keeps it by identity, also while the section isn't there")
  func byIdentity() {
    show(["S" * ["a"], "T" * ["c"]])
    host.driver.toggle(0)
    show(["T" * ["c"], "S" * ["a", "b"]])
    #expect(host.texts == [["c"], []])
    show(["T" * ["c"]])
    show(["S" * ["a"], "T" * ["c"]])
    #expect(host.texts == [[], ["c"]])
    host.driver.toggle(0)
    #expect(host.texts == [["a"], ["c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a section may begin folded")
  func startsFolded() {
    show(["S" * ["a"], "T" * ["c"]], startsExpanded: false)
    #expect(host.texts == [[], []])
    host.driver.toggle(1)
    #expect(host.texts == [[], ["c"]])
  }

  @Test("an app that keeps it is told, and its declaration run again")
  func keptByApp() {
    let app = OpenSections()
    host.driver.conv { conv in
      conv.create("S") { section in
        section.create(.header) { (_: SectionHeaderFooter<TitleView>) in }
        section.create(for: ["a"])
        section.expandable(isExpanded: app.isOpen) { isExpanded in
          log.note("\(isExpanded)")
          if app.obeys { app.isOpen = isExpanded }
        }
      }
    }
    host.driver.update()
    host.driver.toggle(0)
    #expect(host.texts == [[]])
    app.isOpen = true
    host.driver.update()
    #expect(host.texts == [["a"]])
    app.obeys = false
    host.driver.toggle(0)
    #expect(host.texts == [["a"]])
    #expect(log.entries == ["false", "false"])
  }

  @Test("what an app that keeps it has refused isn't what the list keeps later")
  func refused() {
    let app = OpenSections()
    host.driver.conv { conv in
      conv.create("S") { section in
        section.create(.header) { (_: SectionHeaderFooter<TitleView>) in }
        section.create(for: ["a"])
        if app.leavesIt {
          section.expandable()
        } else {
          section.expandable(isExpanded: true) { _ in }
        }
      }
    }
    host.driver.update()
    #expect(host.driver.toggle(0))
    app.leavesIt = true
    host.driver.update()
    #expect(host.texts == [["a"]])
    host.driver.toggle(0)
    #expect(host.texts == [[]])
  }

  @Test("an update that the app asks for when it is told is the only one, and is completed")
  func updateWhenTold() {
    let completions = CompletionLog()
    host.driver.conv { [driver = host.driver] conv in
      conv.create("S") { section in
        section.create(.header) { (_: SectionHeaderFooter<TitleView>) in }
        section.create(for: ["a"])
        section.expandable { _ in driver.update(completion: completions.note("the app's")) }
      }
    }
    host.driver.update()
    host.forgetVerbs()
    host.driver.toggle(0)
    #expect(host.texts == [[]])
    #expect(host.batches.count == 1)
    #expect(completions.entries == ["the app's true"])
  }

  @Test("one that it awaits isn't superseded")
  func awaitedWhenTold() async {
    host.driver.conv { [driver = host.driver] conv in
      conv.create("S") { section in
        section.create(.header) { (_: SectionHeaderFooter<TitleView>) in }
        section.create(for: ["a"])
        section.expandable { [log] _ in
          Task.immediate { log.note("awaited \(await driver.performUpdate())") }
        }
      }
    }
    host.driver.update()
    host.driver.toggle(0)
    for _ in 0..<1_000_000 where log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["awaited true"])
    #expect(host.texts == [[]])
  }

  @Test("folded, nothing but the header has a place")
  func height() {
    let conv = Conv<RecordingHost>()
    conv.create("S") { section in
      section.itemSize = .fullWidth(height: 40)
      section.insets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
      for kind in SupplementaryKind.allCases {
        section.create(kind) { (view: SectionHeaderFooter<TitleView>) in
          view.size = CGSize(width: 0, height: 30)
        }
      }
      section.create(for: ["a", "b"])
      section.expandable(startsExpanded: false)
    }
    let layout = FlowLayout(
      sections: conv.content.layoutSections(in: host, width: 100), width: 100)
    #expect(layout.contentHeight == 30)
    let unfolded = FlowLayout(
      sections: conv.content.unfolded.layoutSections(in: host, width: 100), width: 100)
    #expect(unfolded.contentHeight == 150)
  }

  @Test("a section without a header is reported: nobody could unfold it")
  func headerMissing() {
    let diagnostics = DiagnosticLog()
    host.driver.diagnostics.onDiagnostic = diagnostics.note
    host.driver.conv { conv in
      conv.create("S") { section in
        section.create(for: ["a"])
        section.expandable()
      }
    }
    host.driver.update()
    host.driver.update()
    #expect(diagnostics.all == [.headerMissing(section: "S")])
    #expect(!host.driver.toggle(0))
    #expect(host.texts == [["a"]])
  }

  @Test("an update says that items went and came because their section was folded")
  func reasons() {
    show(["S" * ["a"]])
    host.driver.diagnostics.explainsUpdates = true
    host.driver.toggle(0)
    #expect(
      host.driver.lastUpdate?.reasons == [
        "removed “a” from 0-0: its section is folded",
        "reconfigured header “S” at 0: its section is folded",
      ])
    host.driver.toggle(0)
    #expect(
      host.driver.lastUpdate?.reasons == [
        "inserted “a” at 0-0: its section is unfolded",
        "reconfigured header “S” at 0: its section is unfolded",
      ])
  }

  @Test("what isn't on screen is folded once it is")
  func withoutWindow() {
    show(["S" * ["a"], "T" * ["c"]])
    host.selection = [at(0, 0)]
    host.isReady = false
    host.driver.toggle(0)
    #expect(host.driver.selectedElements(of: Row.self) == ["a"])
    host.appear()
    #expect(host.texts == [[], ["c"]])
    #expect(host.selection.isEmpty)
    #expect(host.driver.selectedElements(of: Row.self) == ["a"])
    host.driver.toggle(0)
    #expect(host.selection == [at(0, 0)])
  }

  // MARK: Selection and focus

  @Test("what is selected stays so while it is folded, wherever it goes meanwhile")
  func selection() {
    show(["S" * ["a", "b"], "T" * ["c", "d"]])
    host.selection = [at(0, 1), at(1, 0)]
    host.driver.toggle(0)
    #expect(host.selection == [at(1, 0)])
    #expect(host.driver.selectedElements(of: Row.self) == ["b", "c"])
    show(["T" * ["c", "d"], "S" * ["x", "b", "a"]])
    #expect(host.selection == [at(0, 0)])
    host.driver.toggle(1)
    #expect(host.selection == [at(0, 0), at(1, 1)])
    #expect(host.driver.foldedSelection.isEmpty)
    // From a folded section into one that isn't, and the other way.
    host.driver.toggle(1)
    show(["T" * ["b", "d"], "S" * ["x", "c"]])
    #expect(host.selection == [at(0, 0)])
    #expect(host.driver.selectedElements(of: Row.self) == ["b", "c"])
    #expect(host.problems.isEmpty)
  }

  @Test("folding selects nothing else, and only a folded item that goes changes the selection")
  func selectionChange() {
    show(["S" * ["a", "b"]])
    host.selection = [at(0, 0), at(0, 1)]
    host.driver.onSelectionChange = { log.note("selection") }
    log.forget()
    host.driver.toggle(0)
    host.driver.toggle(0)
    host.driver.toggle(0)
    #expect(!log.entries.contains("selection"))
    show(["S" * ["b"]])
    #expect(log.entries.last == "selection")
    #expect(host.driver.selectedElements(of: Row.self) == ["b"])
  }

  @Test("an app selects folded items, too")
  func selectedByApp() {
    show(["S" * ["a", "b"], "T" * ["c"]], startsExpanded: false)
    host.driver.toggle(1)
    host.driver.select(["b", "c"] as Set<Row>)
    #expect(host.selection == [at(1, 0)])
    #expect(host.driver.foldedSelection == [at(0, 1)])
    host.driver.select(["c"] as Set<Row>)
    #expect(host.driver.selectedElements(of: Row.self) == ["c"])
  }

  @Test("who selects one item only takes the selection from folded ones, which are told")
  func selectedAlone() {
    show(["S" * ["a", "b"], "T" * ["c", "d"]])
    var selection = RangeSelection()
    func select(_ gesture: SelectionGesture) {
      let change = selection.change(by: gesture, counts: host.driver.content.counts) { _ in true }
      selection.take(change)
      host.selection = selection.items
      host.driver.selectionChanged(by: change)
      selection.set(host.selection, anchor: selection.anchor)
    }
    select(.only(at(0, 0)))
    select(.toggle(at(1, 0)))
    host.driver.toggle(0)
    selection.set(host.selection, anchor: nil)
    select(.toggle(at(1, 1)))
    select(.all)
    #expect(host.driver.selectedElements(of: Row.self) == ["a", "c", "d"])
    log.forget()
    host.driver.onSelectionChange = { log.note("selection") }
    select(.only(at(1, 1)))
    #expect(log.entries == ["- a", "- c", "selection"])
    #expect(host.driver.selectedElements(of: Row.self) == ["d"])
  }

  @Test("where folded items alone lose the selection, the list is told as well")
  func onlyFoldedDeselected() {
    show(["S" * ["a"], "T" * ["c"]])
    host.selection = [at(0, 0)]
    host.driver.toggle(0)
    log.forget()
    host.driver.onSelectionChange = { log.note("selection") }
    let change = RangeSelection().change(by: .nothing, counts: [0, 1]) { _ in true }
    host.driver.selectionChanged(by: change)
    #expect(log.entries == ["- a", "selection"])
  }

  @Test("the focus of an item that is folded goes to the header, and stays there")
  func focus() {
    show(["S" * ["a", "b"], "T" * ["c"]])
    host.focus = at(0, 1)
    host.driver.toggle(0)
    #expect(host.focus == nil)
    #expect(host.focusedHeader == 0)
    show(["T" * ["c"], "S" * ["a", "b"]])
    #expect(host.focusedHeader == 1)
    host.driver.toggle(1)
    #expect(host.focusedHeader == 1)
    show(["T" * ["c"]])
    #expect(host.focusedHeader == nil)
  }

  @Test("the focus of a header that can't have it any more goes to the first item, or the nearest")
  func focusOfOtherHeader() {
    func show(_ parts: [Part], foldable: Set<String> = [], headed: Bool = true) {
      host.driver.conv().create(for: parts) { part, section in
        if headed { section.create(.header) { (_: SectionHeaderFooter<TitleView>) in } }
        section.create(for: part.rows)
        if foldable.contains(part.id) { section.expandable() }
      }
      host.driver.update()
    }
    /// Where the focus of the header of T goes.
    func goes(_ parts: [Part], foldable: Set<String> = [], headed: Bool = true) -> String {
      show(["S" * ["a"], "T" * ["b"], "U" * ["c"]], foldable: ["S", "T", "U"])
      (host.focus, host.focusedHeader) = (nil, 1)
      show(parts, foldable: foldable, headed: headed)
      return host.focus.map { "\($0)" } ?? host.focusedHeader.map { "header \($0)" } ?? "nowhere"
    }
    #expect(goes(["S" * ["a"], "T" * ["b"], "U" * ["c"]]) == "1-0")
    #expect(goes(["S" * ["a"], "T" * ["b"], "U" * ["c"]], headed: false) == "1-0")
    #expect(goes(["T" * ["x", "b"], "S" * ["a"]]) == "0-0")
    #expect(goes(["S" * ["a"], "T" * [], "U" * ["c"]]) == "2-0")
    #expect(goes(["S" * ["a"], "T" * [], "U" * ["c"]], foldable: ["U"]) == "header 2")
    #expect(goes(["S" * ["a", "b"], "T" * [], "U" * []]) == "0-1")
    #expect(goes(["S" * [], "T" * [], "U" * []], foldable: ["S"]) == "header 0")
    #expect(goes(["T" * []]) == "nowhere")
  }

  @Test("another item's focus stays where it is")
  func otherFocus() {
    show(["S" * ["a", "b"], "T" * ["c"]])
    host.focus = at(1, 0)
    host.driver.toggle(0)
    #expect(host.focus == at(1, 0))
    #expect(host.focusedHeader == nil)
  }
}

/// An app that keeps by itself what is folded.
@MainActor
private final class OpenSections {
  var isOpen = true
  var obeys = true
  /// Whether it lets the list keep it.
  var leavesIt = false
}
