import Testing

@testable import ConveneLists

@Suite("The way of a scroll position to a target")
struct ScrollApproachTests {
  @Test("it goes evenly to a target at rest")
  func atRest() {
    var approach = ScrollApproach()
    var offset = 100.0
    for progress in [0, 0.25, 0.5, 0.75] {
      offset = approach.advance(to: progress, from: offset, towards: 500)
      #expect(abs(offset - (100 + 400 * progress)) < 1e-9)
    }
    #expect(approach.advance(to: 1, from: offset, towards: 500) == 500)
  }

  @Test("it ends at a target that moved, and goes on from where the content was put")
  func moving() {
    var approach = ScrollApproach()
    var offset = approach.advance(to: 0.5, from: 0, towards: 1_000)
    #expect(offset == 500)
    // An update put 200 points above what is seen, and 100 more above the target.
    offset += 200
    offset = approach.advance(to: 0.75, from: offset, towards: 1_300)
    #expect(offset == 1_000, "half of what was left")
    #expect(approach.advance(to: 1, from: offset, towards: 1_300) == 1_300)
  }

  @Test("progress that goes back or isn't a number is answered")
  func odd() {
    var approach = ScrollApproach()
    let offset = approach.advance(to: 0.5, from: 0, towards: 100)
    #expect(approach.advance(to: 0.25, from: offset, towards: 100) == offset)
    #expect(approach.advance(to: -1, from: offset, towards: 100) == offset)
    #expect(approach.progress == 0.5)
    #expect(approach.advance(to: .nan, from: offset, towards: 100) == 100)
    #expect(approach.advance(to: 0.75, from: 3, towards: 100) == 100, "it has come to its end")
  }
}
