import Testing

@testable import ConveneLists

@MainActor
@Suite("What the app's own delegate is told and asked, by the driver")
struct ListDriverDelegateTests {
  private let host = RecordingHost()
  private var driver: ListDriver<RecordingHost> { host.driver }

  @Test("a call that comes back isn't made again, and is afterwards")
  func comingBack() {
    var told = 0
    func tell() {
      driver.tellOnce(about: 1) {
        told += 1
        tell()
      }
    }
    tell()
    #expect(told == 1)
    tell()
    #expect(told == 2)
  }

  @Test("what is asked within its answer has none; another subject, or another call, has one")
  func asking() {
    let answers = driver.askOnce(about: 1, "size") {
      [
        driver.askOnce(about: 1, "size") { "the same" },
        driver.askOnce(about: 2, "size") { "another" },
        driver.askOnce(about: 1, "inset") { "else" },
      ]
    }
    #expect(answers == [nil, "another", "else"])
    #expect(driver.askOnce(about: 1, "size") { nil as Int? } == nil)
  }

  @Test("where there is none, nobody is asked, and the question isn't so much as noted")
  func none() {
    host.hasDelegate = false
    let subject = Subject()
    var isAsked = false
    _ = driver.askOnce(about: subject, "size") { isAsked = true }
    #expect(!isAsked)
    #expect(subject.hashes == 0)
    host.hasDelegate = true
    _ = driver.askOnce(about: subject, "size") { isAsked = true }
    #expect(isAsked)
    #expect(subject.hashes > 0)
  }

  @Test("two lists know nothing of each other's calls")
  func lists() {
    let other = RecordingHost()
    var isTold = false
    driver.tellOnce(about: 1, "a") { other.driver.tellOnce(about: 1, "a") { isTold = true } }
    #expect(isTold)
  }
}

/// What a call is about, as one that counts how often its hash value is asked for.
private final class Subject: Hashable {
  private(set) var hashes = 0

  static func == (lhs: Subject, rhs: Subject) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hashes += 1 }
}
