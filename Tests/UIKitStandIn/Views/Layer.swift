// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// An animation of a layer, which runs until it is removed.
@MainActor
open class CAAnimation: NSObject {
  open var isRemovedOnCompletion = true
  open var duration: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
}

@MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

/// What draws a view: here, only the animations that were added to it.
@MainActor
open class CALayer: NSObject {
  private var animations: [String: CAAnimation] = [:]

  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? UUID().uuidString] = anim
  }

  open func removeAnimation(forKey key: String) { animations[key] = nil }

  open func removeAllAnimations() { animations = [:] }

  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
}
