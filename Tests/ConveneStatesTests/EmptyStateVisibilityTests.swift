import Observation
import Testing

@testable import ConveneStates

@MainActor
@Suite("EmptyStateVisibility")
struct EmptyStateVisibilityTests {
  private let model = Rows()
  private let log = Log()
  private let visibility: EmptyStateVisibility

  init() {
    visibility = EmptyStateVisibility { [log] in log.told.append($0) }
  }

  /// Follows whether there are rows, and counts how often that is asked.
  private func followRows() {
    visibility.follow { [model, log] in
      log.questions += 1
      return !model.items.isEmpty
    }
  }

  @Test("it begins hidden")
  func hidden() {
    #expect(visibility.isHidden)
    #expect(log.told.isEmpty)
  }

  @Test("it is set by hand, and tells of changes alone")
  func byHand() {
    for isHidden in [true, false, false, true, true] { visibility.set(isHidden) }
    #expect(log.told == [false, true])
    #expect(visibility.isHidden)
  }

  @Test("a condition is asked at once")
  func atOnce() {
    followRows()
    #expect(!visibility.isHidden)
    #expect(log.told == [false])
  }

  @Test("L12: it follows a count from nothing to something and back")
  func follows() async {
    followRows()
    model.items = ["a"]
    await wait { visibility.isHidden }
    model.items.append("b")
    await wait { log.questions == 3 }
    #expect(visibility.isHidden)
    model.items = []
    await wait { !visibility.isHidden }
    #expect(log.told == [false, true, false])
  }

  @Test("however much changes in a turn, it is asked once, after all of it")
  func oncePerTurn() async {
    followRows()
    for number in 0..<1_000 { model.items.append("\(number)") }
    model.items = []
    model.items.append("last")
    #expect(log.questions == 1)
    await wait { log.questions == 2 }
    await drain()
    #expect(log.questions == 2)
    #expect(log.told == [false, true])
  }

  @Test("what a condition didn't read changes nothing")
  func unread() async {
    followRows()
    model.title = "Rows"
    await drain()
    #expect(log.questions == 1)
  }

  @Test("a condition that reads other things each time follows those")
  func branches() async {
    visibility.follow { [model, log] in
      log.questions += 1
      return model.items.isEmpty ? model.title.isEmpty : true
    }
    #expect(visibility.isHidden)
    model.title = "Rows"
    await wait { !visibility.isHidden }
    model.items = ["a"]
    await wait { visibility.isHidden }
    model.title = ""
    await drain()
    #expect(log.questions == 3)
  }

  @Test("setting it by hand ends the following, also of a change that is due")
  func endedByHand() async {
    followRows()
    model.items = ["a"]
    visibility.set(false)
    await drain()
    #expect(!visibility.isHidden)
    model.items = []
    model.items = ["a", "b"]
    await drain()
    #expect(!visibility.isHidden)
    #expect(log.questions == 1)
  }

  @Test("another condition is followed instead of the one before")
  func replaced() async {
    followRows()
    visibility.follow { [model] in model.title.isEmpty }
    #expect(visibility.isHidden)
    model.items = ["a"]
    await drain()
    #expect(log.questions == 1)
    model.title = "Rows"
    await wait { !visibility.isHidden }
  }

  @Test("what a condition changes itself doesn't have it asked again")
  func ownChanges() async {
    visibility.follow { [model, log] in
      log.questions += 1
      model.items.append("again")
      return model.items.isEmpty
    }
    await drain()
    #expect(log.questions == 1)
    model.title = "Rows"
    model.items = []
    await wait { log.questions == 2 }
    await drain()
    #expect(log.questions == 2)
  }

  @Test("when it goes, its condition goes, and the model's changes wake nobody")
  func goes() async {
    var own: EmptyStateVisibility? = EmptyStateVisibility { _ in }
    let isGone = { [weak own] in own == nil }
    var token: Token? = Token()
    let isTokenGone = { [weak token] in token == nil }
    own?.follow { [model, log, token] in
      withExtendedLifetime(token) {}
      log.questions += 1
      return model.items.isEmpty
    }
    token = nil
    #expect(!isTokenGone())
    model.items = ["a"]
    own = nil
    #expect(isGone())
    #expect(isTokenGone())
    await drain()
    model.items = []
    await drain()
    #expect(log.questions == 1)
  }

  /// Lets whatever is due in the next turns happen.
  private func drain() async {
    for _ in 0..<100 { await Task.yield() }
  }
}

@MainActor
@Observable
private final class Rows {
  var items: [String] = []
  var title = ""
}

@MainActor
private final class Log {
  var told: [Bool] = []
  var questions = 0
}

private final class Token: Sendable {}
