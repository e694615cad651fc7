import Testing
import UIKitStandIn

/// A view that counts what it is told.
private final class ToldView: UIView {
  var told = 0

  override func willMove(toSuperview superview: UIView?) { told += 1 }
  override func didMoveToSuperview() { told += 1 }
}

@MainActor
@Suite("What is around views: bars, keyboard, screen readers, pictures")
struct ScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func frame(of guide: UILayoutGuide) -> CGRect {
    window.layoutIfNeeded()
    return guide.layoutFrame
  }

  @Test("bars and what a controller adds are unsafe for its view, and for what reaches there")
  func safeArea() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    navigation.standInBars = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 100))
    controller.view.addSubview(inner)
    #expect(navigation.view.safeAreaInsets == .zero)
    #expect(controller.view.safeAreaInsets.top == 54)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    #expect(
      frame(of: controller.view.safeAreaLayoutGuide)
        == CGRect(x: 0, y: 54, width: 320, height: 377))
    controller.additionalSafeAreaInsets = .zero
    #expect(frame(of: controller.view.safeAreaLayoutGuide).minY == 44)
  }

  @Test("the keyboard's guide is what it covers of a view, or what is below the safe area")
  func keyboard() {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    window.addSubview(view)
    let guide = view.keyboardLayoutGuide
    #expect(frame(of: guide) == CGRect(x: 0, y: 300, width: 320, height: 0))
    window.standInKeyboardHeight = 200
    #expect(frame(of: guide) == CGRect(x: 0, y: 180, width: 320, height: 120))
    window.standInKeyboardHeight = 50
    #expect(frame(of: guide).height == 0, "it ends above the keyboard")
    window.standInKeyboardHeight = 0
    window.standInSafeAreaInsets.bottom = 100
    #expect(frame(of: guide).height == 20)
    guide.usesBottomSafeArea = false
    view.setNeedsUpdateConstraints()
    #expect(frame(of: guide).height == 0)
  }

  @Test("a screen reader finds neither what is hidden nor what stands beside a modal view")
  func modal() {
    func label(_ text: String, in view: UIView) -> UILabel {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
      return label
    }
    let (first, second) = (UIView(), UIView())
    window.addSubview(first)
    window.addSubview(second)
    let one = label("one", in: first)
    _ = label("two", in: second)
    #expect(window.standInAccessibleLabels == ["one", "two"])
    second.accessibilityViewIsModal = true
    #expect(window.standInAccessibleLabels == ["two"])
    second.isHidden = true
    #expect(window.standInAccessibleLabels == ["one"], "a hidden one is modal to nobody")
    first.accessibilityElementsHidden = true
    #expect(window.standInAccessibleLabels == [])
    first.accessibilityElementsHidden = false
    one.alpha = 0
    #expect(window.standInAccessibleLabels == [])
  }

  @Test("there is no picture of a view that isn't on screen, or has no size")
  func snapshot() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel(frame: view.bounds)
    label.text = "text"
    view.addSubview(label)
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
    window.addSubview(view)
    let picture = view.snapshotView(afterScreenUpdates: false) as? StandInSnapshot
    #expect(picture?.standInTexts == ["text"])
    label.text = "other"
    #expect(picture?.standInTexts == ["text"])
    view.frame = .zero
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("a view that is brought to the front isn't told, one that is added is")
  func order() {
    let (view, other) = (ToldView(), UIView())
    window.addSubview(view)
    window.addSubview(other)
    #expect(view.told == 2)
    window.bringSubviewToFront(view)
    #expect(window.subviews.last === view)
    window.sendSubviewToBack(view)
    #expect(window.subviews.first === view)
    #expect(view.told == 2)
  }

  @Test("a controller's content scroll view is the one that it declared, as long as it is there")
  func contentScrollView() {
    let controller = UIViewController()
    do {
      let scroll = UIScrollView()
      controller.setContentScrollView(scroll, for: .top)
      #expect(controller.contentScrollView(for: .top) === scroll)
      #expect(controller.contentScrollView(for: .bottom) == nil)
      controller.setContentScrollView(scroll)
      #expect(controller.contentScrollView(for: .bottom) === scroll)
    }
    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test("an animation of a layer runs until it is removed")
  func layer() {
    let view = UIView()
    let pulse = CABasicAnimation(keyPath: "opacity")
    view.layer.add(pulse, forKey: "pulse")
    #expect(view.layer.animation(forKey: "pulse") === pulse)
    view.layer.removeAnimation(forKey: "pulse")
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a turned screen has its width and height exchanged, and lays out again")
  func rotation() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.standInRotate()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }
}
