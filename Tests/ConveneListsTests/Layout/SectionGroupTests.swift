import Foundation
import Testing

@testable import ConveneLists

@Suite("A section as a group of items that is repeated")
struct SectionGroupTests {
  private func group(
    _ sizing: ItemSizing, count: Int = 7, rows: Int = 0, width: CGFloat = 100,
    insets: LayoutSection.EdgeInsets = .init(), measured: CGFloat? = nil
  ) -> SectionGroup? {
    var layout = FlowLayout(
      sections: [
        LayoutSection(
          count: count, sizing: sizing, insets: insets, lineSpacing: 2, interitemSpacing: 3,
          trailingRows: rows)
      ], width: width)
    if let measured {
      layout.setMeasuredHeight(measured, ofItemAt: .init(section: 0, item: count - 1))
    }
    return layout.group(ofSection: 0)
  }

  @Test("lines that are alike are a group each, whole even where there are too few items")
  func uniform() {
    let insets = LayoutSection.EdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    for count in [0, 1, 7] {
      let columns = group(.columns(2, spacing: 2, height: .points(8)), count: count, insets: insets)
      #expect(
        columns?.blocks.map(\.frames) == [
          [CGRect(x: 10, y: 0, width: 34, height: 8), CGRect(x: 46, y: 0, width: 34, height: 8)]
        ])
      #expect(columns?.height == .init(points: 8, isEstimated: false))
      #expect(columns.map { [$0.spacing, $0.top, $0.bottom] } == [2, 5, 6])
      #expect(columns?.rows == [])
    }
    #expect(
      group(.fullWidth(height: 30))?.blocks.map(\.frames) == [
        [CGRect(x: 0, y: 0, width: 100, height: 30)]
      ])
    #expect(group(.fixed(CGSize(width: 40, height: 30)))?.blocks.first?.frames.count == 2)
  }

  @Test("rows that size themselves are a group each, with the room beside them")
  func selfSizing() {
    let insets = LayoutSection.EdgeInsets(leading: 10, trailing: 20)
    let rows = group(.selfSizing(estimated: 30), insets: insets)
    #expect(rows?.blocks == [])
    #expect(rows?.rows == [30])
    #expect(rows?.height == .init(points: 30, isEstimated: true))
    #expect(rows.map { [$0.leading, $0.trailing] } == [10, 20])
    #expect(group(.selfSizing(estimated: 30), rows: 2)?.rows == [30])
  }

  @Test("items of sizes of their own are one group")
  func individual() {
    let sizes = [CGSize(width: 60, height: 10), CGSize(width: 50, height: 20)]
    let group = group(.individual(sizes), count: 2)
    #expect(
      group?.blocks.map(\.frames) == [
        [CGRect(x: 20, y: 0, width: 60, height: 10), CGRect(x: 0, y: 12, width: 50, height: 20)]
      ])
    #expect(group?.height == .init(points: 32, isEstimated: false))
  }

  @Test("live rows stand below all other items, as high as they are known to be")
  func liveRows() {
    let group = group(.columns(2, height: .points(8)), count: 5, rows: 1, measured: 70)
    #expect(group?.blocks.first?.frames.count == 4)
    #expect(group?.blocks.first?.height == 18)
    #expect(group?.rows == [70])
    #expect(group?.height == .init(points: 18 + 2 + 70, isEstimated: true))
    let alone = self.group(.fullWidth(height: 8), count: 1, rows: 1)
    #expect(alone?.blocks == [])
    #expect(alone?.rows == [LayoutSection.estimatedRowHeight])
  }

  @Test("a height is what it is known, or estimated, to be")
  func height() {
    let heights = [false, true].map { SectionGroup.Height(points: 8, isEstimated: $0) }
    #expect(heights.map { $0.form(known: "known", estimated: "guess") } == ["known", "guess"])
  }

  @Test("nothing, and a section that isn't there, are no fault")
  func nothing() {
    #expect(group(.individual([]), count: 0)?.rows == [LayoutSection.estimatedRowHeight])
    #expect(FlowLayout(sections: [], width: 10).group(ofSection: 0) == nil)
    #expect(FlowLayout(sections: [], width: 10).group(ofSection: -1) == nil)
  }
}
