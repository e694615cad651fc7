import Foundation

/// A button of a state.
public struct StateButton: Equatable, Sendable {
  /// How much a button stands out.
  public enum Role: Hashable, Sendable {
    /// The one thing to do next.
    case primary
    /// Something else that can be done.
    case secondary
  }

  /// The text on the button.
  ///
  /// An empty one leaves the button out.
  public var label: String
  /// How much it stands out.
  public var role: Role
  /// What happens when it is pressed.
  public var action: StateAction

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: the text on it; empty: the button is left out.
  ///   - role: how much it stands out.
  ///   - action: what happens when it is pressed.
  public init(_ label: String, role: Role = .primary, action: StateAction) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// Makes a button that reports an identifier to ``StateModel/onAction``.
  ///
  /// - Parameters:
  ///   - label: the text on it; empty: the button is left out.
  ///   - role: how much it stands out.
  ///   - identifier: what is reported.
  public init(_ label: String, role: Role = .primary, identifier: String) {
    self.init(label, role: role, action: .named(identifier))
  }

  /// Makes a button that runs a closure.
  ///
  /// - Parameters:
  ///   - label: the text on it; empty: the button is left out.
  ///   - role: how much it stands out.
  ///   - perform: runs on the main actor when the button is pressed, and not again before it has
  ///     returned. It is retained as long as the content is.
  public init(
    _ label: String, role: Role = .primary,
    perform: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.init(label, role: role, action: .run(StateHandler(perform)))
  }
}

/// What a button does.
public enum StateAction: Equatable, Sendable {
  /// Tries again what failed.
  case retry
  /// Gives up waiting; what was there comes back.
  case cancel
  /// Reports an identifier of the app's own.
  case named(String)
  /// Runs a closure.
  case run(StateHandler)
}

/// A closure with an identity, so that the value that holds it can be compared.
///
/// Copies are equal to each other; two handlers made apart are not, even of the same closure.
public struct StateHandler: Equatable, Identifiable, Sendable {
  /// What tells this handler from the others.
  public let id: UUID
  private let perform: @MainActor @Sendable () async -> Void

  /// Gives a closure an identity.
  ///
  /// - Parameter perform: what runs; retained as long as the handler.
  public init(_ perform: @escaping @MainActor @Sendable () async -> Void) {
    id = UUID()
    self.perform = perform
  }

  /// Runs the closure.
  @MainActor public func callAsFunction() async {
    await perform()
  }

  /// Whether both are copies of one handler.
  public static func == (first: StateHandler, second: StateHandler) -> Bool {
    first.id == second.id
  }
}
