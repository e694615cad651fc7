import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Which way a list runs")
struct ListOrientationTests {
  private static let all = ListOrientation.ScrollDirection.allCases.flatMap { direction in
    [false, true].map { ListOrientation(scrollDirection: direction, isMirrored: $0) }
  }

  @Test("a frame is transposed for a list that is scrolled to the sides, and mirrored")
  func frames() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let seen = Self.all.map { $0.frame(frame, inWidth: 200) }
    #expect(
      seen == [
        frame, CGRect(x: 160, y: 20, width: 30, height: 40),
        CGRect(x: 20, y: 10, width: 40, height: 30), CGRect(x: 140, y: 10, width: 40, height: 30),
      ])
    #expect(ListOrientation().frame(frame, inWidth: 0) == frame)
  }

  @Test("a point that is seen in a frame is there in the layout, too")
  func points() {
    for orientation in Self.all {
      let seen = orientation.frame(CGRect(x: 10, y: 20, width: 30, height: 40), inWidth: 200)
      let corners = [
        CGPoint(x: seen.minX, y: seen.minY), CGPoint(x: seen.maxX, y: seen.maxY),
      ].map { orientation.point($0, inWidth: 200) }
      #expect(Set(corners.map(\.x)) == [10, 40])
      #expect(Set(corners.map(\.y)) == [20, 60])
    }
  }

  @Test(
    "an arrow leads to where it points, whichever way the list runs",
    arguments: 1...60 as ClosedRange<UInt64>)
  func arrows(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let columns = random.int(2...5)
    let section = LayoutSection(
      count: random.int(8...40), sizing: .columns(columns, spacing: random.length(0...5)),
      lineSpacing: random.length(0...5))
    for orientation in Self.all {
      let layout = FlowLayout(sections: [section.transposed], width: 300)
      func seen(_ index: ItemIndex) -> CGRect {
        orientation.frame(layout.frame(of: index) ?? .null, inWidth: 500)
      }
      var reached = 0
      for item in 0..<section.count {
        let index = ItemIndex(section: 0, item: item)
        for arrow in FlowLayout.Direction.allCases {
          let direction = orientation.direction(arrow)
          guard let next = layout.neighbour(of: index, direction: direction) else { continue }
          let isWrapped =
            next.item / columns != item / columns && (direction == .left || direction == .right)
          if isWrapped { continue }
          reached += 1
          let (from, to) = (seen(index), seen(next))
          let isThere =
            switch arrow {
            case .up: to.maxY <= from.minY
            case .down: to.minY >= from.maxY
            case .left: to.maxX <= from.minX
            case .right: to.minX >= from.maxX
            }
          #expect(isThere, "\(arrow) from \(item) to \(next.item), \(orientation)")
        }
      }
      #expect(reached > 2 * section.count)
    }
  }

  @Test("to the sides, lines run from top to bottom")
  func transposed() {
    func seen(_ sizing: ItemSizing) -> [CGRect] {
      let section = LayoutSection(
        count: 4, sizing: sizing, headerHeight: 50,
        insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4), lineSpacing: 5)
      let layout = FlowLayout(sections: [section.transposed], width: 304)
      let sideways = ListOrientation(scrollDirection: .horizontal)
      #expect(layout.frameOfHeader(0).map { sideways.frame($0, inWidth: 500) }?.width == 50)
      return (0..<4).compactMap { layout.frame(of: ItemIndex(section: 0, item: $0)) }
        .map { sideways.frame($0, inWidth: 500) }
    }
    let grid = [(52, 1), (52, 101), (52, 201), (257, 1)].map {
      CGRect(x: $0.0, y: $0.1, width: 200, height: 100)
    }
    #expect(seen(.columns(3, height: .aspect(2))) == grid)
    #expect(seen(.columns(3, height: .points(200))) == grid)
    #expect(seen(.adaptiveColumns(minimumWidth: 80, height: .aspect(2))) == grid)
    #expect(seen(.fixed(CGSize(width: 200, height: 100))) == grid)
    let other = CGSize(width: 100, height: 100)
    let sizes = [CGSize(width: 200, height: 100), CGSize(width: 200, height: 200), other, other]
    #expect(
      seen(.individual(sizes)) == [
        grid[0], CGRect(x: 52, y: 101, width: 200, height: 200),
        CGRect(x: 257, y: 1, width: 100, height: 100),
        CGRect(x: 257, y: 101, width: 100, height: 100),
      ])
    #expect(seen(.fullWidth(height: 60))[1] == CGRect(x: 117, y: 1, width: 60, height: 300))
    #expect(seen(.selfSizing(estimated: 60))[1] == CGRect(x: 117, y: 1, width: 60, height: 300))
  }

  @Test("what is transposed twice is what it was", arguments: 1...60 as ClosedRange<UInt64>)
  func twice(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    for section in random.sections() { #expect(section.transposed.transposed == section) }
  }

  @Test("arrows across the list fold and unfold, and those along it don't")
  func expansion() {
    func unfolding(_ orientation: ListOrientation) -> [Bool?] {
      [.up, .down, .left, .right].map { orientation.expansion(by: $0) }
    }
    #expect(unfolding(ListOrientation()) == [nil, nil, false, true])
    #expect(unfolding(ListOrientation(isMirrored: true)) == [nil, nil, true, false])
    for isMirrored in [false, true] {
      #expect(
        unfolding(ListOrientation(scrollDirection: .horizontal, isMirrored: isMirrored))
          == [false, true, nil, nil])
    }
  }
}
