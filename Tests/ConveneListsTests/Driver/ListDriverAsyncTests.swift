import ConveneDiff
import Dispatch
import Synchronization
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

  @Test("L21: two awaited updates are shown one after the other, and finish in order")
  func twoAwaited() async {
    host.show(["S" * ["1"]])
    host.declare(["S" * ["1", "2"]])
    async let first: Void = note("first")
    await Task.yield()
    host.declare(["S" * ["1", "2", "3"]])
    async let second: Void = note("second")
    _ = await (first, second)
    #expect(log.entries == ["first true", "second true"])
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
    let task = Task { await host.driver.performUpdate() }
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
    let gate = Gate()
    func declare(_ number: Int) {
      host.driver.conv().create { section in
        section.create(for: [GatedRow(id: number, gate: gate)]) { (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "\(row.id)" }
        }
      }
    }
    declare(1)
    host.driver.update()
    host.forgetVerbs()
    declare(2)
    gate.close()
    let task = Task { await note("compared") }
    while !gate.isHolding { await Task.yield() }
    declare(3)
    host.driver.update(completion: log.note("newer"))
    #expect(host.texts == [["3"]])
    gate.open()
    await task.value
    await host.driver.updates.comparisons.last?.task?.value
    #expect(log.entries == ["newer true", "compared false"])
    #expect(host.batches.count == 1)
    #expect(host.texts == [["3"]])
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
    let task = Task { await note("awaited") }
    while host.driver.updates.waiting == nil { await Task.yield() }
    #expect(host.texts == [["2"]])
    host.finishMotions()
    await task.value
    #expect(log.entries == ["moving true", "awaited true"])
    #expect(host.texts == [["3"]])
    #expect(host.problems.isEmpty)
  }

  @Test("three awaited at once are each compared with what is on screen when their turn comes")
  func threeAwaited() async {
    host.show(["S" * ["1"]])
    var tasks: [Task<Bool, Never>] = []
    for rows in [["2", "1"], ["1"], ["1", "2"]] as [[Row]] {
      host.driver.conv { conv in conv.create("S") { $0.create(for: rows) } }
      tasks.append(Task { await host.driver.performUpdate() })
      await Task.yield()
    }
    for task in tasks { #expect(await task.value) }
    #expect(host.texts == [["1", "2"]])
    #expect(host.problems.isEmpty)
  }
}

/// Whether identifiers were read on the main actor's queue.
private final class ComparisonPlaces: Sendable {
  private static let key = DispatchSpecificKey<Bool>()
  private let places = Mutex<Set<Bool>>([])

  init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }

  var isMain: Bool { DispatchQueue.getSpecific(key: Self.key) ?? false }

  func note() { places.withLock { _ = $0.insert(isMain) } }

  func forget() { places.withLock { $0 = [] } }
  var seen: Set<Bool> { places.withLock { $0 } }
}

private struct SendableProbe: Differenciable, Sendable {
  let places: ComparisonPlaces
  static let comparesContent = true
  func isContentEqual(to other: SendableProbe) -> Bool { true }
  var differenceIdentifier: Int {
    places.note()
    return 1
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

/// Holds whoever compares away from the main thread.
private final class Gate: Sendable {
  private let places = ComparisonPlaces()
  private let state = Mutex((isClosed: false, isHolding: false))
  private let opening = DispatchSemaphore(value: 0)

  var isHolding: Bool { state.withLock { $0.isHolding } }
  func close() { state.withLock { $0.isClosed = true } }

  func open() {
    state.withLock { $0.isClosed = false }
    opening.signal()
  }

  func pass() {
    guard !places.isMain else { return }
    let isClosed = state.withLock { state in
      defer { state.isHolding = state.isClosed }
      return state.isClosed && !state.isHolding
    }
    if isClosed { opening.wait() }
  }
}

private struct GatedRow: Differenciable, Sendable {
  let id: Int
  let gate: Gate
  static let comparesContent = true
  func isContentEqual(to other: GatedRow) -> Bool { true }
  var differenceIdentifier: Int {
    gate.pass()
    return id
  }
}

/// An element whose conformance is the main actor's.
@MainActor
private final class ActorBound: @MainActor Differenciable {
  let name: String

  init(name: String) { self.name = name }

  var differenceIdentifier: String { name }
}
