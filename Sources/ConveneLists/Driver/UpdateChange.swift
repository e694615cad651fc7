import ConveneDiff

/// One thing that an update did to what is on screen, and why.
public struct UpdateChange: Hashable, Sendable {
  /// What was done.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    /// It wasn't there before.
    case inserted
    /// It isn't there any more.
    case removed
    /// It stays, at another place.
    case moved
    /// Its view was filled again.
    case reconfigured
    /// Another view came in its view's place.
    case replaced
  }

  /// What it was done to.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// A section, with all that is in it.
    case section
    /// An item.
    case item
    /// A section's header.
    case header
    /// A section's footer.
    case footer
  }

  /// What was done.
  public var verb: Verb
  /// What it was done to.
  public var subject: Subject
  /// The identifier of the item, or of the section.
  public var identifier: String
  /// Where it was in the old list, `nil` where it wasn't; a section's `item` is 0.
  public var from: ItemIndex?
  /// Where it is in the new list, `nil` where it isn't; a section's `item` is 0.
  public var to: ItemIndex?
  /// Why it was done, as the rest of a sentence; empty where the verb says it.
  public var reason: String
}

extension UpdateChange: CustomStringConvertible {
  /// Such as `inserted “b” at 0-1: not in the old list`.
  public var description: String {
    let subject = subject == .item ? "" : "\(subject.rawValue) "
    let place =
      switch (verb, from, to) {
      case (.moved, let from?, let to?): " from \(name(from)) to \(name(to))"
      case (.removed, let from?, _): " from \(name(from))"
      case (_, _, let to?): " at \(name(to))"
      default: ""
      }
    let reason = reason.isEmpty ? "" : ": \(reason)"
    return "\(verb.rawValue) \(subject)“\(identifier)”\(place)\(reason)"
  }

  private func name(_ index: ItemIndex) -> String {
    subject == .item ? "\(index)" : "\(index.section)"
  }
}
