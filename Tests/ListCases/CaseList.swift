import ConveneDiff
import ConveneLists

/// A list on a host, as the cases lead it; each host of tests has one.
///
/// It has room for eight rows, and one section is enough to fill it.
@MainActor
package protocol CaseList: AnyObject {
  // MARK: What an app does

  /// Declares sections, which the next update takes.
  func declare(_ sections: [CaseSection])
  func update(_ completion: (@MainActor (Bool) -> Void)?)
  func performUpdate() async -> Bool
  func reload(_ completion: (@MainActor (Bool) -> Void)?)
  /// Called once with the next cell that is filled.
  var whileFilling: (@MainActor () -> Void)? { get set }
  /// Called with each row that is selected.
  var onSelect: (@MainActor (CaseRow) -> Void)? { get set }
  var onDiagnostic: (@MainActor (ListDiagnostic) -> Void)? { get set }

  // MARK: What happens to it

  /// Tells the host to reload, without a layout that would do it.
  func askForReload()
  /// Whether motions last until ``finishMotions()``.
  var holdsMotions: Bool { get set }
  func finishMotions()
  func tap(_ section: Int, _ item: Int)
  /// Scrolls so that this many rows are above the visible ones.
  func scroll(past rows: Int)
  /// Takes the list away from its driver and gives it to another one, which the result leads.
  func givenToAnotherDriver() -> any CaseList

  // MARK: What is seen

  /// The texts of the visible rows, by section.
  var texts: [[String]] { get }
  var headers: [String] { get }
  func cell(_ section: Int, _ item: Int) -> AnyObject?
  /// The texts that cells and headers were filled with, since ``forget()``.
  var fillings: [String] { get }
  var operations: CaseOperations { get }
  var reloads: Int { get }
  func forget()
  /// The list view and what keeps it in step.
  var parts: (view: AnyObject, driver: AnyObject) { get }
  /// Broken rules, and cells that don't show what the data have.
  var faults: [String] { get }
}

extension CaseList {
  /// Declares sections, and updates.
  package func show(_ sections: [CaseSection], _ completion: (@MainActor (Bool) -> Void)? = nil) {
    declare(sections)
    update(completion)
  }
}

/// How many operations a host was told, since it was made to forget them.
package struct CaseOperations: Equatable {
  package var batches = 0
  package var sections = 0
  package var inserted = 0
  package var deleted = 0
  package var moved = 0

  package init(
    batches: Int = 0, sections: Int = 0, inserted: Int = 0, deleted: Int = 0, moved: Int = 0
  ) {
    self.batches = batches
    self.sections = sections
    self.inserted = inserted
    self.deleted = deleted
    self.moved = moved
  }
}

/// A row in short: `"a"`, and with other contents `"a'"`.
package struct CaseRow: Differenciable, Equatable, Sendable, ExpressibleByStringLiteral {
  package let differenceIdentifier: String
  package let text: String

  package init(stringLiteral text: String) {
    differenceIdentifier = text.filter { $0 != "'" }
    self.text = text
  }
}

/// An element of another type, with the identifiers of rows.
package struct CaseFigure: Differenciable, Equatable, Sendable {
  package let differenceIdentifier: String
  package var text: String { "#\(differenceIdentifier)" }
}

/// A section of rows in short: `"S" * ["a", "b"]`.
package struct CaseSection: Differenciable {
  package let differenceIdentifier: String
  package var rows: [CaseRow]
  /// Behind the rows.
  package var figures: [CaseFigure] = []
  package var header: String?
  /// The reuse identifier of the rows' cells, instead of their class's.
  package var reuseName: String?
  /// Whether the rows' cells are of the second class.
  package var isSecondClass = false

  package func with(header: String) -> Self {
    var section = self
    section.header = header
    return section
  }

  package func with(figures: String...) -> Self {
    var section = self
    section.figures = figures.map { CaseFigure(differenceIdentifier: $0) }
    return section
  }

  package func reusing(_ name: String, isSecondClass: Bool = false) -> Self {
    var section = self
    section.reuseName = name
    section.isSecondClass = isSecondClass
    return section
  }

  /// What is seen of it.
  package var texts: [String] { rows.map(\.text) + figures.map(\.text) }
}

func * (id: String, rows: [CaseRow]) -> CaseSection {
  CaseSection(differenceIdentifier: id, rows: rows)
}
