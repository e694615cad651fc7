import ConveneDiff
import ConveneLists
import Foundation
import Testing

@Suite("What an app does behind a driver's back has a defined result, and is told by name")
@MainActor
struct ListDriverBadInputTests {
  private let host = RecordingHost()
  private let log = DiagnosticLog()

  init() { host.driver.diagnostics.onDiagnostic = log.note }

  @Test("a view that counts otherwise is reloaded, with the first section that differs")
  func lies() {
    host.show(["S" * ["a", "b"], "T" * ["c"]])
    host.forgetVerbs()
    host.shownCounts = [2, 4]
    host.show(["S" * ["a", "b"], "T" * ["c", "d"]])
    #expect(log.all == [.countsDiffer(section: 1, expected: 1, found: 4)])
    #expect(host.reloadCount == 1)
    #expect(host.batches.isEmpty)
    #expect(host.texts == [["a", "b"], ["c", "d"]])

    host.shownCounts = [2]
    host.show(["S" * ["a"], "T" * ["c", "d"]])
    #expect(log.all.last == .countsDiffer(section: 1, expected: 2, found: nil))
    host.shownCounts = [1, 2, 3]
    host.show(["S" * ["b"], "T" * ["c", "d"]])
    #expect(log.all.last == .countsDiffer(section: 2, expected: nil, found: 3))
    host.shownCounts = [1, 2]
    host.forgetVerbs()
    host.show(["S" * ["b", "e"], "T" * ["c", "d"]])
    #expect(host.reloadCount == 0, "what counts as it was told is updated")
    #expect(log.all.count == 3)
    #expect("\(log.all[0])".contains("section 1 its view counts 4 items"))
  }

  @Test("a view that asks another data source is reloaded, and nothing is scrolled or selected")
  func stranger() {
    host.show(["S" * ["a", "b"]])
    host.tap(0, 0)
    host.forgetVerbs()
    let app = NSObject()
    host.ownership = ListOwnership(of: host, dataSource: app)
    var finished: [Bool] = []
    host.driver.conv().create(for: ["S" * ["c"]]) { $1.create($0) }
    host.driver.update { finished.append($0) }
    #expect(host.verbs == [.reload])
    #expect(finished == [true])
    #expect(log.all == [.dataSourceReplaced(by: "Foundation.NSObject")])
    #expect(!host.driver.scroll(to: Row("c")))
    host.driver.select([Row("c")])
    #expect(host.verbs == [.reload])
  }

  @Test("a host that is asked, one that was taken away, and one in its own place")
  func ownership() {
    #expect(ListOwnership(of: host, dataSource: host).strangeDataSource == nil)
    #expect(ListOwnership(of: host, dataSource: nil).strangeDataSource == "nothing")
    #expect(ListOwnership(of: host, dataSource: NSObject()) != ListOwnership())
  }

