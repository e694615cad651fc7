import ConveneStates
import ConveneUIKit
import Testing
import UIKitStandIn

// States: header
@MainActor
func showTeas(of loader: ScreenLoader<[Tea]>, in list: UICollectionView, below header: UIView) {
  let screen = loader.show(in: list)
  screen.topInset = header.bounds.height
  list.refreshControl?.tintColor = .systemOrange
}
// end

// States: camera
@MainActor
func watchCamera(in viewfinder: UIView) -> StateView {
  let states = StateView(states: StateModel(state: .loading))
  states.setContent(image: "camera", title: "No Camera", subtitle: "", for: .error)
  states.show(in: viewfinder)
  return states
}
// end

@MainActor
@Suite("The states' page for iOS")
struct StatesExamples {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("states below a header, with a refresh control in the app's colour")
  func header() {
    let list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(list)
    let loader = ScreenLoader(
      value: [Tea](), states: StateModel(), itemCount: { $0.count }, load: { [] })
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    showTeas(of: loader, in: list, below: header)
    window.layoutIfNeeded()
    #expect(window.visibleTexts == ["Nothing Here Yet"])
    #expect(list.refreshControl?.tintColor == .systemOrange)
    let screen = list.subviews.lazy.compactMap { $0 as? ScreenView }.first
    #expect(screen?.topInset == 80)
  }

  @Test("a view finder that begins with a spinner and may have no camera")
  func camera() {
    let view = watchCamera(in: window)
    window.layoutIfNeeded()
    #expect(window.visibleTexts == ["Loading…"])
    view.setState(.error)
    #expect(view.contentLibrary[.error]?.title == "No Camera")
  }
}
