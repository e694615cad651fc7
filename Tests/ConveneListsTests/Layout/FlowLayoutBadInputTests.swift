import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Bad input has a defined result")
struct FlowLayoutBadInputTests {
  static let lengths: [CGFloat] = [
    0, -0.0, -1, 1e-300, 0.3, 1, 44.1, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
  static let counts = [Int.min, -1, 0, 1, 7, Int.max]

  /// Every frame looked at is finite, at least a point, in the list, and below the one before.
  private func check(_ layout: FlowLayout, _ comment: Comment) {
    let longest = CGFloat(1 << 20)
    #expect(layout.contentHeight.isFinite && layout.contentHeight >= 0, comment)
    #expect((1...longest).contains(layout.width), comment)
    let count = layout.elementCount
    #expect((0...FlowLayout.maximumItemCount + 2 * layout.sections.count).contains(count))
    var bottom: CGFloat = 0
    var lineTop: CGFloat = -1
    for flat in Set([0, 1, 2, 3, 8, count / 2, count - 2, count - 1]).sorted()
    where flat >= 0 && flat < count {
      guard let frame = layout.frame(atFlat: flat) else {
        Issue.record("no frame at \(flat): \(comment)")
        continue
      }
      let values = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      #expect(values.allSatisfy { $0.isFinite }, comment)
      #expect(frame.minX >= 0 && frame.maxX <= layout.width, comment)
      #expect(frame.height >= 1 && frame.height <= longest, comment)
      #expect(frame.width >= min(1, layout.width) / 2, comment)
      #expect(frame.minY >= bottom || frame.midY >= lineTop, comment)
      #expect(frame.maxY <= layout.contentHeight, comment)
      bottom = frame.maxY
      lineTop = frame.minY
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      #expect(layout.element(at: middle) == layout.element(at: flat), comment)
      #expect(layout.elements(in: frame.minY..<frame.maxY).contains(flat), comment)
    }
    // A viewport has at most one line for each of its points, whatever the sizes are.
    let shown = layout.elements(in: 0..<500)
    #expect(shown.count <= 502 * Int(layout.width.rounded(.up)), comment)
  }

  private func sizings(_ length: CGFloat) -> [ItemSizing] {
    [
      .fixed(CGSize(width: length, height: 20)), .fixed(CGSize(width: 20, height: length)),
      .columns(3, spacing: length), .columns(3, height: .aspect(length)),
      .columns(3, height: .points(length)), .fullWidth(height: length),
      .adaptiveColumns(minimumWidth: length, spacing: length),
      .adaptiveColumns(minimumWidth: 30, height: .aspect(length)),
      .selfSizing(estimated: length),
      .individual([
        CGSize(width: length, height: 10), CGSize(width: 10, height: length),
        CGSize(width: length, height: length), CGSize(width: 5, height: 5),
      ]),
    ]
  }

  @Test("any length, any count, any sizing", arguments: lengths)
  func sizes(length: CGFloat) {
    for count in Self.counts {
      for sizing in sizings(length) {
        let section = LayoutSection(count: count, sizing: sizing, lineSpacing: 1)
        let other = LayoutSection(count: 2, sizing: .fullWidth(height: 5), headerHeight: 5)
        let layout = FlowLayout(sections: [other, section, other], width: 320)
        check(layout, "\(count) × \(sizing)")
        let sideways = FlowLayout(
          sections: [other, section, other].map(\.transposed), width: 320)
        check(sideways, "sideways, \(count) × \(sizing)")
      }
    }
  }

  @Test("any length around the items, and any width", arguments: lengths)
  func surroundings(length: CGFloat) {
    for width in Self.lengths {
      for sizing in sizings(30) {
        for count in [3, Int.max] {
          var section = LayoutSection(count: count, sizing: sizing)
          check(FlowLayout(sections: [section], width: width), "width \(width), \(sizing)")
          section.headerHeight = length
          section.footerHeight = length
          section.lineSpacing = length
          section.interitemSpacing = length
          section.insets = .init(top: length, leading: length, bottom: length, trailing: length)
          let layout = FlowLayout(sections: [section, section], width: width)
          check(layout, "width \(width), lengths \(length), \(sizing)")
        }
      }
    }
  }

  @Test("any number of columns", arguments: [Int.min, -1, 0, 1, 2, 100, 5_000, Int.max])
  func columns(number: Int) {
    for width in [CGFloat.nan, 0, 1, 2.5, 320, 1e9] {
      for spacing in [CGFloat.nan, -5, 0, 0.3, 10, .infinity] {
        let section = LayoutSection(
          count: 100, sizing: .columns(number, spacing: spacing, height: .points(10)))
        let layout = FlowLayout(sections: [section], width: width)
        check(layout, "\(number) columns, \(spacing) apart, in \(width)")
      }
    }
  }

  @Test("a minimum width that can't be had is one column, and none is narrower than a point")
  func minimumWidths() {
    func count(_ minimum: CGFloat, _ spacing: CGFloat, _ width: CGFloat) -> Int {
      let section = LayoutSection(
        count: .max,
        sizing: .adaptiveColumns(minimumWidth: minimum, spacing: spacing, height: .points(10)))
      let layout = FlowLayout(sections: [section], width: width)
      return layout.elements(in: 0..<10).count
    }
    for minimum in [301, 1e9, .infinity] as [CGFloat] { #expect(count(minimum, 0, 300) == 1) }
    for minimum in [.nan, -5, 0, 0.5, 1] as [CGFloat] { #expect(count(minimum, 0, 300) == 300) }
    for spacing in [1e9, .infinity] as [CGFloat] { #expect(count(50, spacing, 300) == 1) }
    #expect(count(50, .nan, 300) == 6)
    #expect(count(100, 0, .nan) == 1)
  }

  @Test("fewer than one column is one")
  func noColumns() {
    for number in [0, -3] {
      let section = LayoutSection(count: 2, sizing: .columns(number))
      let layout = FlowLayout(sections: [section], width: 90)
      #expect(
        layout.frame(of: ItemIndex(section: 0, item: 1))
          == CGRect(x: 0, y: 90, width: 90, height: 90))
    }
  }

  @Test("measured heights are clamped", arguments: lengths)
  func measured(height: CGFloat) {
    var layout = FlowLayout(
      sections: [LayoutSection(count: .max, sizing: .selfSizing(estimated: 1e9))], width: 100)
    let before = layout.contentHeight
    let last = ItemIndex(section: 0, item: FlowLayout.maximumItemCount - 1)
    let delta = layout.setMeasuredHeight(height, ofItemAt: last)
    #expect(layout.contentHeight == before + delta)
    check(layout, "measured \(height)")
  }

  @Test("places that no list reaches are answered", arguments: lengths)
  func places(value: CGFloat) {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 100, sizing: .columns(3), headerHeight: 10)], width: 300)
    for other in Self.lengths {
      _ = layout.element(at: CGPoint(x: value, y: other))
      #expect(layout.nearestElement(to: CGPoint(x: value, y: other)) != nil)
      #expect(
        layout.item(from: ItemIndex(section: 0, item: 5), movedBy: value, keepingX: other) != nil)
      let rect = CGRect(x: value, y: other, width: other, height: value)
      #expect(layout.elements(in: rect).allSatisfy { layout.element(at: $0) != nil })
      if value < other { _ = layout.elements(in: value..<other) }
    }
    #expect(layout.elements(in: 0..<CGFloat.infinity) == 0..<101)
    #expect(layout.elements(in: -CGFloat.infinity..<0).isEmpty)
  }

  @Test("items beyond the largest number aren't laid out")
  func tooMany() {
    let section = LayoutSection(count: .max, sizing: .fullWidth(height: 1e9), headerHeight: 1e9)
    let layout = FlowLayout(sections: [section, section], width: 1e9)
    #expect(layout.itemCount == FlowLayout.maximumItemCount)
    #expect(layout.itemCount(inSection: 1) == 0)
    #expect(layout.frameOfHeader(1)?.minY == CGFloat(1 << 20) * CGFloat(1 << 31))
  }

  @Test("a section of own sizes has no more items than sizes")
  func fewerSizes() {
    let sizes = [CGSize(width: 10, height: 10), CGSize(width: 20, height: 10)]
    let layout = FlowLayout(
      sections: [LayoutSection(count: .max, sizing: .individual(sizes))], width: 100)
    #expect(layout.itemCount == 2)
    let none = FlowLayout(
      sections: [LayoutSection(count: 3, sizing: .individual([]))], width: 100)
    #expect(none.elementCount == 0)
    let fewer = FlowLayout(
      sections: [LayoutSection(count: 1, sizing: .individual(sizes))], width: 100)
    #expect(fewer.itemCount == 1)
  }
}
