/// How a view's class is made known to the platform under its reuse identifier.
public enum Registration: Hashable, Sendable {
  /// The class is registered under its own name where no identifier is given.
  ///
  /// With an identifier nothing is registered: it may be a prototype of a storyboard, or a nib
  /// that the app registered.
  case automatic
  /// The class is registered under the identifier.
  case `class`
  /// A nib of this name is registered under the identifier, on platforms that have nibs.
  case nib(String)
}

extension Registration {
  /// What is registered under an identifier.
  package enum Kind: Hashable, Sendable {
    /// Nothing: the app did it.
    case none
    /// The class of the view.
    case `class`
    /// A nib of this name.
    case nib(String)
  }
}
