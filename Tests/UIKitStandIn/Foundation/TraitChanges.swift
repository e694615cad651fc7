// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A trait by its type.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}

@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The traits that a view overrides.
@MainActor
public protocol UITraitOverrides {
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

struct TraitOverrides: UITraitOverrides {
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard preferredContentSizeCategory != .unspecified else { return traits }
    return UITraitCollection(
      preferredContentSizeCategory: preferredContentSizeCategory,
      userInterfaceStyle: traits.userInterfaceStyle, layoutDirection: traits.layoutDirection)
  }
}

@MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
  /// Calls the handler when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, known: traitCollection)
    registration.call = { [weak self] before in
      if let self { handler(self, before) }
    }
    traitRegistrations.append(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private var known: UITraitCollection
  var call: ((UITraitCollection) -> Void)?

  init(_ traits: [UITrait], known: UITraitCollection) {
    self.traits = traits
    self.known = known
  }

  func tell(_ now: UITraitCollection) {
    let before = known
    known = now
    let isAny = traits.contains { trait in
      if trait == UITraitPreferredContentSizeCategory.self {
        return before.preferredContentSizeCategory != now.preferredContentSizeCategory
      }
      if trait == UITraitUserInterfaceStyle.self {
        return before.userInterfaceStyle != now.userInterfaceStyle
      }
      return before.layoutDirection != now.layoutDirection
    }
    if isAny { call?(before) }
  }
}
