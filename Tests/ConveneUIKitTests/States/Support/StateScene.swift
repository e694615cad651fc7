import ConveneLists
import ConveneStates
import Observation
import TestSupport
import UIKitStandIn

@testable import ConveneUIKit

/// A list in a window, and what a loader says over it.
@MainActor
final class StateScene {
  let window: UIWindow
  let controller = UIViewController()
  let list: UICollectionView
  let server = Server()
  let loader: ScreenLoader<[Int]>
  private(set) var screen: ScreenView
  private(set) var selected: [Int] = []

  /// Makes a list that fills the window, whose spinners come at once.
  init(
    size: CGSize = CGSize(width: 320, height: 480), timing: LoadingTiming = .none,
    pullsToRefresh: Bool = true
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    loader = ScreenLoader(states: StateModel(timing: timing), load: server.load)
    window.rootViewController = controller
    controller.view.addSubview(list)
    list.equalToParent()
    screen = loader.show(in: list, pullsToRefresh: pullsToRefresh)
    declare()
    window.layoutIfNeeded()
  }

  private func declare() {
    list.conv { [weak self] conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 40)
        section.create(for: self?.loader.value ?? []) { (number, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "\(number)" }
          item.didSelect { [weak self] _ in self?.selected.append(number) }
        }
      }
    }
    list.update()
    loader.onValue = { [weak list] _ in list?.update(animated: false) }
  }

  /// Loads, has the load answered, and waits until that is seen.
  func load(_ answer: Result<[Int], Server.Failure>) async {
    let load = loader.load()
    server.answer(answer)
    await load.value
    await settle()
  }

  /// Has what is under way answered, and waits until that is seen.
  func end(with answer: Result<[Int], Server.Failure>) async {
    server.answer(answer)
    await observed { [loader] in loader.input.activity == .idle }
    await settle()
  }

  /// Waits for the end of the turn, and lays out.
  func settle() async {
    await laterTurns()
    window.layoutIfNeeded()
    StandInAnimations.finish()
  }

  /// Waits until something is so, but not for ever: loads run on other threads, which may be late.
  func settle(until isSo: () -> Bool) async {
    for _ in 0..<1_000 where !isSo() { await settle() }
  }

  /// The texts that can be seen.
  var texts: [String] { window.visibleTexts }

  /// The middle of the state's words and pictures, in the window and whole
  /// points; nil where none is shown.
  var middle: CGPoint? {
    let parts = screen.region.body.page.standInDescendants.filter {
      ($0 is UILabel || $0 is UIImageView || $0 is UIButton) && $0.isShown
    }
    let frames = parts.map { $0.convert($0.bounds, to: window) }
    guard let first = frames.first else { return nil }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    return CGPoint(x: all.midX.rounded(), y: all.midY.rounded())
  }

  /// The state's region in the window.
  var place: CGRect { screen.region.body.convert(screen.region.body.bounds, to: window) }
}

extension UIView {
  /// Whether neither this view nor one that it is in is hidden.
  var isShown: Bool { sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden } }
}

extension LoadingTiming {
  /// Without any delay, for tests that are about what is shown and not when.
  static let none = LoadingTiming(delay: .zero, minimum: .zero)
}

/// Waits until something holds that is read from observable models.
@MainActor
func observed(_ isSo: @escaping @MainActor @Sendable () -> Bool) async {
  await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
    watch(isSo) { waiter.resume() }
  }
}

@MainActor
private func watch(
  _ isSo: @escaping @MainActor @Sendable () -> Bool,
  _ end: @escaping @MainActor @Sendable () -> Void
) {
  if isSo() { return end() }
  _ = withObservationTracking(isSo) {
    Task { @MainActor in watch(isSo, end) }
  }
}

/// Lets the main actor's other jobs run until something holds, or many have run.
@MainActor
func eventually(_ isDone: @MainActor () -> Bool) async {
  for _ in 0..<500_000 {
    if isDone() { return }
    await Task.yield()
  }
}
