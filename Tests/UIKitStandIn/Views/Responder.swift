// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIResponder: NSObject {
  let associations = Associations()

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { false }
  open func resignFirstResponder() -> Bool { true }
}
