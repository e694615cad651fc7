import ConveneLists
import ConveneStates
import ConveneUIKit
import Foundation
import TestSupport
import Testing

#if canImport(UIKit)
  import Convene
  import UIKit
#else
  import UIKitStandIn
#endif

// README: ios
final class TeaController: UIViewController {
  private let list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let loader: ScreenLoader<[Tea]>

  init(load: @escaping @Sendable () async throws -> [Tea]) {
    loader = ScreenLoader(load: load)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.equalToParent()
    list.conv { [weak self] conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: self?.loader.value ?? []) { (tea, item: Item<TeaCell>) in
          item.configureCell { cell, _ in cell.show(tea) }
          item.didSelect { _ in print("One \(tea.name), please.") }
        }
      }
    }
    loader.onValue = { [weak list] _ in list?.update() }
    loader.states.setContent(image: "moon", title: "No Tea Today", subtitle: "", for: .empty)
    loader.show(in: self)
    loader.load()
  }
}
// end

@MainActor
@Suite("The README's screen for iOS")
struct ReadmeExamples {
  private struct Failure: Error {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ load: @escaping @Sendable () async throws -> [Tea]) -> TeaController {
    let controller = TeaController(load: load)
    window.rootViewController = UINavigationController(rootViewController: controller)
    return controller
  }

  private func shows(_ texts: [String]) async -> Bool {
    await eventually {
      window.layoutIfNeeded()
      return window.visibleTexts == texts
    }
    return window.visibleTexts == texts
  }

  @Test("it shows what it loads, and is pulled to refresh")
  func loads() async {
    let controller = show { [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam")] }
    #expect(await shows(["Sencha", "Assam"]))
    let list = controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    #expect(list?.refreshControl != nil)
  }

  @Test("it says what there is none of, in the app's words")
  func empty() async {
    _ = show { [] }
    #expect(await shows(["No Tea Today"]))
  }

  @Test("it says what failed, and offers to try again")
  func fails() async {
    _ = show { throw Failure() }
    #expect(await shows(["Something Went Wrong", "Please try again.", "Try Again"]))
  }
}
