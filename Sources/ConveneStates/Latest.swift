/// What was shown last, so that the same again is no work.
package struct Latest<Value: Equatable> {
  private var value: Value?

  /// Nothing yet.
  package init() {}

  /// Notes what is shown now.
  ///
  /// - Parameter new: what is to be shown.
  /// - Returns: the same, where it is another than before or the first; otherwise nil.
  package mutating func change(to new: Value) -> Value? {
    guard new != value else { return nil }
    value = new
    return new
  }
}
