import ConveneStates
import ConveneUIKit
import Observation
import Testing
import UIKitStandIn

extension EmptyState {
  fileprivate static let reservation = EmptyState(title: "There is no reservation information")
}

@MainActor
@Observable
private final class Reservations {
  var items: [Int] = []
}

private final class ReservationsController: UIViewController, EmptyStateDisplayable {
  let emptyStateHolder = EmptyStateHolder(.reservation)
  let model = Reservations()

  override func viewDidLoad() {
    super.viewDidLoad()
    addEmptyStateView()
    emptyStateHolder.isHidden { [model] in !model.items.isEmpty }
  }
}

@MainActor
@Suite("An empty state of a view controller")
struct EmptyStateHolderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = ReservationsController()

  init() {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private var label: UILabel? {
    window.standInDescendants.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test("it is in the middle, in front, and takes no touches")
  func shown() {
    #expect(label?.text == "There is no reservation information")
    #expect(label?.numberOfLines == 0)
    #expect(label?.superview?.isHidden == false)
    let frame = label.map { $0.convert($0.bounds, to: window) }
    #expect(frame?.midY == 240)
    #expect(frame?.midX == 160)
    let hit = window.hitTest(CGPoint(x: 160, y: 240), with: nil)
    #expect(hit === controller.view)
  }

  @Test("it follows the count of a model")
  func following() async {
    controller.model.items = [1]
    for _ in 0..<20 where !controller.emptyStateHolder.isHidden { await Task.yield() }
    #expect(controller.emptyStateHolder.isHidden)
    controller.model.items = []
    for _ in 0..<20 where controller.emptyStateHolder.isHidden { await Task.yield() }
    #expect(!controller.emptyStateHolder.isHidden)
  }

  @Test("adding it again adds it once")
  func again() {
    controller.addEmptyStateView()
    window.layoutIfNeeded()
    #expect(window.standInDescendants.count { $0 is UILabel } == 1)
  }
}
