import Testing

@testable import ConveneStates

@MainActor
@Suite("What a screen reader is told when another state is seen")
struct ReaderFocusTests {
  private func state(
    _ body: ScreenDisplay.Body, _ accessory: ScreenDisplay.Accessory = .none, byHand: Bool = false
  ) -> RenderedState {
    RenderedState(
      ScreenDisplay(body: body, accessory: accessory), library: .builtIn(),
      appearance: StateAppearance(), canRetry: true, canCancel: true, isSetByHand: byHand)
  }

  private func focus(
    _ old: RenderedState?, _ new: RenderedState, inside: Bool = false
  ) -> ReaderFocus {
    ReaderFocus(from: old, to: new, isInState: inside)
  }

  @Test("nobody is moved who isn't in what changes")
  func stays() {
    #expect(focus(nil, state(.content)) == .stays)
    #expect(focus(state(.content), state(.content)) == .stays)
    #expect(focus(state(.content), state(.empty)) == .looksAgain)
    #expect(focus(state(.error), state(.loading)) == .looksAgain)
    #expect(focus(state(.content), state(.content, .errorBanner(.error))) == .looksAgain)
    #expect(focus(state(.empty), state(.empty), inside: true) == .stays)
  }

  @Test("who was on a button that goes is taken to the state that comes")
  func goes() {
    #expect(focus(state(.error), state(.loading), inside: true) == .goesToState)
    #expect(focus(state(.error), state(.content), inside: true) == .looksAgain)
  }

  @Test("the focus is moved to a state, and never to what isn't one")
  func target() {
    let all: [ReaderFocus] = [.stays, .looksAgain, .goesToState, .entersState, .entersContent]
    #expect(all.filter { $0.target(in: 1) == 1 } == [.goesToState, .entersState])
  }

  @Test("a state that takes the content's place is another screen, and so is the content then")
  func screens() {
    let byHand = state(.empty, byHand: true)
    #expect(focus(state(.content), byHand) == .entersState)
    #expect(focus(nil, byHand) == .entersState)
    #expect(focus(byHand, state(.content)) == .entersContent)
    #expect(focus(byHand, state(.error, byHand: true), inside: true) == .goesToState)
  }
}
