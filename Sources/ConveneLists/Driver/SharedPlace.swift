/// A place on a platform's view, such as that of its delegate, which the library needs and an app
/// may take for itself.
///
/// The library has the place, and passes on what comes to whoever had it last.
@MainActor
package final class SharedPlace {
  /// Who had the place last, besides its owner; held weakly, as platforms do.
  package private(set) weak var other: AnyObject?

  package init() {}

  /// Sees to it that the owner has the place.
  ///
  /// - Parameters:
  ///   - owner: Who needs the place.
  ///   - current: Who has it now.
  ///   - isNeeded: Whether it needs the place at all.
  ///   - take: Called to give the place to the owner, where somebody else, or nobody, has it.
  package func keep(
    for owner: AnyObject, from current: AnyObject?, isNeeded: Bool = true, take: () -> Void
  ) {
    guard isNeeded, current !== owner else { return }
    other = current
    take()
  }
}
