import Foundation
import Testing

@testable import ConveneStates

@Suite("RenderedState")
struct RenderedStateTests {
  private var library = StateContentLibrary(phrases: [:])

  private func render(
    _ display: ScreenDisplay, library: StateContentLibrary? = nil,
    appearance: StateAppearance = StateAppearance(), canRetry: Bool = true
  ) -> RenderedState {
    RenderedState(
      display, library: library ?? self.library, appearance: appearance, canRetry: canRetry,
      canCancel: true)
  }

  @Test("content is not covered; a blank screen is, with nothing on it")
  func contentAndBlank() {
    let content = render(ScreenDisplay(body: .content))
    let blank = render(ScreenDisplay(body: .blank))
    #expect(!content.isCovering && blank.isCovering)
    for state in [content, blank] {
      #expect(state.title.isEmpty && state.subtitle.isEmpty && state.buttons.isEmpty)
      #expect(state.image == .none && !state.isSpinning)
    }
  }

  @Test("only a state that is set by hand hides content")
  @MainActor func hidesContent() {
    let states = StateModel(timing: LoadingTiming(minimum: .zero))
    states.setState(.error)
    #expect(states.rendered.hidesContent)
    states.setState(.success)
    states.presentNow()
    #expect(!states.rendered.hidesContent)
    for body in [.error, .empty, .loading, .content] as [ScreenDisplay.Body] {
      states.show(ScreenDisplay(body: body))
      states.presentNow()
      #expect(!states.rendered.hidesContent)
    }
  }

  @Test("a failure offers a retry where somebody listens")
  func retry() {
    let bodies: [ScreenDisplay.Body] = [
      .error, .noInternet(waiting: false, canCancel: false),
      .state(ViewState("signedOut"), canRetry: true),
    ]
    for body in bodies {
      #expect(
        render(ScreenDisplay(body: body)).buttons == [StateButton("Try Again", action: .retry)])
      #expect(render(ScreenDisplay(body: body), canRetry: false).buttons.isEmpty)
    }
    for body in [.empty, .loading, .state(ViewState("own"), canRetry: false)]
      as [ScreenDisplay.Body]
    {
      #expect(render(ScreenDisplay(body: body)).buttons.isEmpty)
    }
  }

  @Test("a retry stands after the state's own buttons, is not doubled, and gives way to a primary")
  func ownButtons() {
    var library = library
    let help = StateButton("Help", role: .primary, identifier: "help")
    library[.error] = StateContent(buttons: [help])
    let error = ScreenDisplay(body: .error)
    #expect(
      render(error, library: library).buttons
        == [help, StateButton("Try Again", role: .secondary, action: .retry)])
    let own = StateButton("Once More", role: .secondary, action: .retry)
    library[.error] = StateContent(buttons: [own])
    #expect(render(error, library: library).buttons == [own])
  }

  @Test("an empty word leaves its part out")
  func emptyWords() {
    var library = library
    library.wording.retry = ""
    library.wording.offlineBanner = ""
    library.wording.errorBanner = ""
    library[.error] = StateContent(buttons: [StateButton("", identifier: "nothing")])
    #expect(render(ScreenDisplay(body: .error), library: library).buttons.isEmpty)
    let accessories: [ScreenDisplay.Accessory] = [
      .offlineBanner(waiting: false), .errorBanner(.error), .errorBanner(.state(.success)),
    ]
    for accessory in accessories {
      let display = ScreenDisplay(body: .content, accessory: accessory)
      #expect(render(display, library: library).accessory == .none)
    }
  }

  @Test("a banner says what is the matter, and offers a retry where that helps")
  func banners() {
    func message(_ accessory: ScreenDisplay.Accessory) -> (String, Bool)? {
      let state = render(ScreenDisplay(body: .content, accessory: accessory))
      guard case .banner(let message, let button) = state.accessory else { return nil }
      return (message, button != nil)
    }
    let waiting = "You are offline. Waiting for the connection…"
    #expect(message(.offlineBanner(waiting: false)) ?? ("", true) == ("You are offline.", false))
    #expect(message(.offlineBanner(waiting: true)) ?? ("", true) == (waiting, false))
    #expect(message(.errorBanner(.error)) ?? ("", false) == ("Could not be updated.", true))
    #expect(message(.errorBanner(.noInternet)) ?? ("", false) == ("No internet connection.", true))
    #expect(message(.none) == nil && message(.progress) == nil)
  }

  @Test("no results name the query as it is, and name none where there is none")
  func query() {
    let tricky = "{query} %@ \\1 $0"
    let found = render(ScreenDisplay(body: .noResults(query: tricky)))
    #expect(found.subtitle == "Nothing matches “\(tricky)”.")
    let byHand = render(ScreenDisplay(body: .noResults(query: "")))
    #expect(byHand.title == "No Results" && byHand.subtitle.isEmpty)
  }

  @Test("an image from a URL comes with the state's symbol to fall back on")
  func fallback() throws {
    var library = library
    library[.error]?.image = .url(try #require(URL(string: "https://example.org/a.png")))
    let error = render(ScreenDisplay(body: .error), library: library)
    #expect(StateContentLibrary(phrases: [:])[.error]?.image == .symbol(error.fallbackSymbol))
  }

  @Test("lengths that can't be used count as 0")
  func appearance() {
    var appearance = StateAppearance()
    appearance.imageSize = .nan
    appearance.margin = -3
    appearance.betweenButtons = .infinity
    let usable = render(ScreenDisplay(body: .empty), appearance: appearance).appearance
    #expect(usable.imageSize == 0 && usable.margin == 0 && usable.betweenButtons == 0)
    #expect(usable.titleToSubtitle == appearance.titleToSubtitle)

    appearance.imageSize = 32_767
    appearance.spinnerSize = 1e9
    appearance.margin = 1e300
    let drawable = render(ScreenDisplay(body: .empty), appearance: appearance).appearance
    #expect(drawable.imageSize == 512 && drawable.spinnerSize == 512 && drawable.margin == 4_096)
  }

  @Test("10,000 characters, and nothing at all, pass as they are")
  func extremes() {
    var library = StateContentLibrary(phrases: [:])
    let long = String(repeating: "長", count: 10_000)
    library[.error] = StateContent(title: long, subtitle: long)
    library[.empty] = StateContent()
    let error = render(ScreenDisplay(body: .error), library: library)
    #expect(error.title == long && error.subtitle == long)
    let empty = render(ScreenDisplay(body: .empty), library: library)
    #expect(empty.isCovering && empty.title.isEmpty && empty.image == .none)
    let noResults = render(ScreenDisplay(body: .noResults(query: long)))
    #expect(noResults.subtitle.count == 10_000 + "Nothing matches “”.".count)
    #expect(render(ScreenDisplay(body: ScreenDisplay.Body(ViewState("")))).state == ViewState(""))
  }

  @Test("the body that is set by hand is of the state that was set")
  func byHand() {
    let states: [ViewState] = [
      .success, .noInternet, .error, .empty, .loading, .noResults, ViewState("own"),
    ]
    for state in states { #expect(ScreenDisplay.Body(state).state == state) }
  }
}
