import ConveneDiff
import Dispatch
import TestSupport
import Testing

@testable import ConveneLists

@Suite("Updates that compare away from the main thread")
@MainActor
struct ListDriverAsyncTests {
  private let host = RecordingHost()
  private let log = CompletionLog()

  @Test("an awaited update is on screen, and finished, when it returns")
  func awaited() async {
    host.show(["S" * ["a"]])
    host.declare(["S" * ["a", "b"]])
    #expect(await host.driver.performUpdate())
    #expect(host.batches.count == 1)
    #expect(host.texts == [["a", "b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("the first content, and one without a window, are awaited too")
  func awaitedWithoutBatches() async {
    host.declare(["S" * ["a"]])
    #expect(await host.driver.performUpdate())
    host.isReady = false
    host.declare(["S" * ["b"]])
    #expect(await host.driver.performUpdate())
    host.appear()
    #expect(host.texts == [["b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("Sendable elements are compared away from the main thread, others on it")
  func whereComparing() async {
    let places = ComparisonPlaces()
    func compare(_ declare: (ListSection<RecordingHost>) -> Void) async -> Set<Bool> {
      for _ in 0..<2 {
        places.forget()
        host.driver.conv().create { declare($0) }
        #expect(await host.driver.performUpdate())
      }
      return places.seen
    }
    let sendable = await compare { section in
      section.create(for: [SendableProbe(places: places)]) { (_, _: Item<TextCell>) in }
    }
    #expect(sendable.contains(false))
    let bound = await compare { section in
      section.create(for: [BoundProbe(places: places)]) { (_, _: Item<TextCell>) in }
    }
    #expect(bound == [true])
    #expect(host.problems.isEmpty)
  }

  @Test("elements that conform on the main actor are compared on it")
  func actorBound() async {
    for names in [["a"], ["a", "b"]] {
      host.driver.conv().create { section in
        section.create(for: names.map(ActorBound.init)) { (element, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = element.name }
        }
      }
      #expect(await host.driver.performUpdate())
      #expect(!host.driver.content.isSendable)
    }
    #expect(host.texts == [["a", "b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("L21: two awaited updates are shown one after the other, and both finish")
  func twoAwaited() async {
    host.show(["S" * ["1"]])
    host.declare(["S" * ["1", "2"]])
    let first = Task.immediate { await note("first") }
    host.declare(["S" * ["1", "2", "3"]])
    await note("second")
    await first.value
    // Two tasks that are let go on in one turn may do so in either order.
    #expect(log.entries.sorted() == ["first true", "second true"])
    #expect(host.batches.count == 2)
    #expect(host.texts == [["1", "2", "3"]])
    #expect(host.problems.isEmpty)
  }

  private func note(_ name: String) async {
    log.note(name)(await host.driver.performUpdate())
  }

  @Test("cancelled while it is compared, an update changes nothing")
  func cancelled() async {
    host.show(["S" * ["1"]])
    host.declare(["S" * ["2"]])
    host.forgetVerbs()
    let task = Task.immediate { await host.driver.performUpdate() }
    task.cancel()
    #expect(await task.value == false)
    #expect(host.verbs.isEmpty)
    #expect(host.texts == [["1"]])
    // The declaration is still the newest.
    host.driver.update()
    #expect(host.texts == [["2"]])
  }

  @Test("a newer update supersedes one that is compared, in order and for good")
  func superseded() async {
    host.show(["S" * ["1"]])
    host.declare(["S" * ["2"]])
    let task = Task.immediate { await note("compared") }
    let comparison = host.driver.updates.comparisons.last?.task
    host.declare(["S" * ["3"]])
    host.driver.update(completion: log.note("newer"))
    #expect(host.texts == [["3"]])
    await task.value
    await comparison?.value
    #expect(log.entries == ["newer true", "compared false"])
    #expect(host.batches.count == 1)
    #expect(host.texts == [["3"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a comparison with data that have changed meanwhile is made again")
  func staleComparison() async {
    let places = ComparisonPlaces()
    func declare(_ ids: [Int]) {
      host.driver.conv().create { section in
        section.create(for: ids.map { SendableProbe(id: $0, places: places) }) {
          (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "\(row.id)" }
        }
      }
    }
    host.abilities.interruptsMotion = false
    declare([1])
    host.driver.update()
    host.motionsTakeTime = true
    declare([2, 1])
    host.driver.update()
    declare([3, 4, 5])
    host.driver.update()
    // While it is compared with [2, 1], the list becomes [3, 4, 5].
    places.whenReadAway { [host] in
      host.motionsTakeTime = false
      host.finishMotions()
      log.note("in between")(host.texts == [["3", "4", "5"]])
    }
    declare([5, 1])
    host.forgetVerbs()
    await note("compared")
    #expect(host.reloadCount == 0)
    #expect(log.entries == ["in between true", "compared true"])
    #expect(host.texts == [["5", "1"]])
    #expect(host.problems.isEmpty)
  }

  @Test("what is superseded while another is in motion waits with it")
  func waitsInMotion() async {
    host.abilities.interruptsMotion = false
    host.show(["S" * ["1"]])
    host.motionsTakeTime = true
    host.declare(["S" * ["2"]])
    host.driver.update(completion: log.note("moving"))
    host.motionsTakeTime = false
    host.declare(["S" * ["3"]])
    let task = Task.immediate { await note("awaited") }
    await host.driver.updates.comparisons.last?.task?.value
    #expect(host.texts == [["2"]])
    host.finishMotions()
    await task.value
    #expect(log.entries == ["moving true", "awaited true"])
    #expect(host.texts == [["3"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a window that comes back supersedes neither what is compared nor what waits")
  func windowComesBack() async {
    host.show(["S" * ["1"]])
    host.isReady = false
    host.show(["S" * ["2"]])
    host.declare(["S" * ["3"]])
    let task = Task.immediate { await note("awaited") }
    host.appear()
    #expect(host.texts == [["2"]])
    await task.value
    #expect(host.texts == [["3"]])

    host.isReady = false
    host.show(["S" * ["4"]])
    host.declare(["S" * ["5"]])
    host.driver.answer { host.driver.update(completion: log.note("waiting")) }
    host.appear()
    host.driver.drain()
    #expect(log.entries == ["awaited true", "waiting true"])
    #expect(host.texts == [["5"]])
    #expect(host.problems.isEmpty)
  }

  @Test("three awaited at once are each compared with what is on screen when their turn comes")
  func threeAwaited() async {
    host.show(["S" * ["1"]])
    var tasks: [Task<Bool, Never>] = []
    for rows in [["2", "1"], ["1"], ["1", "2"]] as [[Row]] {
      host.driver.conv { conv in conv.create("S") { $0.create(for: rows) } }
      tasks.append(Task.immediate { await host.driver.performUpdate() })
    }
    for task in tasks { #expect(await task.value) }
    #expect(host.texts == [["1", "2"]])
    #expect(host.problems.isEmpty)
  }
}

/// Whether identifiers were read on the main actor's queue.
private final class ComparisonPlaces: Sendable {
  private static let key = DispatchSpecificKey<Bool>()
  private let places = Guarded<Set<Bool>>([])
  private let action = Guarded<(@MainActor @Sendable () -> Void)?>(nil)

  init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }

  func note() {
    let isMain = DispatchQueue.getSpecific(key: Self.key) ?? false
    places.withLock { _ = $0.insert(isMain) }
    guard !isMain, let action = action.withLock({ $0.take() }) else { return }
    DispatchQueue.main.sync { MainActor.assumeIsolated { action() } }
  }

  /// Does something on the main actor while an identifier is read elsewhere for the first time.
  func whenReadAway(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action.withLock { $0 = action }
  }

  func forget() { places.withLock { $0 = [] } }
  var seen: Set<Bool> { places.withLock { $0 } }
}

private struct SendableProbe: Differenciable, Sendable {
  var id = 1
  let places: ComparisonPlaces
  static let comparesContent = true
  func isContentEqual(to other: SendableProbe) -> Bool { true }
  var differenceIdentifier: Int {
    places.note()
    return id
  }
}

/// An element that its actor keeps to itself.
private final class BoundProbe: Differenciable {
  let places: ComparisonPlaces
  static let comparesContent = true

  init(places: ComparisonPlaces) { self.places = places }

  func isContentEqual(to other: BoundProbe) -> Bool { true }
  var differenceIdentifier: Int {
    places.note()
    return 1
  }
}

/// An element whose conformance is the main actor's.
@MainActor
private final class ActorBound: @MainActor Differenciable {
  let name: String

  init(name: String) { self.name = name }

  var differenceIdentifier: String { name }
}
