import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Where to scroll to for an item")
struct FlowLayoutScrollingTests {
  /// 20 rows of 50 points below a header of 30, twice.
  private func layout(pinned: Bool) -> FlowLayout {
    let section = LayoutSection(
      count: 20, sizing: .fullWidth(height: 50), headerHeight: 30,
      headerPinsToVisibleBounds: pinned)
    return FlowLayout(sections: [section, section], width: 100)
  }

  private func offsets(
    _ layout: FlowLayout, _ section: Int, _ item: Int, from offset: CGFloat = 0
  ) -> [CGFloat?] {
    FlowLayout.ScrollPosition.allCases.map {
      layout.offset(
        showing: ItemIndex(section: section, item: item), at: $0, from: offset, height: 200)
    }
  }

  @Test("at each place of what is seen")
  func places() {
    #expect(offsets(layout(pinned: false), 0, 10) == [380, 530, 455, 380])
    #expect(offsets(layout(pinned: false), 0, 10, from: 900) == [530, 530, 455, 380])
    #expect(offsets(layout(pinned: false), 0, 10, from: 400) == [400, 530, 455, 380])
  }

  @Test("below a pinned header, of which a first item brings its own")
  func pinned() {
    #expect(offsets(layout(pinned: true), 0, 10) == [380, 500, 440, 380])
    #expect(offsets(layout(pinned: true), 1, 0, from: 2_000) == [1_030, 1_030, 970, 910])
    #expect(offsets(layout(pinned: false), 1, 0, from: 2_000) == [1_030, 1_030, 970, 910])
  }

  @Test("of an item that is higher than what is seen the beginning is shown")
  func tall() {
    let tall = FlowLayout(
      sections: [LayoutSection(count: 3, sizing: .fullWidth(height: 500))], width: 100)
    #expect(offsets(tall, 0, 1) == [500, 500, 500, 500])
  }

  @Test("there is no place for what isn't there, and one in any height")
  func badInput() {
    #expect(offsets(layout(pinned: true), 0, 20) == [nil, nil, nil, nil])
    #expect(offsets(layout(pinned: true), 2, 0) == [nil, nil, nil, nil])
    for height in [0, -1, 1e9] as [CGFloat] {
      for position in FlowLayout.ScrollPosition.allCases {
        let offset = layout(pinned: true).offset(
          showing: ItemIndex(section: 0, item: 3), at: position, from: 0, height: height)
        #expect(offset?.isFinite == true)
      }
    }
  }
}
