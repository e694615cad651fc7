import ConveneStates
import Foundation
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("What who listens to a screen finds and hears")
struct ScreenAccessibilityTests {
  init() {
    UIAccessibility.standInClear()
    UIAccessibility.standInFocus = nil
  }

  private var spoken: [String] {
    UIAccessibility.standInPosts.filter { $0.notification == .announcement }
      .compactMap { ($0.argument as? NSAttributedString)?.string }
  }

  private func takeMoves() -> [(UIAccessibility.Notification, UIView?)] {
    defer { UIAccessibility.standInClear() }
    return UIAccessibility.standInPosts.filter { $0.notification != .announcement }
      .map { ($0.notification, $0.argument as? UIView) }
  }

  @Test("S23: that loading has begun and what it brought is said once, in words")
  func announced() async {
    let scene = StateScene()
    scene.loader.load()
    await scene.settle { !spoken.isEmpty }
    #expect(spoken == ["Loading…"])
    await scene.end(with: .success([1, 2, 3]))
    await scene.settle { spoken.count > 1 }
    #expect(spoken == ["Loading…", "Loaded. 3 items"])
    await scene.settle()
    #expect(spoken.count == 2)
  }

  @Test("S23: a failure interrupts what is being said, anything else waits to be interrupted")
  func priority() async {
    let scene = StateScene()
    await scene.load(.failure(Server.Failure()))
    await scene.load(.success([]))
    let priorities = UIAccessibility.standInPosts.compactMap { $0.argument as? NSAttributedString }
      .map {
        $0.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
          as? UIAccessibilityPriority
      }
    #expect(priorities.contains(.high))
    #expect(priorities.last == .default)
  }

  @Test("S23: a screen that nobody sees says nothing")
  func offScreen() async {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let states = StateModel(timing: .none)
    states.show(in: list)
    states.setState(.empty)
    await laterTurns()
    #expect(UIAccessibility.standInPosts.isEmpty)
  }

  @Test("the page reads from its title, a header, to its buttons; pictures aren't read")
  func order() async {
    let scene = StateScene()
    await scene.load(.failure(Server.Failure()))
    let found = scene.window.standInAccessibleElements
    #expect(
      found.compactMap(\.accessibilityLabel)
        == ["Something Went Wrong", "Please try again.", "Try Again"])
    #expect(found[0].accessibilityTraits.contains(.header))
    #expect(found[2].accessibilityTraits.contains(.button))
  }

  @Test("a state set by hand stands in the content's place, and a header stays beside it")
  func inPlace() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    let row = UILabel()
    row.text = "row"
    scene.list.visibleCells[0].contentView.addSubview(row)
    #expect(scene.window.standInAccessibleLabels == ["row"])
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.window.standInAccessibleLabels == ["Nothing Here Yet"])
    scene.screen.topInset = 50
    #expect(Set(scene.window.standInAccessibleLabels) == ["row", "Nothing Here Yet"])
    scene.screen.topInset = 0
    scene.loader.states.setState(.success)
    await scene.settle()
    #expect(scene.window.standInAccessibleLabels == ["row"])
  }

  @Test("a state in the content's place is another screen, and the focus goes to it and back")
  func entering() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    _ = takeMoves()
    scene.loader.states.setState(.empty)
    await scene.settle()
    let there = takeMoves()
    #expect(there.map(\.0) == [.screenChanged])
    #expect(there.first?.1 === scene.screen.region.body.page.titleLabel)
    scene.loader.states.setState(.success)
    await scene.settle()
    let back = takeMoves()
    #expect(back.map(\.0) == [.screenChanged])
    #expect(back.first?.1 == nil)
  }

  @Test("who stood on a button that went is taken to the state that came; nobody else is moved")
  func lostFocus() async {
    let scene = StateScene()
    await scene.load(.failure(Server.Failure()))
    let elsewhere = UILabel()
    scene.window.addSubview(elsewhere)
    for (isOnButton, target) in [
      (true, scene.screen.region.body.page.titleLabel), (false, nil),
    ] as [(Bool, UIView?)] {
      let button = scene.window.button("Try Again")
      UIAccessibility.standInFocus = isOnButton ? button : elsewhere
      _ = takeMoves()
      scene.loader.load()
      await scene.settle()
      let moves = takeMoves()
      #expect(moves.map(\.0) == [.layoutChanged])
      #expect(moves.first?.1 === target)
      UIAccessibility.standInFocus = nil
      await scene.end(with: .failure(Server.Failure()))
    }
  }

  @Test("a custom view is where the reading begins")
  func customView() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    let custom = UILabel()
    custom.text = "custom"
    scene.screen.setCustomView(custom, for: .empty)
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(takeMoves().last?.1 === custom)
    #expect(scene.window.standInAccessibleLabels == ["custom"])
  }
}
