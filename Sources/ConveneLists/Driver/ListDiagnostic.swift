import ConveneDiff
import Foundation

/// Something about a list that its developer should know and its user needn't.
public enum ListDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Several elements of one list have the same identity; all are shown.
  case duplicates(identifiers: [String], count: Int)
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

  /// What is the matter, and the way out.
  public var description: String {
    switch self {
    case .duplicates(let identifiers, let count):
      let names = identifiers.map { "“\($0)”" }.joined(separator: ", ")
      return
        "\(count == 1 ? "1 item shares" : "\(count) items share") an identifier with another item of "
        + "\(count == 1 ? "its" : "their") section (\(names)"
        + (count > identifiers.count ? ", …" : "")
        + "). All are shown, paired in order. Make differenceIdentifier unique."
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
    }
  }
}

/// Where a list's diagnostics go.
@MainActor
public final class ListDiagnostics {
  /// Called with each diagnostic; by default each is written once to the standard error stream.
  public var onDiagnostic: (@MainActor (ListDiagnostic) -> Void)?
  /// Whether each update says why it inserted, removed, moved, filled again or replaced something,
  /// in its summary's `changes`.
  public var explainsUpdates = false

  private var reported: Set<ListDiagnostic> = []

  package init() {}

  package func report(_ diagnostic: ListDiagnostic) {
    if let onDiagnostic { return onDiagnostic(diagnostic) }
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
