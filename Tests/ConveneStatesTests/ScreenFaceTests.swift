import Testing

@testable import ConveneStates

@MainActor
@Suite("What a screen shows beside its state")
struct ScreenFaceTests {
  private func rendered(
    _ body: ScreenDisplay.Body, _ accessory: ScreenDisplay.Accessory = .none, byHand: Bool = false
  ) -> RenderedState {
    RenderedState(
      ScreenDisplay(body: body, accessory: accessory), library: .builtIn(),
      appearance: StateAppearance(), canRetry: true, canCancel: true, isSetByHand: byHand)
  }

  @Test("a banner with its message in one paragraph, and its button")
  func banner() {
    var state = rendered(.content, .errorBanner(.error))
    #expect(ScreenFace(state).banner?.button?.action == .retry)
    state.accessory = .banner(message: "one\ntwo\r\nthree", button: nil)
    #expect(ScreenFace(state).banner?.message == "one two three")
    #expect(ScreenFace(state).banner?.button == nil)
    #expect(ScreenFace(rendered(.content, .progress)).banner == nil)
  }

  @Test("a line while something loads, unless a pull tells of it")
  func progress() {
    #expect(ScreenFace(rendered(.content, .progress)).showsProgress)
    #expect(!ScreenFace(rendered(.content, .progress), isPulled: true).showsProgress)
    #expect(!ScreenFace(rendered(.content)).showsProgress)
  }

  @Test("content is hidden by a state set by hand alone, and for who listens only without a header")
  func hidden() {
    #expect(!ScreenFace(rendered(.empty)).hidesContent)
    let byHand = rendered(.empty, byHand: true)
    #expect(ScreenFace(byHand).hidesContent && ScreenFace(byHand).isModal)
    #expect(ScreenFace(byHand, header: 44).hidesContent)
    #expect(!ScreenFace(byHand, header: 44).isModal)
    #expect(ScreenFace(byHand, header: -1).isModal)
    #expect(!ScreenFace(rendered(.content, byHand: true)).hidesContent)
  }

  @Test("a banner's button is beside a text of at most two lines")
  func shape() {
    #expect(BannerShape(room: 200, height: 40, line: 20) == .row)
    #expect(BannerShape(room: 200, height: 60, line: 20) == .column)
    #expect(BannerShape(room: 0, height: 20, line: 20) == .column)
    #expect(BannerShape(room: -5, height: 0, line: 20) == .column)
  }

  @Test("beside a button, a banner's text has what that leaves")
  func textRoom() {
    #expect(BannerShape.room(in: 300, padding: 10, button: nil) == 280)
    #expect(BannerShape.room(in: 300, padding: 10, button: 80) == 190)
  }

  @Test("hidden content is covered below bars, too, but for a header")
  func cover() {
    #expect(ScreenFace.coverTop(header: 0, state: 60) == 0)
    #expect(ScreenFace.coverTop(header: -1, state: 60) == 0)
    #expect(ScreenFace.coverTop(header: 44, state: 104) == 104)
  }

  @Test("the line stands still for who wants no motion")
  func still() {
    #expect(ScreenFace.faintestProgress(isStill: true) == 1)
    #expect(ScreenFace.faintestProgress(isStill: false) < 1)
  }

  @Test("content at its top goes with a banner, and stays where it is elsewhere")
  func room() {
    var room = BannerRoom()
    var given: [[Double]] = []
    func give(_ height: Double, offset: Double, top: Double) {
      let change = room.give(height, offset: offset, top: top)
      given.append(change.map { [$0.inset, $0.offset] } ?? [])
    }
    give(0, offset: 0, top: 0)
    give(40, offset: -20, top: -20)
    give(40, offset: -60, top: -60)
    give(60, offset: 300, top: -60)
    give(0, offset: -80, top: -80)
    #expect(given == [[], [40, -60], [], [20, 300], [-60, -20]])
    #expect(room.height == 0)
  }

  @Test("the same again is no work")
  func latest() {
    var latest = Latest<Int>()
    #expect([1, 1, 2, 1].map { latest.change(to: $0) } == [1, nil, 2, 1])
  }

  @Test("which picture a state has")
  func picture() {
    typealias Face = PictureFace<Int>
    func words(_ face: Face) -> String { "\(face)" }
    var state = rendered(.error)
    let own = state.fallbackSymbol
    state.image = .none
    #expect(words(Face(of: state, .none)) == words(.none))
    state.image = .named("tea")
    #expect(words(Face(of: state, .none)) == words(.named("tea", fallback: own)))
    state.image = .symbol("cup")
    #expect(words(Face(of: state, .picture(1))) == words(.symbol("cup", fallback: own)))
    state.image = StateContent.Image("https://example.org/a.png")
    #expect(words(Face(of: state, .loading)) == words(.room))
    #expect(words(Face(of: state, .picture(1))) == words(.loaded(1)))
    #expect(words(Face(of: state, .failed)) == words(.symbol(own, fallback: own)))
    state.appearance.imageSize = 0
    #expect(words(Face(of: state, .picture(1))) == words(.none))
  }

  @Test("a picture keeps its shape, fits its square, and is never made larger")
  func pictureSize() {
    func size(_ width: Int, _ height: Int, in side: Int) -> [Int] {
      let image = ImageData(unchecked: .init(), mimeType: "", width: width, height: height)
      return [image.size(fitting: side).width, image.size(fitting: side).height]
    }
    #expect(size(400, 200, in: 100) == [100, 50])
    #expect(size(200, 400, in: 100) == [50, 100])
    #expect(size(40, 20, in: 100) == [40, 20])
    #expect(size(10_000, 1, in: 100) == [100, 1])
    #expect(size(0, 0, in: 100) == [100, 100])
    #expect(size(40, 20, in: 0) == [1, 1])
  }
}
