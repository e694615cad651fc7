import ConveneDiff
import ConveneLists
import ListCases

/// The cases' list on the recording host, which waits for the end of each motion.
@MainActor
final class RecordingList: CaseList {
  var whileFilling: (@MainActor () -> Void)?
  var onSelect: (@MainActor (CaseRow) -> Void)?
  private(set) var fillings: [String] = []
  private let host: RecordingHost
  private let driver: ListDriver<RecordingHost>

  init(_ host: RecordingHost = RecordingHost()) {
    self.host = host
    driver = host.driver
    host.viewportHeight = 8
    host.abilities.interruptsMotion = false
  }

  func declare(_ sections: [CaseSection]) {
    driver.conv().create(for: sections) { [weak self] section, list in
      if let header = section.header {
        list.create(.header) { (view: SectionHeaderFooter<TitleView>) in
          view.configureView { view, _ in self?.fill(view, header) }
        }
      }
      if section.isSecondClass {
        list.create(for: section.rows) { (row, item: Item<CaseSecondCell>) in
          item.reusableIdentifier = section.reuseName
          item.register = .class
          item.configureCell { cell, _ in self?.fill(cell, row.text) }
        }
      } else {
        list.create(for: section.rows) { (row, item: Item<CaseCell>) in
          item.reusableIdentifier = section.reuseName
          item.register = .class
          item.configureCell { cell, _ in self?.fill(cell, row.text) }
          item.didSelect { [onSelect = self?.onSelect] _ in onSelect?(row) }
        }
      }
      list.create(for: section.figures) { (figure, item: Item<CaseCell>) in
        item.configureCell { cell, _ in self?.fill(cell, figure.text) }
      }
    }
  }

  private func fill(_ view: TestView, _ text: String) {
    view.text = text
    guard !host.isComparing else { return }
    fillings.append(text)
    whileFilling.take()?()
  }

  func update(_ completion: (@MainActor (Bool) -> Void)?) { driver.update(completion: completion) }
  func performUpdate() async -> Bool { await driver.performUpdate() }
  func reload(_ completion: (@MainActor (Bool) -> Void)?) { driver.reload(completion: completion) }

  var onDiagnostic: (@MainActor (ListDiagnostic) -> Void)? {
    get { driver.diagnostics.onDiagnostic }
    set { driver.diagnostics.onDiagnostic = newValue }
  }

  func askForReload() {
    host.laysOutAtOnce = false
    driver.reload()
  }

  var holdsMotions: Bool {
    get { host.motionsTakeTime }
    set { host.motionsTakeTime = newValue }
  }

  func finishMotions() { host.finishMotions() }
  func tap(_ section: Int, _ item: Int) { host.tap(section, item) }
  func scroll(past rows: Int) { host.scroll(to: Double(rows)) }

  func givenToAnotherDriver() -> any CaseList {
    host.attachDriver()
    return RecordingList(host)
  }

  var texts: [[String]] {
    host.layOut()
    return host.texts
  }

  var headers: [String] { host.headers.compactMap { $0 } }
  func cell(_ section: Int, _ item: Int) -> AnyObject? { host.cell(section, item) }

  var operations: CaseOperations {
    var operations = CaseOperations()
    for batch in host.batches {
      operations.batches += 1
      operations.sections +=
        batch.deletedSections.count + batch.insertedSections.count + batch.movedSections.count
      operations.inserted += batch.insertedItems.count
      operations.deleted += batch.deletedItems.count
      operations.moved += batch.movedItems.count
    }
    return operations
  }

  var reloads: Int { host.reloadCount }

  func forget() {
    host.forgetVerbs()
    fillings = []
  }

  var parts: (view: AnyObject, driver: AnyObject) { (host, driver) }
  var faults: [String] { host.problems }
}

/// A cell of a case's row.
final class CaseCell: TestCell {}

/// A cell of another class.
final class CaseSecondCell: TestCell {}
