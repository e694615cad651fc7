import Foundation

/// What an app's own delegate is told and asked, which the list has taken the place of.
///
/// That delegate may itself pass on to who was there before, which is the list: a call that comes back
/// so is answered without the delegate, and what it tells of has been told.
extension ListDriver {
  /// Does what a call tells of, unless the same is being told already.
  ///
  /// - Parameters:
  ///   - subject: What the call is about, such as an item's index path.
  ///   - name: Which call it is: the method that it is made from.
  ///   - tell: Tells the list, the delegate, or both.
  package func tellOnce(
    about subject: AnyHashable, _ name: String = #function, _ tell: () -> Void
  ) {
    _ = once(about: subject, name) { tell() }
  }

  /// Asks the delegate, unless there is none, or the same is being asked already.
  ///
  /// - Parameters:
  ///   - subject: What the question is about, such as an item's index path.
  ///   - name: Which question it is.
  ///   - ask: Asks the delegate.
  /// - Returns: The answer; `nil` where there is none, or the delegate asked this itself.
  package func askOnce<Answer>(
    about subject: @autoclosure () -> AnyHashable, _ name: String, _ ask: () -> Answer?
  ) -> Answer? {
    // Layouts ask for the size of each item: that nobody is asked shouldn't be noted each time.
    guard host?.hasDelegate == true else { return nil }
    return once(about: subject(), name, ask)
  }

  private func once<Answer>(
    about subject: AnyHashable, _ name: String, _ ask: () -> Answer?
  ) -> Answer? {
    let call = DelegateCall(name: name, subject: subject)
    guard delegateCalls.insert(call).inserted else { return nil }
    defer { delegateCalls.remove(call) }
    return ask()
  }
}

extension ListDriver {
  /// A size in points that the app's own delegate says; one that no screen has is brought into bounds.
  ///
  /// - Parameters:
  ///   - size: The size; `nil` where it says none.
  ///   - delegate: The delegate.
  ///   - method: The delegate's method, which is reported once.
  /// - Returns: The size, `nil` where it says none.
  package func checked(
    _ size: CGSize?, of delegate: AnyObject?, _ method: String = #function
  ) -> CGSize? {
    if let size, size != size.bounded { report(delegate, method) }
    return size?.bounded
  }

  /// What the app's own delegate says of a section's room, with lengths that can be laid out.
  package func checked(_ spacing: SectionSpacing, of delegate: AnyObject?) -> SectionSpacing {
    let bounded = SectionSpacing(
      insets: spacing.insets?.bounded, lineSpacing: spacing.lineSpacing?.bounded,
      interitemSpacing: spacing.interitemSpacing?.bounded)
    if spacing.insets != bounded.insets { report(delegate, method("insetForSectionAt")) }
    if spacing.lineSpacing != bounded.lineSpacing {
      report(delegate, method("minimumLineSpacingForSectionAt"))
    }
    if spacing.interitemSpacing != bounded.interitemSpacing {
      report(delegate, method("minimumInteritemSpacingForSectionAt"))
    }
    return bounded
  }

  private func method(_ label: String) -> String { "collectionView(_:layout:\(label):)" }

  private func report(_ delegate: AnyObject?, _ method: String) {
    let name = delegate.map { String(reflecting: type(of: $0)) } ?? "nobody"
    diagnostics.reportOnce(
      .size(
        "The delegate \(name) answers \(method) with lengths that no screen has, which were brought "
          + "into 0 to 2²⁰ points. Answer with finite ones that aren't negative."))
  }
}

/// A call that is being made: which one it is, and what it is about.
struct DelegateCall: Hashable {
  let name: String
  let subject: AnyHashable
}
