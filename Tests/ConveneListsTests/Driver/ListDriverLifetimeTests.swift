import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("What a driver holds, and what happens when its host goes")
@MainActor
struct ListDriverLifetimeTests {
  private let log = CompletionLog()

  @Test("L9: an update waits and its owner goes: all is freed, and it completes with false")
  func ownerGoes() {
    var host: RecordingHost? = RecordingHost()
    host?.abilities.interruptsMotion = false
    host?.show(["S" * ["a"]])
    host?.motionsTakeTime = true
    for (name, row) in [("moving", "b"), ("superseded", "c"), ("waiting", "d")] {
      host?.declare(["S" * [Row(id: row)]])
      host?.driver.update(completion: log.note(name))
    }
    weak let weakHost = host
    weak let weakDriver = host?.driver
    host = nil
    #expect(weakHost == nil)
    #expect(weakDriver == nil)
    #expect(log.entries == ["moving false", "superseded false", "waiting false"])
  }

  @Test("L10: of two drivers of one list the first does nothing any more")
  func twoDrivers() {
    let host = RecordingHost()
    host.show(["S" * ["a"]])
    let first = host.driver
    host.attachDriver()
    host.show(["S" * ["b"]])
    host.forgetVerbs()
    first.conv().create { $0.create(for: ["c"]) }
    first.update(completion: log.note("first"))
    first.reload(completion: log.note("reload"))
    #expect(log.entries == ["first false", "reload false"])
    #expect(host.verbs.isEmpty)
    #expect(host.texts == [["b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("L10: what the first of two drivers left to do completes with false, and lets go")
  func endedInMotion() {
    let host = RecordingHost()
    host.abilities.interruptsMotion = false
    host.show(["S" * ["a"]])
    host.motionsTakeTime = true
    host.declare(["S" * ["b"]])
    host.driver.update(completion: log.note("moving"))
    host.driver.update(completion: log.note("waiting"))
    let first = host.driver
    host.attachDriver()
    #expect(log.entries == ["moving false", "waiting false"])
    host.finishMotions()
    #expect(log.entries.count == 2)
    #expect(first.content.sections.isEmpty)
  }

  @Test("L21: the driver goes in the middle of a motion, and what the host says then is ignored")
  func driverGoesInMotion() {
    let host = RecordingHost()
    host.show(["S" * ["a"]])
    host.motionsTakeTime = true
    host.declare(["S" * ["b"]])
    host.driver.update(completion: log.note("moving"))
    weak let driver = host.driver
    host.attachDriver()
    #expect(driver == nil)
    host.finishMotions()
    #expect(log.entries == ["moving false"])
  }

  @Test("L25: view, driver and closures go with the screen if closures don't hold it")
  func noCycle() {
    weak var weakScreen: Screen?
    weak var weakHost: RecordingHost?
    weak var weakModel: Model?
    do {
      let screen = Screen()
      weakScreen = screen
      weakHost = screen.host
      weakModel = screen.model
      screen.host.tap(0, 0)
      #expect(screen.selections == 1)
    }
    #expect(weakScreen == nil)
    #expect(weakHost == nil)
    #expect(weakModel == nil)
  }

  @Test("the declaration before goes when its successor is there, not when the motion ends")
  func oldDeclarationInMotion() {
    let host = RecordingHost()
    weak var old: Model?
    do {
      let model = Model()
      old = model
      host.driver.conv().create { section in
        section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
          withExtendedLifetime(model) { item.reusableIdentifier = nil }
        }
      }
      host.driver.update()
    }
    #expect(old != nil)
    host.motionsTakeTime = true
    host.declare(["section" * ["b"]])
    host.driver.update(completion: log.note("moving"))
    #expect(log.entries.isEmpty)
    #expect(old == nil)
    host.finishMotions()
    #expect(log.entries == ["moving true"])
  }

  @Test("a list lets go of the declaration before, with its elements and closures")
  func oldDeclaration() {
    let host = RecordingHost()
    weak var old: Model?
    do {
      let model = Model()
      old = model
      host.driver.conv().create { section in
        section.create(for: [model]) { (_, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = model.name }
        }
      }
      host.driver.update()
    }
    #expect(old != nil)
    host.show(["S" * ["a"]])
    host.show(["S" * ["a"]])
    #expect(old == nil)
  }

  @Test("a completion that gives up the list's last owner is safe")
  func ownerGoesInCompletion() {
    var host: RecordingHost? = RecordingHost()
    host?.declare(["S" * ["a"]])
    weak let weakHost = host
    host?.driver.update { _ in host = nil }
    #expect(weakHost == nil)
  }
}

/// A thing to show.
private final class Model: Differenciable {
  let differenceIdentifier = 1
  let name = "model"
}

/// A screen that declares as apps do.
@MainActor
private final class Screen {
  let host = RecordingHost()
  let model = Model()
  private(set) var selections = 0

  init() {
    host.driver.conv { [weak self] conv in
      conv.create { section in
        section.create(for: [self?.model].compactMap { $0 }) { (model, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = model.name }
          item.didSelect { _ in self?.selections += 1 }
        }
      }
    }
    host.driver.update()
  }
}
