import Testing
import UIKitStandIn

/// A view that remembers the touches that nobody in it has handled.
private final class TouchedView: UIView {
  var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
}

@MainActor
@Suite("Fingers go where hit-testing says")
struct TouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let point = CGPoint(x: 100, y: 100)

  private func add(_ view: UIView, to parent: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    parent.addSubview(view)
  }

  @Test("to the frontmost view, but for those that are hidden, clear, or take none")
  func frontmost() {
    let views = (0..<4).map { _ in UIView() }
    for view in views { add(view, to: window) }
    views[1].isUserInteractionEnabled = false
    views[2].alpha = 0
    views[3].isHidden = true
    #expect(window.hitTest(point, with: nil) === views[0])
    views[3].isHidden = false
    #expect(window.hitTest(point, with: nil) === views[3])
  }

  @Test("a touch that a view doesn't handle goes on to those that it is in")
  func responders() {
    let (outer, inner) = (TouchedView(), UIView())
    add(outer, to: window)
    add(inner, to: outer)
    window.standInTap(at: point)
    #expect(outer.taps == 1)
    let handles = TouchedView()
    add(handles, to: inner)
    window.standInTap(at: point)
    #expect((outer.taps, handles.taps) == (1, 1))
  }

  @Test("a control takes a tap for itself, before recognizers of the views that it is in")
  func control() {
    var (presses, taps) = (0, 0)
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction { _ in presses += 1 })
    add(button, to: window)
    window.addGestureRecognizer(UITapGestureRecognizer(standInAction: { taps += 1 }))
    window.standInTap(at: point)
    #expect((presses, taps) == (1, 0))
    button.isEnabled = false
    window.standInTap(at: point)
    #expect((presses, taps) == (1, 0), "a disabled one takes it and does nothing")
  }

  @Test("a recognizer keeps a tap from the views unless it lets touches through")
  func recognizer() {
    let view = TouchedView()
    add(view, to: window)
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer(standInAction: {})
    let telling = UITapGestureRecognizer(standInAction: { [weak tap] in
      _ = tap
      places.append(.zero)
    })
    window.addGestureRecognizer(telling)
    window.standInTap(at: point)
    #expect((places.count, view.taps) == (1, 0))
    telling.cancelsTouchesInView = false
    window.standInTap(at: point)
    #expect((places.count, view.taps) == (2, 1))
    view.frame.origin = CGPoint(x: 10, y: 20)
    #expect(telling.location(in: view) == CGPoint(x: 90, y: 80))
    telling.isEnabled = false
    window.standInTap(at: point)
    #expect((places.count, view.taps) == (2, 2))
  }

  @Test("a drag goes to the nearest scroll view that can move")
  func drag() {
    let (outer, inner) = (UIScrollView(), UIScrollView())
    add(outer, to: window)
    add(inner, to: outer)
    outer.contentSize.height = 1_000
    inner.contentSize.height = 400
    #expect(window.standInDrag(at: point, by: 30) === outer)
    #expect(outer.contentOffset.y == 30)
    inner.contentSize.height = 1_000
    #expect(window.standInDrag(at: point, by: 30) === inner)
    inner.isScrollEnabled = false
    #expect(window.standInDrag(at: point, by: 30) === outer)
    outer.isScrollEnabled = false
    #expect(window.standInDrag(at: point, by: 30) == nil)
  }
}
