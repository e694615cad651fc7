import ConveneStates
import ConveneTesting
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("When a spinner is seen")
struct ScreenTimingTests {
  private let clock = TestClock()
  private let load = TestLoad<[Int]>()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let loader: ScreenLoader<[Int]>
  private let screen: ScreenView

  init() {
    window.addSubview(list)
    loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
    screen = loader.show(in: list)
  }

  private func texts(after milliseconds: Int) async -> [String] {
    await clock.advance(by: .milliseconds(milliseconds))
    window.layoutIfNeeded()
    return window.visibleTexts
  }

  @Test("S24: of a load of 300 ms none is seen")
  func short() async {
    loader.load()
    #expect(await texts(after: 300) == [])
    await load.succeed([])
    #expect(await texts(after: 0) == ["Nothing Here Yet"])
    #expect(await texts(after: 1_000) == ["Nothing Here Yet"])
  }

  @Test("S24: of a load of 510 ms one is seen for its minimum")
  func longer() async {
    loader.load()
    #expect(await texts(after: 499) == [])
    #expect(await texts(after: 11) == ["Loading…"])
    await load.succeed([])
    #expect(await texts(after: 480) == ["Loading…"])
    #expect(await texts(after: 20) == ["Nothing Here Yet"])
  }

  @Test("S24: the line over content has the same times")
  func line() async {
    loader.load()
    await load.succeed([1])
    _ = await texts(after: 1_000)
    loader.refresh()
    _ = await texts(after: 499)
    #expect(!screen.line.isShown)
    _ = await texts(after: 1)
    #expect(screen.line.isShown)
    await load.succeed([1])
    _ = await texts(after: 490)
    #expect(screen.line.isShown)
    _ = await texts(after: 10)
    #expect(!screen.line.isShown)
  }

  @Test("after ten seconds the screen says that it takes long, and can be cancelled")
  func long() async {
    loader.load()
    let texts = await texts(after: 10_000)
    #expect(texts == ["Loading…", "Still loading. This takes longer than usual.", "Cancel"])
    window.button("Cancel")?.standInPress()
    #expect(await self.texts(after: 1_000) == [])
  }
}
