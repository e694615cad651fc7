import Foundation
import Testing

@testable import ConveneLists

@Suite("The way of an element while a difference is animated")
struct ListTransitionTests {
  private let viewport = CGRect(x: 0, y: 1_000, width: 300, height: 500)
  private let old = CGRect(x: 0, y: 1_100, width: 300, height: 40)
  private let new = CGRect(x: 100, y: 1_300, width: 100, height: 80)

  @Test("what stays goes from where it was to where it is to be")
  func moved() {
    let move = ListTransition.moved(from: old, to: new, in: viewport)
    #expect(move.frame(for: 0) == ListTransition.Pose(rect: old))
    #expect(
      move.frame(for: 0.25).rect == CGRect(x: 25, y: 1_150, width: 250, height: 50))
    #expect(move.frame(for: 1) == ListTransition.Pose(rect: new))
    #expect(move.frame(for: 0.25).opacity == 1)
  }

  @Test("what is new fades in at its place, what goes fades out at its own")
  func faded() {
    let insertion = ListTransition.inserted(at: new)
    let removal = ListTransition.removed(from: old)
    for (progress, opacity) in [(0, 0), (0.25, 0.25), (1, 1)] {
      #expect(
        insertion.frame(for: progress) == ListTransition.Pose(rect: new, opacity: opacity))
      #expect(
        removal.frame(for: progress) == ListTransition.Pose(rect: old, opacity: 1 - opacity))
    }
    #expect(insertion.kind == .inserted)
    #expect(removal.kind == .removed)
  }

  @Test("every step is between the start and the end, and further on than the one before")
  func between() {
    let move = ListTransition.moved(from: old, to: new, in: viewport)
    var last = move.start.rect.minY
    for step in 1...100 {
      let y = move.frame(for: Double(step) / 100).rect.minY
      #expect(y > last && y <= new.minY)
      last = y
    }
  }

  @Test("a progress outside is brought inside, and one that isn't a number is the end")
  func progress() {
    let move = ListTransition.moved(from: old, to: new, in: viewport)
    #expect(move.frame(for: -0.5) == move.start)
    #expect(move.frame(for: 1.5) == move.end)
    #expect(move.frame(for: .infinity) == move.end)
    #expect(move.frame(for: .nan) == move.end)
  }

  @Test("what comes from or goes far away does so a viewport's height beyond the edge")
  func farAway() {
    let above = CGRect(x: 0, y: -1_000_000, width: 300, height: 40)
    let below = CGRect(x: 0, y: 9_000_000, width: 300, height: 40)
    let fromAbove = ListTransition.moved(from: above, to: new, in: viewport)
    let fromBelow = ListTransition.moved(from: below, to: new, in: viewport)
    #expect(fromAbove.start.rect.maxY == viewport.minY - 500)
    #expect(fromBelow.start.rect.minY == viewport.maxY + 500)
    #expect(ListTransition.moved(from: old, to: below, in: viewport).end.rect.minY == 2_000)
    let near = CGRect(x: 0, y: 600, width: 300, height: 40)
    #expect(ListTransition.moved(from: near, to: new, in: viewport).start.rect == near)
  }

  @Test("an interrupted way goes on from where it has got")
  func interrupted() {
    let insertion = ListTransition.inserted(at: new)
    let removal = insertion.interrupted(at: 0.25, by: .removed(from: new))
    #expect(removal.kind == .removed)
    #expect(removal.frame(for: 0) == ListTransition.Pose(rect: new, opacity: 0.25))
    #expect(removal.frame(for: 1).opacity == 0)

    let move = ListTransition.moved(from: old, to: new, in: viewport)
    let back = move.interrupted(at: 0.5, by: .moved(from: new, to: old, in: viewport))
    #expect(back.frame(for: 0).rect == move.frame(for: 0.5).rect)
    #expect(back.frame(for: 1).rect == old)
  }

  @Test("coordinates that aren't finite and opacities outside have a defined result")
  func badInput() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let rect = CGRect(x: bad, y: bad, width: bad, height: bad)
      for move in [
        ListTransition.moved(from: rect, to: new, in: rect),
        .moved(from: new, to: rect, in: viewport), .inserted(at: rect), .removed(from: rect),
      ] {
        for progress in [0, 0.5, 1] {
          let shown = move.frame(for: progress).rect
          let values = [shown.minX, shown.minY, shown.width, shown.height]
          #expect(values.allSatisfy { $0.isFinite })
        }
      }
    }
    #expect(ListTransition.Pose(rect: new, opacity: .nan).opacity == 0)
    #expect(ListTransition.Pose(rect: new, opacity: 7).opacity == 1)
    #expect(ListTransition.Pose(rect: new, opacity: -7).opacity == 0)
  }
}
