import TestSupport

@testable import ConveneStates

extension FuzzedScreen {
  /// Around every limit of the timing, and longer.
  static let times: [Duration] = [
    0, 1, 2, 100, 250, 498, 499, 500, 501, 502, 998, 999, 1_000, 1_001, 1_500, 9_499, 9_500,
    9_999, 10_000, 10_001, 20_000,
  ].map { .milliseconds($0) }

  private static let queries = ["", "tea", "coffee"]

  /// One event within a turn.
  ///
  /// - Returns: whether it may draw at once.
  func happen(_ states: StateModel) -> Bool {
    let isFirst = isUntouched
    switch Int.random(in: 0..<32, using: &random) {
    case 0...1: setState(states)
    case 2:
      let state = aState
      note("content of \(state)")
      titles[state] = "Title \(events)"
      states.setContent(image: "", title: "Title \(events)", subtitle: "", for: state)
    case 3:
      note("is drawn now")
      let target = account.target
      let isByHand = account.byHand != nil
      states.presentNow()
      if account.target == target, (account.byHand != nil) == isByHand { checkShown() }
      return true
    case 4...5:
      changeRenderer(states)
      return true
    case 6...7: press(states)
    default: if let loader { happen(loader) }
    }
    return isFirst
  }

  private func happen(_ loader: Loader) {
    switch Int.random(in: 0..<25, using: &random) {
    case 0...2: load(loader)
    case 3...5: refresh(loader)
    case 6...7:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        note("retry")
        account.retry(at: now)
        loader.retry()
      }
    case 8...9:
      note("cancel")
      account.cancel(at: now)
      loader.cancel()
    case 10...12:
      guard account.searchTime != now + ScreenAccount.recovery else { return }
      let status = NetworkStatus.allCases.randomElement(using: &random) ?? .unknown
      note("network \(status)")
      account.setNetwork(status, at: now)
      loader.network = status
    case 13:
      let query = type()
      note("query \(query)")
      account.query = query
      loader.query = query
    case 14...15: recount(loader)
    case 16:
      let query = type()
      note("recount for \(query)")
      account.recount(for: query, at: now)
      loader.recount(for: query)
    case 17: modify(loader)
    case 18:
      // What waits for the same moment would begin in any order.
      guard account.resumeTime != now + ScreenAccount.typing else { return }
      let query = type()
      note("search \(query)")
      account.search(query, at: now)
      loader.search(query)
    case 19:
      reaction = [.nothing, .nothing, .load, .cancel].randomElement(using: &random) ?? .nothing
    default: endLoad()
    }
  }

  /// What happens in a task of its own.
  func happenAlone(_ states: StateModel) {
    guard account.searchTime != now + ScreenAccount.recovery else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      guard actions.isRunning else { return }
      note("an action ends")
      actions.end()
    case 1:
      guard let loader else { return }
      let followed = FuzzedConnectivity(
        NetworkStatus.allCases.randomElement(using: &random) ?? .online)
      note("follows a network that is \(followed.status)")
      account.setNetwork(followed.status, at: now)
      loader.follow(followed)
      connectivity?.tell(.offline)
      connectivity = followed
    default:
      guard let connectivity else { return }
      let status = NetworkStatus.allCases.randomElement(using: &random) ?? .unknown
      note("the network tells that it is \(status)")
      account.setNetwork(status, at: now)
      connectivity.tell(status)
    }
  }

  private func type() -> String {
    let query = Self.queries.randomElement(using: &random) ?? ""
    if query != account.query { speech.noteTyping(at: now) }
    speech.noteOccurrence()
    return query
  }

  private func load(_ loader: Loader) {
    note("load")
    account.load(at: now)
    loader.load()
    mayEndAtOnce()
  }

  private func refresh(_ loader: Loader) {
    note("refresh")
    account.refresh(at: now)
    loader.refresh()
    mayEndAtOnce()
  }

  private func mayEndAtOnce() {
    guard random.oneIn(6) else { return }
    let ending = anEnding()
    landing = (account.begun, ending)
    note("which ends at once: \(ending)")
  }

  private func anEnding() -> FuzzedEnding {
    if account.network == .offline, random.oneIn(2) { return .failure(.notConnected) }
    guard !random.oneIn(3) else {
      return .failure(FuzzedFailure.allCases.randomElement(using: &random) ?? .broken)
    }
    return .answer(
      FuzzedAnswer(
        number: events, count: random.oneIn(3) ? 0 : Int.random(in: 1...9, using: &random)))
  }

  /// Ends the load that is under way, or a late one.
  private func endLoad() {
    let late = random.oneIn(4) ? loads.pending.randomElement(using: &random) : nil
    guard let load = late ?? underWay?.index, loads.pending.contains(load) else { return }
    let ending = anEnding()
    note("load \(load) ends: \(ending)")
    if load == underWay?.index, let number = underWay?.number, number == account.begun {
      landing = (number, ending)
    }
    loads.end(load, ending)
  }

  private func recount(_ loader: Loader) {
    let countings: [FuzzedCounting] = [.all, .all, .none, .fewerThanNone]
    account.counting = countings.randomElement(using: &random) ?? .all
    note("counts \(account.counting)")
    speech.noteOccurrence()
    account.recount(at: now)
    loader.recount()
    // The list is empty for a moment, as while it is filled again.
    guard random.oneIn(2), account.counting != .all else { return }
    account.counting = .all
    account.recount(at: now)
    loader.recount()
  }

  private func modify(_ loader: Loader) {
    guard account.value != nil else { return }
    let count = Int.random(in: 0...3, using: &random)
    note("modify: \(count) items")
    speech.noteOccurrence()
    account.modify(count, at: now)
    switch reaction {
    case .nothing: break
    case .load: account.load(at: now)
    case .cancel: account.cancel(at: now)
    }
    loader.modify { $0.count = count }
  }

  private func setState(_ states: StateModel) {
    let state = aState
    note("set \(state)")
    account.setByHand(state)
    if random.oneIn(2) {
      states.setState(state)
    } else {
      let next = random.oneIn(4) ? aState : nil
      let body = account.target.body
      let number = completions.expect()
      states.setState(state) { [weak self] isShown in
        self?.complete(number, body: isShown ? body : nil, next: next)
      }
    }
    if isUntouched {
      isUntouched = false
      if state != .loading {
        checkShown()
      } else if states.display.body != .loading {
        fail("the first state isn't seen at once")
      }
    }
  }

  private func complete(_ number: Int, body: ScreenDisplay.Body?, next: ViewState?) {
    completions.call(number)
    note("completion \(number), \(body.map { "\($0) is seen" } ?? "superseded")")
    guard let states else { return }
    if let body, states.display.body != body {
      fail("a completion tells of a state that isn't seen")
    }
    guard let next, completions.mayAct else { return }
    note("a completion sets \(next)")
    completions.acted += 1
    noteMaybe()
    account.setByHand(next)
    states.setState(next)
  }

  private func press(_ states: StateModel) {
    var buttons = states.rendered.buttons
    if case .banner(_, let button?) = states.rendered.accessory { buttons.append(button) }
    guard let button = buttons.randomElement(using: &random) else { return }
    note("press \(button.label)")
    speech.noteOccurrence()
    switch button.action {
    case .retry: account.retry(at: now)
    case .cancel: account.cancel(at: now)
    case .named, .run: break
    }
    states.perform(button.action)
  }

  private func changeRenderer(_ states: StateModel) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("the renderer goes")
      renderer?.isReplaced = true
      states.renderer = nil
      renderer = nil
    case 1 where renderer != nil:
      note("the same renderer")
      states.renderer = renderer
    default:
      renderer?.isReplaced = true
      attach(FuzzedRenderer(), to: states)
    }
  }

  func attach(_ renderer: FuzzedRenderer, to states: StateModel) {
    note("a renderer comes")
    self.renderer = renderer
    isAttaching = true
    states.renderer = renderer
    isAttaching = false
    if renderer.count != 1 || renderer.last != states.rendered {
      fail("drawn \(renderer.count) times when attached")
    }
  }
}
