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
    _ = askOnce(about: subject, name) { tell() }
  }

  /// Asks the delegate, unless the same is being asked already.
  ///
  /// - Parameters:
  ///   - subject: What the question is about, such as an item's index path.
  ///   - name: Which question it is.
  ///   - ask: Asks the delegate.
  /// - Returns: The answer; `nil` where there is none, or the delegate asked this itself.
  package func askOnce<Answer>(
    about subject: AnyHashable, _ name: String, _ ask: () -> Answer?
  ) -> Answer? {
    let call = DelegateCall(name: name, subject: subject)
    guard delegateCalls.insert(call).inserted else { return nil }
    defer { delegateCalls.remove(call) }
    return ask()
  }
}

/// A call that is being made: which one it is, and what it is about.
struct DelegateCall: Hashable {
  let name: String
  let subject: AnyHashable
}
