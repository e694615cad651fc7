import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("Where a state stands")
struct ScreenLayoutTests {
  private let long = String(repeating: "A sentence that is rather long. ", count: 40)

  @Test("S10: under a header as tall as the list, a state has half of the height, and scrolls")
  func tallHeader() async {
    let scene = StateScene()
    scene.loader.states.setContent(image: "", title: "T", subtitle: long, for: .empty)
    scene.screen.topInset = 480
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.place == CGRect(x: 0, y: 240, width: 320, height: 240))
    let page = scene.screen.region.body.page
    #expect(page.contentSize.height > 240)
    #expect(scene.window.standInDrag(at: CGPoint(x: 160, y: 360), by: 50) === page)
    #expect(page.contentOffset.y == 50)
    #expect(scene.list.contentOffset.y == 0)
  }

  @Test("S10: a state takes no more of a header than it needs")
  func smallState() async {
    let scene = StateScene()
    scene.loader.states.setContent(image: "", title: "T", subtitle: "", for: .empty)
    scene.screen.topInset = 1_000
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.place.height == scene.screen.region.body.wantedHeight(in: 320))
    #expect(scene.place.maxY == 480)
    #expect(!scene.screen.region.body.page.isScrollEnabled)
  }

  @Test("S10: another state is read from its beginning")
  func fromTheBeginning() async {
    let scene = StateScene(size: CGSize(width: 320, height: 200))
    for state: ViewState in [.empty, .error] {
      scene.loader.states.setContent(image: "", title: "T", subtitle: long, for: state)
    }
    scene.loader.states.setState(.empty)
    await scene.settle()
    let page = scene.screen.region.body.page
    page.standInDrag(by: 60)
    #expect(page.contentOffset.y == 60)
    scene.loader.states.setState(.error)
    await scene.settle()
    #expect(page.contentOffset.y == 0)
  }

  @Test("S11: in a list that is half of the screen, a state is centred there or on the screen")
  func halfScreen() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))
    window.addSubview(list)
    let states = StateModel(state: .empty)
    states.appearance.margin = 0
    states.appearance.imageSize = 16
    let screen = states.show(in: list)
    func middle() async -> CGFloat {
      await laterTurns()
      window.layoutIfNeeded()
      let body = screen.region.body
      return body.convert(body.bounds, to: window).midY
    }
    #expect(await middle() == 400)
    states.appearance.placement = .screen
    #expect(await middle() == 350)
    list.frame = CGRect(x: 0, y: 680, width: 400, height: 20)
    #expect(await middle() == 690, "where there is no room for it, it stays in the list")
  }

  @Test("S12: in a list that is a controller's whole view, a state keeps to its frame")
  func rootView() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize.height = 3_000
    controller.view = list
    window.rootViewController = controller
    let screen = StateModel(state: .empty).show(in: controller)
    #expect(screen.superview === list)
    for offset in [0, 500, 2_400] as [CGFloat] {
      list.contentOffset.y = offset
      window.layoutIfNeeded()
      let body = screen.region.body
      #expect(body.convert(body.bounds, to: window) == window.bounds, "scrolled by \(offset)")
      #expect(list.contentSize.height == 3_000)
    }
  }

  @Test("S13: turned, the text wraps again, and scrolls if it must")
  func rotation() async {
    let scene = StateScene(size: CGSize(width: 320, height: 568))
    scene.loader.states.setContent(image: "", title: "Title", subtitle: long, for: .error)
    scene.loader.states.setState(.error)
    await scene.settle()
    let page = scene.screen.region.body.page
    let narrow = page.subtitleLabel.bounds
    #expect(narrow.width <= 320 - 48)
    scene.window.standInRotate()
    #expect(scene.window.bounds.size == CGSize(width: 568, height: 320))
    #expect(page.subtitleLabel.bounds.width > narrow.width)
    #expect(page.subtitleLabel.bounds.height < narrow.height)
    #expect(page.isScrollEnabled)
    scene.window.standInRotate()
    #expect(page.subtitleLabel.bounds == narrow)
    #expect(LayoutComplaints.newest == [])
  }

  @Test("text grows with the reader's size, and the page scrolls then")
  func dynamicType() async {
    let scene = StateScene(size: CGSize(width: 320, height: 300))
    await scene.load(.failure(Server.Failure()))
    let page = scene.screen.region.body.page
    let before = page.titleLabel.bounds.height
    scene.window.standInTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    scene.window.layoutIfNeeded()
    #expect(page.titleLabel.bounds.height > before)
    #expect(page.isScrollEnabled)
  }

  @Test("in a list that reads to the left, a banner's button is at the left")
  func rightToLeft() async {
    let scene = StateScene()
    scene.window.standInTraits = UITraitCollection(layoutDirection: .rightToLeft)
    await scene.load(.success([1]))
    scene.loader.refresh()
    await scene.end(with: .failure(Server.Failure()))
    let banner = scene.screen.banner
    let (button, label) = (banner.button.frame, banner.label.frame)
    #expect(button.maxX <= label.minX, "\(button) \(label)")
  }

  @Test("a banner's button goes below a text that would take more than two lines beside it")
  func bannerShape() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    let states = scene.loader.states
    func show(_ title: String) async -> (button: CGRect, label: CGRect) {
      states.failureContent = StateContent(title: title)
      await scene.settle()
      let banner = scene.screen.banner
      return (banner.button.frame, banner.label.frame)
    }
    scene.loader.refresh()
    await scene.end(with: .failure(Server.Failure()))
    let short = await show("It failed.")
    #expect(short.button.minX >= short.label.maxX)
    let tall = await show(String(repeating: "It failed again. ", count: 8))
    #expect(tall.button.minY >= tall.label.maxY, "\(tall)")
    #expect(tall.label.width > 250)
    let back = await show("It failed.")
    #expect(back.button.minX >= back.label.maxX)
    #expect(LayoutComplaints.newest == [])
  }

  @Test("a banner has the shape of its newest text, whichever it had before")
  func newestBannerShape() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func banner() -> StateBannerView {
      let banner = StateBannerView(frame: .zero)
      window.addSubview(banner)
      banner.makeConstraints {
        $0.topAnchor.constraint(equalTo: window.topAnchor)
        $0.leadingAnchor.constraint(equalTo: window.leadingAnchor)
        $0.widthAnchor.constraint(equalToConstant: 320)
      }
      return banner
    }
    func isBelow(in banner: StateBannerView, words: Int) -> Bool {
      let state = RenderedState(
        ScreenDisplay(body: .content, accessory: .errorBanner(.error)), library: .default,
        appearance: StateAppearance(),
        failure: StateContent(title: String(repeating: "again ", count: words)),
        canRetry: true, canCancel: false)
      banner.draw(ScreenFace(state).banner, padding: 12)
      window.layoutIfNeeded()
      return banner.button.frame.minY >= banner.label.frame.maxY
    }
    let one = banner()
    var shapes: Set<Bool> = []
    for words in (1...40).reversed() {
      let another = banner()
      let shape = isBelow(in: another, words: words)
      another.removeFromSuperview()
      #expect(isBelow(in: one, words: words) == shape, "\(words) words")
      shapes.insert(shape)
    }
    #expect(shapes.count == 2, "a long text has the button below it, a short one beside")
  }

  @Test("a state without an image, words or buttons covers all the same")
  func wordless() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.states.setContent(image: "", title: "", subtitle: "", for: .empty)
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.screen.cover.isShown)
    #expect(scene.middle == nil)
    #expect(LayoutComplaints.newest == [])
  }
}
