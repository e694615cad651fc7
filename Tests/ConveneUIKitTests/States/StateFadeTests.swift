import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("One state fades into the next")
struct StateFadeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = StateView(states: StateModel(timing: .none))

  init() {
    UIAccessibility.isReduceMotionEnabled = false
    StandInAnimations.finish()
    view.show(in: window)
  }

  private func set(_ state: ViewState) {
    view.setState(state)
    view.states.presentNow()
    window.layoutIfNeeded()
  }

  private var pictures: [StandInSnapshot] {
    window.standInDescendants.compactMap { $0 as? StandInSnapshot }
  }

  @Test("only a picture of the old one lingers, which can be neither touched nor read out")
  func picture() {
    set(.error)
    StandInAnimations.finish()
    set(.empty)
    #expect(view.visibleTexts.first == "Nothing Here Yet", "the views change at once")
    #expect(pictures.map { $0.standInTexts.first } == ["Something Went Wrong"])
    #expect(pictures[0].frame == window.bounds)
    let hit = window.hitTest(CGPoint(x: 160, y: 240), with: nil)
    #expect(hit?.isDescendant(of: view) == true)
    #expect(window.standInAccessibleLabels == ["Nothing Here Yet"])
    StandInAnimations.finish()
    #expect(pictures.isEmpty)
    #expect(view.alpha == 1)
  }

  @Test("where content comes, the state's picture fades away over it")
  func toContent() {
    set(.error)
    StandInAnimations.finish()
    set(.success)
    #expect(view.isHidden)
    #expect(pictures.count == 1)
    #expect(window.hitTest(CGPoint(x: 160, y: 240), with: nil) === window)
    StandInAnimations.finish()
    #expect(pictures.isEmpty)
  }

  @Test("what is faded to begins as opaque as it is told to, and ends whole", arguments: [0, 1.0])
  func opacity(begin: Double) {
    let surface = OpacityLog(frame: window.bounds)
    let body = StateBodyView(frame: window.bounds)
    body.surface = surface
    body.fade(from: begin) {}
    #expect(surface.opacities == [CGFloat(begin), 1])
    StandInAnimations.finish()
  }

  @Test("a change in the middle of a fade changes what is faded to: one picture, and one fade")
  func inTheMiddle() {
    set(.error)
    StandInAnimations.finish()
    set(.empty)
    set(.noInternet)
    set(.noResults)
    #expect(pictures.map { $0.standInTexts.first } == ["Something Went Wrong"])
    #expect(StandInAnimations.count == 1)
    #expect(view.visibleTexts.first == "No Results")
    StandInAnimations.finish()
    #expect(pictures.isEmpty && view.visibleTexts.first == "No Results")
  }

  @Test("who asked for no motion gets none")
  func reducedMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    set(.error)
    set(.empty)
    #expect(pictures.isEmpty && StandInAnimations.count == 0)
    #expect(view.alpha == 1)
  }

  @Test("no motion asked for in the middle of a fade ends it")
  func reducedInTheMiddle() {
    set(.error)
    StandInAnimations.finish()
    set(.empty)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    set(.noInternet)
    #expect(pictures.isEmpty)
    #expect(view.alpha == 1)
    StandInAnimations.finish()
    #expect(view.visibleTexts.first != nil && view.alpha == 1)
  }

  @Test("a view that nobody sees doesn't fade")
  func offScreen() {
    view.removeFromSuperview()
    set(.error)
    set(.empty)
    #expect(StandInAnimations.count == 0)
    #expect(view.alpha == 1)
  }

  @Test("a fade that the system cuts short leaves the state whole")
  func interrupted() {
    set(.error)
    StandInAnimations.finish()
    set(.empty)
    view.removeFromSuperview()
    StandInAnimations.finish(false)
    #expect(pictures.isEmpty && view.alpha == 1)
  }
}

/// A view that notes how opaque it was made.
private final class OpacityLog: UIView {
  private(set) var opacities: [CGFloat] = []
  override var alpha: CGFloat { didSet { opacities.append(alpha) } }
}
