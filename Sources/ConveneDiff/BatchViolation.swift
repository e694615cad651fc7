/// What is wrong with a batch, in a sentence that names the numbers and how to mend it.
public struct BatchViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the rule, as ``BatchRules`` counts them.
  public let rule: Int
  /// The sentence.
  public let message: String

  /// The sentence.
  public var description: String { message }
}
