// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A finger on the screen.
@MainActor
public final class UITouch: NSObject {
  public private(set) weak var view: UIView?
  private let point: CGPoint

  init(at point: CGPoint, on view: UIView) {
    self.point = point
    self.view = view
  }

  public func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: self.view?.window) ?? point
  }
}

@MainActor
open class UIResponder: NSObject {
  let associations = Associations()

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { false }
  open func resignFirstResponder() -> Bool { true }

  // Touches that a responder doesn't handle go on to the next one.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
