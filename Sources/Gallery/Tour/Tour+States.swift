import CAdwaita
import Convene

/// Every state, set by hand and come by through the network, and every look of them.
extension Tour {
  func visitStates() async throws {
    let states = window.states
    let gate = Gate()
    states.network.hold(gate)
    window.show(.states)
    try await waitForDisplay("the first load is seen") { $0.body == .loading }
    try await noteStates("states-loading")
    await gate.open()
    try await waitForDisplay("the pioneers are there") { $0 == .init(body: .content) }
    try await noteStates("states")
    try await setByHand()
    try await changeContent()
    try await goThroughNetwork()
    try await loseConnection()
    try await changeLook()
  }

  private func setByHand() async throws {
    let controls = window.states.controls
    for state in ContentVariant.states + [.success] {
      controls.state.selection = state
      let body = ScreenDisplay.Body(state)
      try await waitForDisplay("\(state) is set") { $0.body == body }
      try await noteStates("states-set-\(state)", isPictured: state != .success)
    }
  }

  private func changeContent() async throws {
    let controls = window.states.controls
    let shown: [(ContentVariant, ViewState)] = [
      (.ownWords, .empty), (.ownView, .error), (.withoutSubtitle, .noInternet),
      (.imageFromURL, .noResults),
    ]
    for (variant, state) in shown {
      controls.content.selection = variant
      controls.state.selection = state
      try await waitForDisplay("\(state) is shown") { $0.body.state == state }
      try await noteStates("states-\(variant)")
    }
    controls.content.selection = .standard
    controls.state.selection = .some(nil)
  }

  /// Each end that a load may come to, first without and then with content.
  private func goThroughNetwork() async throws {
    let states = window.states
    states.controls.latency.selection = Latency.none
    states.controls.answer.selection = .nobody
    states.load()
    try await waitForDisplay("nobody is there") { $0.body == .empty }
    try await noteStates("states-empty")
    states.controls.queryText = "abacus"
    try await waitForDisplay("nobody is found") { $0.body == .noResults(query: "abacus") }
    try await noteStates("states-no-results")
    try await holdRefresh("states-no-results-refreshing") {
      $0.body == .noResults(query: "abacus") && $0.accessory == .progress
    }
    states.controls.answer.selection = .serverError
    states.load()
    try await waitForDisplay("the error is seen") { $0 == .init(body: .error) }
    try await noteStates("states-error")
    states.controls.queryText = ""
    states.controls.answer.selection = .everyone
    states.loader.states.perform(.retry)
    try await waitForDisplay("a retry brings everyone") { $0 == .init(body: .content) }
    try await noteStates("states-retried", isPictured: false)
    try await holdRefresh("states-refreshing") { $0.accessory == .progress }
    states.controls.answer.selection = .serverError
    states.refresh()
    try await waitForDisplay("the banner is seen") { $0.accessory == .errorBanner(.error) }
    try await noteStates("states-error-banner")
    states.controls.answer.selection = .everyone
    states.loader.states.perform(.retry)
    try await waitForDisplay("the banner goes") { $0 == .init(body: .content) }
  }

  /// The network goes, and comes back by itself; then a load takes too long and is given up.
  private func loseConnection() async throws {
    let states = window.states
    states.controls.offline.isOn = true
    try await waitForDisplay("it is offline") { $0.accessory == .offlineBanner(waiting: false) }
    try await noteStates("states-offline")
    states.refresh()
    try await waitForDisplay("it waits") { $0.accessory == .offlineBanner(waiting: true) }
    try await noteStates("states-offline-waiting")
    let requests = states.network.requests
    states.controls.offline.isOn = false
    try await waitForDisplay("it goes on by itself") { $0 == .init(body: .content) }
    try await wait("the refresh is made up for") { states.loader.input.activity == .idle }
    guard states.network.requests == requests + 1 else {
      throw TourError(description: "the network's return made other than one request")
    }
    try await noteStates("states-online", isPictured: false)

    states.controls.answer.selection = .nobody
    states.load()
    try await waitForDisplay("nobody is there again") { $0.body == .empty }
    states.controls.offline.isOn = true
    states.load()
    try await waitForDisplay("it waits for the network") {
      $0.body == .noInternet(waiting: true, canCancel: true)
    }
    try await noteStates("states-waiting")
    states.loader.states.perform(.cancel)
    try await waitForDisplay("what was there is there") {
      $0.body == .empty && $0.accessory == .offlineBanner(waiting: false)
    }
    try await noteStates("states-given-up")
    states.controls.offline.isOn = false

    states.controls.latency.selection = .tooLong
    states.controls.answer.selection = .everyone
    states.load()
    try await waitForDisplay("it takes too long") { $0.isStillLoading }
    try await noteStates("states-still-loading")
    states.loader.states.perform(.cancel)
    try await waitForDisplay("it is given up") { $0 == .init(body: .empty) }
    try await noteStates("states-cancelled", isPictured: false)
    states.controls.latency.selection = Latency.none
    states.load()
    try await waitForDisplay("everyone is there at last") { $0 == .init(body: .content) }
  }

  private func changeLook() async throws {
    let controls = window.states.controls
    controls.state.selection = .error
    try await waitForDisplay("the error is set") { $0.body == .error }
    for language in [Language.japanese, .russian] {
      controls.language.selection = language
      try await noteStates("states-\(language)")
    }
    controls.language.selection = .english
    controls.rightToLeft.isOn = true
    try await noteStates("states-right-to-left")
    controls.rightToLeft.isOn = false
    controls.textSize.selection = .veryLarge
    try await noteStates("states-very-large")
    controls.textSize.selection = .standard
    controls.colorScheme.selection = .dark
    try await noteStates("states-dark")
    controls.colorScheme.selection = .desktop
    window.states.load()
    try await waitForDisplay("everyone is there again") { $0 == .init(body: .content) }
  }

  // MARK: A step of these

  func noteStates(_ name: String, isPictured: Bool = true) async throws {
    let states = window.states
    try await note(name, list: states.list, isPictured: isPictured) { states.expectation() }
  }

  private func waitForDisplay(
    _ what: String, until condition: @MainActor (ScreenDisplay) -> Bool
  ) async throws {
    try await wait(what) { condition(window.states.loader.display) }
  }

  private func holdRefresh(
    _ name: String, until condition: @MainActor (ScreenDisplay) -> Bool
  ) async throws {
    let states = window.states
    let gate = Gate()
    states.network.hold(gate)
    states.refresh()
    try await waitForDisplay("\(name) is seen", until: condition)
    try await noteStates(name)
    await gate.open()
    try await wait("\(name) ends") { states.loader.input.activity == .idle }
  }
}

extension StatesScreen {
  /// What should be on screen.
  func expectation() -> Expectation {
    var expectation = Expectation(list: "Pioneers")
    let rendered = loader.states.rendered
    let hasCustomView = screen.customViewsLibrary.shown != nil
    expectation.expect(rendered, hasCustomView: hasCustomView)
    expectation.isListHidden = rendered.hidesContent
    if !rendered.isCovering {
      let pioneers = loader.value ?? []
      expectation.elements = list.expectation(
        header: { _ in "" }, item: { PioneerCell.accessibilityLabel(for: pioneers[$1]) })
    }
    return expectation
  }
}
