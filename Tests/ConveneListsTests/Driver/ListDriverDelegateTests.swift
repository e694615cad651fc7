import Testing

@testable import ConveneLists

@MainActor
@Suite("What the app's own delegate is told and asked, by the driver")
struct ListDriverDelegateTests {
  private let driver = RecordingHost().driver

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

  @Test("two lists know nothing of each other's calls")
  func lists() {
    let other = RecordingHost().driver
    var isTold = false
    driver.tellOnce(about: 1, "a") { other.tellOnce(about: 1, "a") { isTold = true } }
    #expect(isTold)
  }
}
