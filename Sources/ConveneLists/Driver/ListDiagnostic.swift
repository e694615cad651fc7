import ConveneDiff
import Foundation

/// Something about a list that its developer should know and its user needn't.
public enum ListDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// So many items share their identifiers with others of their section; all are shown. The first
  /// of these identifiers are named.
  case duplicates(identifiers: [String], count: Int)
  /// So many sections share their identifiers with others; all are shown. The first of these
  /// identifiers are named.
  case duplicateSections(identifiers: [String], count: Int)
  /// The list was reloaded where a batch was asked for.
  case reloaded(because: String)
  /// Operations that the host could not have survived; the list was reloaded instead.
  case ruleViolated(String)
  /// A reuse identifier stands for two classes, or the host made a view of another class.
  case viewClass(identifier: String, expected: String, found: String)
  /// The contents of this type's elements cannot be compared: they count as changed each time.
  case contentsNotComparable(String)
  /// A size that no screen has; it was clamped.
  case size(String)
  /// A callback was about a place that the list does not have.
  case unknownPlace(ItemIndex)
  /// The app put a data source of its own, of this class, in the place of the list's.
  case dataSourceReplaced(by: String)
  /// The view counts other items in a section than the declaration has; `nil`: no such section.
  case countsDiffer(section: Int, expected: Int?, found: Int?)
  /// An element has got another identifier while it was shown.
  case identifierChanged(from: String, to: String)
  /// A section's own layout isn't followed by the layout that the list has.
  case layoutIgnored(section: String)
  /// A section's cells are to say how high they are, and the list's layout doesn't ask them.
  case cellsNotMeasured(section: String)
  /// A section's header is to be pinned and another section's isn't, and the list's layout pins all
  /// headers or none.
  case headerNotPinned(section: String)
  /// A section can be folded and has no header by which the user could do it.
  case headerMissing(section: String)

  /// What is the matter, and the way out.
  public var description: String {
    switch self {
    case .duplicates(let identifiers, let count):
      return
        "\(count) items share \(naming(identifiers)) with others of their section. "
        + "All are shown, paired in order. Make differenceIdentifier unique."
    case .duplicateSections(let identifiers, let count):
      return
        "\(count) sections share \(naming(identifiers)). All are shown, paired in "
        + "order. Give each section of a list an identifier of its own."
    case .reloaded(let reason):
      return "The list was reloaded instead of updated: \(reason)"
    case .ruleViolated(let sentence):
      return "The list was reloaded, since its host would have refused the update: \(sentence)"
    case .viewClass(let identifier, let expected, let found):
      return
        "The reuse identifier “\(identifier)” stands for \(expected), but here for \(found). "
        + "Give each class of view an identifier of its own."
    case .contentsNotComparable(let type):
      return
        "The contents of \(type) cannot be compared, so that each update fills its cells again. "
        + "Make it Equatable, or implement isContentEqual(to:)."
    case .size(let sentence):
      return sentence
    case .unknownPlace(let index):
      return "There is no item at \(index) in the list that is on screen."
    case .dataSourceReplaced(let name):
      return
        "The list's data source is \(name) instead of Convene's: updates only reload the view. Set a "
        + "data source of your own before conv(), or not at all."
    case .countsDiffer(let section, let expected, let found):
      let counts = [expected, found].map { $0.map { "\($0) items" } ?? "no such section" }
      return
        "The list was reloaded instead of updated: in section \(section) its view counts \(counts[1]), "
        + "and the declaration has \(counts[0]). Change a list by its declaration only."
    case .identifierChanged(let from, let to):
      return
        "The element “\(from)” has become “\(to)” while it was shown; its cell was filled again. An "
        + "element's differenceIdentifier must stay: let it be a constant."
    case .layoutIgnored(let section):
      return
        "The section “\(section)” has a layout of its own, which the list's layout doesn't ask for. Make "
        + "the list with a ListLayout()."
    case .cellsNotMeasured(let section):
      return
        "The cells of section “\(section)” are as high as estimated, since the list's layout doesn't ask "
        + "them. Give the flow layout an estimatedItemSize, or make the list with a ListLayout()."
    case .headerNotPinned(let section):
      return
        "The header of section “\(section)” isn't pinned, since the list's layout pins all headers or "
        + "none. Set headerPinsToVisibleBounds of every section with a header, or make the list with a "
        + "ListLayout()."
    case .headerMissing(let section):
      return
        "The section “\(section)” can be folded, but not by the user: it has no header. Create one, or "
        + "leave out expandable()."
    }
  }
}

/// Identifiers in words: the last of as many as are known stands for further ones.
private func naming(_ identifiers: [String]) -> String {
  let limit = DuplicateReport.entryLimit - 1
  let names = identifiers.prefix(limit).map { "“\($0)”" }.joined(separator: ", ")
  return "the \(identifiers.count == 1 ? "identifier" : "identifiers") \(names)"
    + (identifiers.count > limit ? ", …" : "")
}

/// Where a list's diagnostics go.
@MainActor
public final class ListDiagnostics {
  /// Called with each diagnostic; by default each is written once to the standard error stream.
  public var onDiagnostic: (@MainActor (ListDiagnostic) -> Void)?
  /// Whether each update says why it inserted, removed, moved, filled again or replaced something,
  /// in its summary's `changes`.
  public var explainsUpdates = false

  /// Calls ``onDiagnostic``; what a driver reports while its host asks something is told as an answer
  /// to it, so that an update from there waits until the host can take one.
  var tell: @MainActor (() -> Void) -> Void = { $0() }

  private var reported: Set<ListDiagnostic> = []

  package init() {}

  package func report(_ diagnostic: ListDiagnostic) {
    if let onDiagnostic { return tell { onDiagnostic(diagnostic) } }
    guard isNew(diagnostic) else { return }
    FileHandle.standardError.write(Data("Convene: \(diagnostic)\n".utf8))
  }

  /// Reports what would otherwise be reported for each view.
  package func reportOnce(_ diagnostic: ListDiagnostic) {
    if onDiagnostic == nil || isNew(diagnostic) { report(diagnostic) }
  }

  private func isNew(_ diagnostic: ListDiagnostic) -> Bool {
    reported.count < 1_000 && reported.insert(diagnostic).inserted
  }
}
