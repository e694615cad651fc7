// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Methods that an object may leave out, which Swift knows of Objective-C's protocols only.
///
/// Here each has a body in an extension that says that it isn't the object's own. A call through
/// ``call(_:)`` answers `nil` then, as a call of an optional method does on Apple's systems.
@MainActor
enum OptionalMethod {
  private static var wasMissing = false

  static func isMissing() { wasMissing = true }

  static func isMissing<Answer>(_ answer: @autoclosure () -> Answer) -> Answer {
    wasMissing = true
    return answer()
  }

  @discardableResult
  static func call<Answer>(_ body: () -> Answer) -> Answer? {
    wasMissing = false
    let answer = body()
    defer { wasMissing = false }
    return wasMissing ? nil : answer
  }
}

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// What UIKit asks of each object before it calls an optional method, once when it gets the object.
@MainActor
public protocol StandInObjectProtocol: NSObjectProtocol {
  func responds(to selector: Selector!) -> Bool
}

extension StandInObjectProtocol {
  /// Nobody can tell here; an object that leaves something out on purpose says so itself.
  public func responds(to selector: Selector!) -> Bool { true }
}
