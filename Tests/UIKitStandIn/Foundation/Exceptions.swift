// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// What UIKit would raise an exception for: a programmer's error that ends an app.
///
/// Here it is handed to a test, which says what it expects; without one it ends the process, so
/// that no violation is overlooked.
@MainActor
public enum UIKitExceptions {
  private static var handler: ((String) -> Void)?

  /// Runs a closure and returns the reasons of the exceptions that were raised meanwhile.
  public static func caught(_ body: () throws -> Void) rethrows -> [String] {
    var reasons: [String] = []
    let outer = handler
    handler = { reasons.append($0) }
    defer { handler = outer }
    try body()
    return reasons
  }

  /// The same for what takes more than one turn of the main thread.
  public static func caught(_ body: () async throws -> Void) async rethrows -> [String] {
    var reasons: [String] = []
    let outer = handler
    handler = { reasons.append($0) }
    defer { handler = outer }
    try await body()
    return reasons
  }

  static func raise(_ reason: String) {
    guard let handler else { fatalError("UIKit raised: \(reason)") }
    handler(reason)
  }
}
