import ConveneStates
import Foundation
import Synchronization
import TestSupport
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A state's picture by URL")
struct StateImagesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = StateView(states: StateModel(timing: .none))

  init() { view.show(in: window) }

  private var shown: UIImageView { view.body.page.imageView }

  private func set(_ state: ViewState) {
    view.setState(state)
    view.states.presentNow()
    window.layoutIfNeeded()
  }

  private func picture(width: Int, height: Int) -> URL? {
    let png = TestPNG.plain(width: width, height: height)
    return URL(string: "data:image/png;base64,\(png.base64EncodedString())")
  }

  @Test("it has its room at once, and comes when it is loaded, at the size that is shown")
  func loaded() async {
    let url = picture(width: 160, height: 80)
    view.states.setContent(
      image: url.map { .url($0) } ?? .none, title: "T", subtitle: "", for: .empty)
    set(.empty)
    #expect(shown.isShown && shown.image == nil)
    await eventually { self.shown.image != nil }
    let side = view.states.appearance.imageSize
    #expect(shown.image?.size == CGSize(width: side, height: side / 2))
    #expect(shown.image?.isSymbolImage == false)
    set(.success)
    set(.empty)
    #expect(shown.image?.isSymbolImage == false, "the next time it is there at once")
  }

  @Test("on a finer screen it is loaded with as many pixels more")
  func scale() async {
    window.standInTraits = UITraitCollection(displayScale: 3)
    let url = picture(width: 240, height: 240)
    view.states.setContent(
      image: url.map { .url($0) } ?? .none, title: "T", subtitle: "", for: .empty)
    set(.empty)
    await eventually { self.shown.image != nil }
    let side = view.states.appearance.imageSize * 3
    #expect(shown.image?.size == CGSize(width: side, height: side))
  }

  @Test("what is no image shows the state's own symbol")
  func noImage() async {
    view.setContent(image: "data:text/plain,hello", title: "T", subtitle: "", for: .error)
    set(.error)
    await eventually { self.shown.image != nil }
    #expect(shown.image?.isSymbolImage == true)
  }

  @Test("S19: an image that comes late, for a state that is shown no more, is dropped")
  func late() async {
    let url = picture(width: 40, height: 40)
    view.states.setContent(
      image: url.map { .url($0) } ?? .none, title: "T", subtitle: "", for: .error)
    view.setContent(image: "", title: "Nothing", subtitle: "", for: .empty)
    set(.error)
    set(.empty)
    var turns = 0
    await eventually {
      turns += 1
      return turns > 20_000 || self.shown.image != nil
    }
    #expect(!shown.isShown && shown.image == nil)
    #expect(view.visibleTexts == ["Nothing"])
  }

  @Test("a picture of no size has no room")
  func sizeless() {
    view.states.appearance.imageSize = 0
    set(.error)
    #expect(!shown.isShown)
  }
}
