import Foundation
import Testing

@testable import ConveneLists

@Suite("How fast a list goes on while something is held near its edge")
struct EdgeScrollingTests {
  @Test("not at all in the middle, and ever faster towards an edge and beyond")
  func speeds() {
    let speeds = [300, 541, 560, 580, 600, 900].map { EdgeScrolling.velocity(at: $0, in: 600) }
    #expect(speeds[0] == 0)
    #expect(zip(speeds, speeds.dropFirst()).prefix(4).allSatisfy { $0 < $1 })
    #expect(speeds[4] == 1_500)
    #expect(speeds[5] == EdgeScrolling.maximumSpeed)
    #expect(EdgeScrolling.velocity(at: 540, in: 600) == 0, "where the reach begins")
  }

  @Test("the same upwards")
  func upwards() {
    for position in [-100, 0, 20, 59, 60, 100] as [CGFloat] {
      #expect(
        EdgeScrolling.velocity(at: position, in: 600)
          == -EdgeScrolling.velocity(at: 600 - position, in: 600))
    }
  }

  @Test("in a short list there is still a place where it rests")
  func short() {
    #expect(EdgeScrolling.velocity(at: 20, in: 40) == 0)
    #expect(EdgeScrolling.velocity(at: 10, in: 40) == 0)
    #expect(EdgeScrolling.velocity(at: 9, in: 40) < 0)
    #expect(EdgeScrolling.velocity(at: 1, in: 1) > 0)
    #expect(EdgeScrolling.velocity(at: 5, in: 0) == 0, "nothing of it is seen")
  }

  @Test("any place in any length is answered")
  func odd() {
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1e300]
    for position in lengths {
      for length in lengths {
        let speed = EdgeScrolling.velocity(at: position, in: length)
        #expect(abs(speed) <= EdgeScrolling.maximumSpeed, "\(position) in \(length)")
      }
    }
    #expect(EdgeScrolling.velocity(at: .nan, in: 100) == 0)
  }
}
