import Testing

@testable import ConveneStates

@Suite("ScreenModel")
struct ScreenModelTests {
  @Test("S1: before the first answer, also after a cancelled load, a screen isn't empty")
  func blankBeforeAnswer() {
    var model = ScreenModel()
    #expect(model.display.body == .blank)
    let generation = model.beginLoading()
    #expect(model.display.body == .loading)
    model.finish(generation, with: .cancelled)
    #expect(model.display.body == .blank)
  }

  @Test("S3: 20, for a moment 0, then 20 within a refresh: content stays")
  func countIsHeld() {
    var model = ScreenModel(outcome: .loaded, itemCount: 20)
    let generation = model.beginRefreshing()
    model.itemCount = 0
    #expect(model.display == ScreenDisplay(body: .content, accessory: .progress))
    #expect(model.input.itemCount == 20)
    model.itemCount = 20
    model.finish(generation, with: .loaded(itemCount: 20, query: ""))
    #expect(model.display == ScreenDisplay(body: .content))
  }

  @Test("S3: content that goes for a moment stays through a load as new, too")
  func countIsHeldByLoading() {
    var model = ScreenModel(outcome: .failed(.error), itemCount: 3)
    _ = model.beginLoading()
    _ = model.beginRefreshing()
    model.itemCount = -1
    #expect(model.display.body == .content)
    model.network = .offline
    #expect(
      model.display == ScreenDisplay(body: .content, accessory: .offlineBanner(waiting: true)))
  }

  @Test("content goes when the load says that there is none")
  func loadedNothing() {
    var model = ScreenModel(outcome: .loaded, itemCount: 20)
    model.finish(model.beginRefreshing(), with: .loaded(itemCount: 0, query: ""))
    #expect(model.display.body == .empty)
  }

  @Test("content goes when the app's count says so while nothing runs")
  func lastItemDeleted() {
    var model = ScreenModel(outcome: .loaded, itemCount: 1)
    model.itemCount = 0
    #expect(model.display.body == .empty)
  }

  @Test("a late result isn't taken")
  func lateResult() {
    var model = ScreenModel()
    let first = model.beginLoading()
    let second = model.beginLoading()
    let isFirstTaken = model.finish(first, with: .loaded(itemCount: 5, query: ""))
    #expect(!isFirstTaken)
    #expect(model.display.body == .loading)
    let isSecondTaken = model.finish(second, with: .loaded(itemCount: 2, query: ""))
    #expect(isSecondTaken)
    let isSecondTakenAgain = model.finish(second, with: .failed(.error))
    #expect(!isSecondTakenAgain)
    #expect(model.input.itemCount == 2)
    #expect(model.outcome == .loaded)
  }

  @Test("a result that comes after cancel isn't taken")
  func resultAfterCancel() {
    var model = ScreenModel()
    let generation = model.beginLoading()
    model.cancel()
    let cancelled = model
    let isTaken = model.finish(generation, with: .loaded(itemCount: 5, query: ""))
    #expect(!isTaken)
    #expect(model == cancelled)
  }

  @Test("S25: cancelling restores what was there, whatever that is")
  func cancelRestores() {
    let before: [ScreenModel.Ending] = [
      .loaded(itemCount: 0, query: "tea"), .loaded(itemCount: 4, query: ""), .failed(.error),
      .failed(.noInternet),
    ]
    for ending in before {
      var model = ScreenModel()
      model.finish(model.beginLoading(), with: ending)
      let display = model.display
      model.finish(model.beginLoading(), with: .cancelled)
      #expect(model.display == display)
      _ = model.beginRefreshing()
      model.cancel()
      #expect(model.display == display)
    }
  }

  @Test("no results name the query that was answered, not the one that is asked")
  func answeredQuery() {
    var model = ScreenModel()
    model.finish(model.beginLoading(), with: .loaded(itemCount: 0, query: "tea"))
    _ = model.beginRefreshing()
    #expect(model.display.body == .noResults(query: "tea"))
  }

  @Test("a load that fails as not connected without network waits, and goes on once")
  func waitsForNetwork() {
    var model = ScreenModel()
    model.network = .offline
    let generation = model.beginLoading()
    let isTaken = model.finish(generation, with: .failed(.noInternet))
    #expect(isTaken)
    #expect(model.isWaiting)
    #expect(model.display.body == .noInternet(waiting: true, canCancel: true))
    let isTakenAgain = model.finish(generation, with: .failed(.error))
    #expect(!isTakenAgain)
    model.network = .online
    #expect(model.display.body == .loading)
    let again = model.resume()
    #expect(again != nil && again != generation)
    let onceMore = model.resume()
    #expect(onceMore == nil)
    #expect(model.activity == .loading)
  }

  @Test("with a network that isn't known to be gone, not connected is a failure")
  func failsAsNotConnected() {
    for network in [NetworkStatus.online, .unknown] {
      var model = ScreenModel()
      model.network = network
      model.finish(model.beginLoading(), with: .failed(.noInternet))
      #expect(!model.isWaiting)
      #expect(model.display.body == .noInternet(waiting: false, canCancel: false))
    }
  }

  @Test("a waiting refresh keeps refreshing when it goes on")
  func waitingRefresh() {
    var model = ScreenModel(outcome: .loaded, itemCount: 2)
    model.network = .offline
    model.finish(model.beginRefreshing(), with: .failed(.noInternet))
    #expect(model.display.accessory == .offlineBanner(waiting: true))
    model.network = .online
    _ = model.resume()
    #expect(model.activity == .refreshing)
  }
}
