import ConveneDiff
import ConveneLists
import Foundation
import Testing

@Suite("What a rubber band touches")
struct RubberBandTests {
  private let layout = FlowLayout(
    sections: [
      LayoutSection(
        count: 7, sizing: .fixed(CGSize(width: 80, height: 40)), headerHeight: 30,
        insets: .init(top: 0, leading: 0, bottom: 0, trailing: 40), lineSpacing: 10,
        interitemSpacing: 10)
    ], width: 300)

  private func touched(from start: CGPoint, to end: CGPoint) -> [Int] {
    var band = RubberBand(from: start, besides: [])
    band.end = end
    guard case .band(let items, _) = band.gesture(in: layout) else { return [] }
    return items.sorted().map(\.item)
  }

  @Test("all that it overlaps, drawn in whichever direction")
  func directions() {
    let corners = [CGPoint(x: 100, y: 60), CGPoint(x: 260, y: 90)]
    #expect(touched(from: corners[0], to: corners[1]) == [1, 2, 4, 5])
    #expect(touched(from: corners[1], to: corners[0]) == [1, 2, 4, 5])
    #expect(
      touched(from: CGPoint(x: 260, y: 60), to: CGPoint(x: 100, y: 90)) == [1, 2, 4, 5])
  }

  @Test("nothing in gaps, beside the items and over a header")
  func gaps() {
    #expect(touched(from: CGPoint(x: 285, y: 40), to: CGPoint(x: 299, y: 160)) == [])
    #expect(touched(from: CGPoint(x: 0, y: 71), to: CGPoint(x: 299, y: 79)) == [])
    #expect(touched(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 299, y: 29)) == [])
  }

  @Test("a line, and a point, touch what they go through")
  func thin() {
    #expect(touched(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 290, y: 50)) == [0, 1, 2])
    #expect(touched(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 10, y: 900)) == [0, 3, 6])
    #expect(touched(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 10, y: 50)) == [0])
  }

  @Test("what stays selected follows its items")
  func follows() {
    var band = RubberBand(
      from: .zero, besides: [ItemIndex(section: 0, item: 3), ItemIndex(section: 0, item: 4)])
    band.follow { $0.item == 3 ? nil : ItemIndex(section: 0, item: $0.item + 1) }
    #expect(band.others == [ItemIndex(section: 0, item: 5)])
  }

  @Test("places outside of the list, and none at all, are nothing bad")
  func outside() {
    let far = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    #expect(touched(from: CGPoint(x: -50, y: -50), to: far) == [0, 1, 2, 3, 4, 5, 6])
    _ = touched(from: CGPoint(x: CGFloat.nan, y: .nan), to: CGPoint(x: 10, y: 10))
    var band = RubberBand(from: .zero, besides: [ItemIndex(section: 0, item: 6)])
    band.end = CGPoint(x: 10, y: 35)
    #expect(
      band.gesture(in: layout)
        == .band([ItemIndex(section: 0, item: 0)], besides: [ItemIndex(section: 0, item: 6)]))
  }
}