  @Test("a list that is given back shows what was declared last")
  func givenBack() {
    host.show(["S" * ["a"]])
    host.ownership = ListOwnership(of: host, dataSource: nil)
    host.show(["S" * ["b"]])
    host.ownership = ListOwnership()
    host.forgetVerbs()
    host.show(["S" * ["b", "c"]])
    #expect(host.texts == [["b", "c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("an element whose identifier changes while it is shown is filled again, and told")
  func changedIdentifier() {
    let box = IdentifierBox("a")
    host.showBoxes([box, IdentifierBox("b")])
    host.forgetVerbs()
    box.id = "z"
    host.showBoxes([box, IdentifierBox("b")])
    #expect(log.all == [.identifierChanged(from: "a", to: "z")])
    #expect(host.reconfigured == [ItemIndex(section: 0, item: 0)])
    #expect(host.texts == [["z", "b"]])
    host.forgetVerbs()
    host.showBoxes([box, IdentifierBox("b")])
    #expect(host.reconfigured.isEmpty, "the cell was filled with what the element is now")
    #expect(log.all.count == 1)
  }

  #if DEBUG
    @Test("in debug builds, a batch for which an identifier changed too late is a reload, and told")
    func changedWhileUpdating() {
      let box = IdentifierBox("a")
      host.showBoxes([IdentifierBox("a"), IdentifierBox("b")])
      host.forgetVerbs()
      host.driver.diagnostics.onDiagnostic = { [log] in
        log.note($0)
        // The lists are compared by now, and this one is still to be shown.
        box.id = "z"
      }
      host.showBoxes([box, IdentifierBox("b"), IdentifierBox("c"), IdentifierBox("c")])
      #expect(log.all.first == .duplicates(identifiers: ["c"], count: 2))
      guard case .ruleViolated = log.all.last else {
        Issue.record("\(log.all)")
        return
      }
      #expect(host.reloadCount == 1)
      #expect(host.batches.isEmpty)
      #expect(host.texts == [["z", "b", "c", "c"]])
    }
  #endif

  @Test("an update that a diagnostic asks for, while the view makes its cells, waits for its turn")
  func updateWhenTold() async {
    host.comparesCells = false
    host.laysOutAtOnce = false
    func declare() {
      host.driver.conv().create { section in
        section.create(for: ["a"] as [Row]) { (_, item: Item<TextCell>) in
          item.reusableIdentifier = "cell"
        }
        section.create(for: ["b"] as [Row]) { (_, item: Item<NumberCell>) in
          item.reusableIdentifier = "cell"
        }
      }
    }
    host.driver.diagnostics.onDiagnostic = { [host, log] in
      log.note($0)
      host.declare(["S" * ["c"]])
      host.driver.update()
    }
    declare()
    host.driver.update()
    #expect(log.all.isEmpty)
    host.laysOutAtOnce = true
    host.layOut()
    #expect(log.all.count == 1)
    #expect(host.driver.isBusy)
    while host.driver.isBusy { await Task.yield() }
    #expect(host.texts == [["c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("what the host's layout can't follow is told once for each section")
  func layouts() {
    host.abilities.takesOwnLayouts = false
    host.abilities.measuresCells = false
    func declare() {
      host.driver.conv()
        .create("own") { section in
          section.setOwnLayout()
          section.itemSize = .selfSizing(estimated: 30)
        }
        .create("rows") { $0.itemSize = .selfSizing(estimated: 30) }
        .create("grid") { $0.itemSize = .columns(2) }
      host.driver.update()
    }
    declare()
    declare()
    #expect(log.all == [.layoutIgnored(section: "own"), .cellsNotMeasured(section: "rows")])
    #expect(log.all.allSatisfy { "\($0)".contains("ListLayout()") })
  }

  @Test("headers that can only be pinned all together are told where some aren't to be")
  func pinnedHeaders() {
    host.abilities.pinsEachHeader = false
    func declare(_ pins: [Bool]) -> Bool? {
      let conv = host.driver.conv()
      for (number, pins) in pins.enumerated() {
        conv.create("\(number)") { section in
          section.headerPinsToVisibleBounds = pins
          if number < 2 {
            section.create(.header) { (_: SectionHeaderFooter<TestView>) in }
          }
        }
      }
      host.driver.update()
      return host.driver.headerPinning(now: isPinning)
    }
    var isPinning = false
    #expect(declare([false, false, false]) == nil)
    isPinning = true
    #expect(declare([false, false, false]) == nil, "what the app has set by itself stays")
    isPinning = false
    #expect(declare([true, true, false]) == true, "the last section has no header")
    isPinning = true
    #expect(declare([true, true, true]) == nil)
    #expect(log.all.isEmpty)
    #expect(declare([false, true, false]) == false)
    #expect(log.all == [.headerNotPinned(section: "1")])
    #expect(log.all.allSatisfy { "\($0)".contains("ListLayout()") })
    host.abilities.pinsEachHeader = true
    _ = declare([true, false, false])
    #expect(log.all.count == 1)
  }

  @Test("a second class under an identifier has a name of its own where the list registers it")
  func names() {
    let first = Item<TextCell>()
    let second = Item<NumberCell>()
    let prototype = Item<NumberCell>()
    for item in [first, second, prototype] as [AnyItem<RecordingHost>] {
      item.reusableIdentifier = "cell"
    }
    first.register = .class
    second.register = .class
    let driver = host.driver
    #expect(driver.identifier(of: first) == "cell")
    #expect(driver.identifier(of: second).hasPrefix("cell ("))
    #expect(driver.identifier(of: second).contains("NumberCell"))
    #expect(driver.identifier(of: prototype) == "cell", "the app's own")
    #expect(log.all.count == 1)
    let header = SectionHeaderFooter<TitleView>()
    header.reusableIdentifier = "cell"
    #expect(driver.identifier(of: header) == "cell")
    #expect(log.all.count == 1, "a header's name is another's")
  }

  @Test("what is made known is made known once for each kind of view")
  func registrations() {
    let item = Item<TextCell>()
    let header = SectionHeaderFooter<TitleView>()
    header.register = .nib("Title")
    let driver = host.driver
    #expect(driver.registration(of: item) == .class)
    #expect(driver.registration(of: item) == .none)
    #expect(driver.registration(of: header, as: "header") == .nib("Title"))
    #expect(driver.registration(of: header, as: "footer") == .nib("Title"))
    #expect(driver.registration(of: header, as: "header") == .none)
    item.reusableIdentifier = "prototype"
    #expect(driver.registration(of: item) == .none, "the app's own")
  }

  @Test("off the main actor nothing is corrupted: the process ends and says how to mend it")
  func thread() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await offMainActor { RecordingHost().driver.update() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("update() was called off the main actor"))
    #expect(text.contains("await MainActor.run"))
  }
}

/// Calls something on another thread that the compiler would only call on the main actor, as code in
/// Swift 5 can.
private func offMainActor(_ call: @escaping @MainActor @Sendable () -> Void) async {
  let unchecked = unsafeBitCast(call, to: (@Sendable () -> Void).self)
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      unchecked()
      continuation.resume()
    }
  }
}

/// An element that is an object, whose identifier isn't constant.
private final class IdentifierBox: Differenciable {
  var id: String

  init(_ id: String) { self.id = id }

  var differenceIdentifier: String { id }
  func isContentEqual(to other: IdentifierBox) -> Bool { true }
}

extension RecordingHost {
  fileprivate func showBoxes(_ boxes: [IdentifierBox]) {
    driver.conv().create { section in
      section.create(for: boxes) { (box, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = box.id }
      }
    }
    driver.update()
  }
}
