import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("What is at a place")
struct FlowLayoutLookupTests {
  private struct Sample {
    var layout: FlowLayout
    var entries: [NaiveLayout.Entry]
    var frames: [CGRect]
    var random: LayoutRandom

    /// A random layout, with random measured heights, and its elements one by one.
    init(seed: UInt64) {
      random = LayoutRandom(seed: seed)
      let sections = random.sections()
      let width = random.length(60...400)
      layout = FlowLayout(sections: sections, width: width)
      var measured: [ItemIndex: CGFloat] = [:]
      for (number, section) in sections.enumerated() {
        guard section.count > 0 else { continue }
        for _ in 0..<5 {
          let index = ItemIndex(section: number, item: random.int(0...section.count - 1))
          guard layout.isMeasured(itemAt: index) else { continue }
          let height = random.length(1...90)
          measured[index] = height
          layout.setMeasuredHeight(height, ofItemAt: index)
        }
      }
      entries = NaiveLayout(sections, width: width, measured: measured).entries
      let layout = layout
      frames = (0..<layout.elementCount).compactMap { layout.frame(atFlat: $0) }
    }

    /// Anywhere in the list or near it; often exactly on an edge.
    mutating func point() -> CGPoint {
      if let frame = frames.randomElement(using: &random), random.int(0...3) == 0 {
        return CGPoint(
          x: [frame.minX, frame.midX, frame.maxX].randomElement(using: &random) ?? 0,
          y: [frame.minY, frame.midY, frame.maxY].randomElement(using: &random) ?? 0)
      }
      return CGPoint(
        x: random.length(-20...420), y: random.length(-20...Int(layout.contentHeight) + 20))
    }
  }

  @Test(
    "a band has exactly the elements whose lines it crosses",
    arguments: 1...120 as ClosedRange<UInt64>)
  func bands(seed: UInt64) {
    var sample = Sample(seed: seed)
    #expect(sample.frames.count == sample.entries.count)
    for _ in 0..<30 {
      let (a, b) = (sample.point().y, sample.point().y)
      let band = min(a, b)..<max(a, b)
      let found = sample.layout.elements(in: band)
      let expected = sample.entries.indices.filter {
        !band.isEmpty && sample.entries[$0].top < band.upperBound
          && sample.entries[$0].bottom > band.lowerBound
      }
      #expect(Array(found) == expected, "\(band)")
      let below = sample.entries.firstIndex { $0.bottom > band.lowerBound }
      #expect(found.lowerBound == below ?? sample.entries.count)
    }
  }

  @Test(
    "a rectangle has exactly the elements that it intersects",
    arguments: 1...120 as ClosedRange<UInt64>)
  func rectangles(seed: UInt64) {
    var sample = Sample(seed: seed)
    for _ in 0..<30 {
      let (a, b) = (sample.point(), sample.point())
      let rect = CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
      let expected = sample.frames.indices.filter {
        let frame = sample.frames[$0]
        return !rect.isEmpty && frame.minX < rect.maxX && frame.maxX > rect.minX
          && frame.minY < rect.maxY && frame.maxY > rect.minY
      }
      #expect(Array(sample.layout.elements(in: rect)) == expected, "\(rect)")
    }
  }

  @Test(
    "a point finds the element that contains it, or none", arguments: 1...120 as ClosedRange<UInt64>
  )
  func points(seed: UInt64) {
    var sample = Sample(seed: seed)
    for _ in 0..<60 {
      let point = sample.point()
      let expected = sample.frames.firstIndex {
        $0.minX <= point.x && point.x < $0.maxX && $0.minY <= point.y && point.y < $0.maxY
      }
      let found = sample.layout.element(at: point).flatMap { sample.layout.flatIndex(of: $0) }
      #expect(found == expected, "\(point)")
    }
  }

  @Test(
    "the nearest element is in the nearest line", arguments: 1...120 as ClosedRange<UInt64>)
  func nearest(seed: UInt64) {
    var sample = Sample(seed: seed)
    for _ in 0..<60 {
      let point = sample.point()
      // Inside counts as nearer than only touching, horizontally and vertically.
      func distance(_ low: CGFloat, _ high: CGFloat, _ value: CGFloat) -> CGFloat {
        if value < low { return low - value }
        return value < high ? -1 : value - high
      }
      func key(_ flat: Int) -> (CGFloat, CGFloat) {
        let entry = sample.entries[flat]
        let frame = sample.frames[flat]
        return (
          distance(entry.top, entry.bottom, point.y), distance(frame.minX, frame.maxX, point.x)
        )
      }
      // Of lines as near the earlier, so the line is chosen before the place in it.
      let line = sample.entries.indices.min { key($0).0 < key($1).0 }
      let expected = line.flatMap { line in
        sample.entries.indices.filter { sample.entries[$0].top == sample.entries[line].top }
          .min { key($0).1 < key($1).1 }
      }
      let found = sample.layout.nearestElement(to: point)
      #expect(found == expected.map { sample.entries[$0].element }, "\(point)")
    }
  }

  @Test("an empty list has nothing anywhere")
  func empty() {
    for sections in [[], [LayoutSection(count: 0, sizing: .columns(3), insets: .init(top: 50))]] {
      let layout = FlowLayout(sections: sections, width: 100)
      #expect(layout.elements(in: 0..<100).isEmpty)
      #expect(Array(layout.elements(in: CGRect(x: 0, y: 0, width: 99, height: 99))).isEmpty)
      #expect(layout.element(at: CGPoint(x: 1, y: 1)) == nil)
      #expect(layout.nearestElement(to: CGPoint(x: 1, y: 1)) == nil)
      #expect(layout.firstItem == nil)
      #expect(layout.lastItem == nil)
    }
  }
}
