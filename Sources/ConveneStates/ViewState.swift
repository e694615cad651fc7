/// What a screen is in: one of the states below, or one of the app's own.
///
/// An app adds a state with a static constant:
///
/// ```swift
/// extension ViewState {
///   static let signedOut = ViewState("signedOut")
/// }
/// ```
///
/// Two states are equal when their names are.
public struct ViewState: Hashable, Sendable {
  /// The name that tells this state from the others.
  public let name: String

  /// Makes a state.
  ///
  /// - Parameter name: what tells it from the others; any text.
  public init(_ name: String) {
    self.name = name
  }

  /// The content is there; nothing covers it.
  public static let success = ViewState("success")
  /// The network can't be reached.
  public static let noInternet = ViewState("noInternet")
  /// A load failed.
  public static let error = ViewState("error")
  /// The answer is known, and there is nothing in it.
  public static let empty = ViewState("empty")
  /// The answer isn't there yet.
  public static let loading = ViewState("loading")
  /// A search was answered, and nothing matches.
  public static let noResults = ViewState("noResults")
}

extension ViewState: CustomStringConvertible {
  /// The state's name.
  public var description: String { name }
}
