import ConveneDiff
import ConveneLists
import Foundation

/// The same layout written down the slow way: every element one after the other.
///
/// Only for sizes that need no clamping.
struct NaiveLayout {
  struct Entry {
    var element: LayoutElement
    var frame: CGRect
    /// The vertical bounds of the line that the element stands in.
    var top: CGFloat
    var bottom: CGFloat
  }

  private(set) var entries: [Entry] = []
  private(set) var height: CGFloat = 0
  private let width: CGFloat
  private let measured: [ItemIndex: CGFloat]

  init(_ sections: [LayoutSection], width: CGFloat, measured: [ItemIndex: CGFloat] = [:]) {
    self.width = width
    self.measured = measured
    for (number, section) in sections.enumerated() {
      if let header = section.headerHeight { addBar(.header(number), header) }
      height += section.insets.top
      addItems(of: section, number)
      height += section.insets.bottom
      if let footer = section.footerHeight { addBar(.footer(number), footer) }
    }
  }

  private mutating func addBar(_ element: LayoutElement, _ barHeight: CGFloat) {
    let frame = CGRect(x: 0, y: height, width: width, height: barHeight)
    entries.append(
      Entry(element: element, frame: frame, top: frame.minY, bottom: frame.maxY))
    height += barHeight
  }

  private mutating func addItems(of section: LayoutSection, _ number: Int) {
    let room = width - section.insets.leading - section.insets.trailing
    var item = 0
    while item < section.count {
      if item > 0 { height += section.lineSpacing }
      let cells = line(of: section, number, from: item, room: room)
      let lineHeight = cells.map(\.height).max() ?? 0
      for cell in cells {
        let frame = CGRect(
          x: section.insets.leading + cell.minX, y: height + (lineHeight - cell.height) / 2,
          width: cell.width, height: cell.height)
        entries.append(
          Entry(
            element: .item(ItemIndex(section: number, item: item)), frame: frame,
            top: height, bottom: height + lineHeight))
        item += 1
      }
      height += lineHeight
    }
  }

  /// The cells of the line that begins with an item; their y is not set.
  private func line(
    of section: LayoutSection, _ number: Int, from first: Int, room: CGFloat
  ) -> [CGRect] {
    let own = section.count - section.trailingRows
    if first >= own {
      let height = measured[ItemIndex(section: number, item: first)]
      return [
        CGRect(x: 0, y: 0, width: room, height: height ?? LayoutSection.estimatedRowHeight)
      ]
    }
    switch section.sizing {
    case .fullWidth(let height):
      return [CGRect(x: 0, y: 0, width: room, height: height)]
    case .selfSizing(let estimate):
      let height = measured[ItemIndex(section: number, item: first)] ?? estimate
      return [CGRect(x: 0, y: 0, width: room, height: height)]
    case .adaptiveColumns(let minimum, let spacing, let height):
      var columns = 1
      while CGFloat(columns + 1) * minimum + CGFloat(columns) * spacing <= room { columns += 1 }
      var section = section
      section.sizing = .columns(columns, spacing: spacing, height: height)
      return line(of: section, number, from: first, room: room)
    case .columns(let columns, let spacing, let height):
      let cell = (room - CGFloat(columns - 1) * spacing) / CGFloat(columns)
      let lineHeight: CGFloat =
        switch height {
        case .points(let points): points
        case .aspect(let ratio): (cell / ratio).rounded()
        }
      return (0..<min(columns, own - first)).map { column in
        let pitch = room + spacing
        let left = (CGFloat(column) * pitch / CGFloat(columns)).rounded()
        let right =
          ((CGFloat(column + 1) * pitch - CGFloat(columns) * spacing) / CGFloat(columns)).rounded()
        let end = column == columns - 1 ? room : right
        return CGRect(x: left, y: 0, width: end - left, height: lineHeight)
      }
    case .fixed(let size):
      return flow(Array(repeating: size, count: own), section, first, room)
    case .individual(let sizes):
      return flow(sizes, section, first, room)
    }
  }

  private func flow(
    _ sizes: [CGSize], _ section: LayoutSection, _ first: Int, _ room: CGFloat
  ) -> [CGRect] {
    let minimum = section.interitemSpacing
    let areEqual = Set(sizes.map { [$0.width, $0.height] }).count == 1
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes[first...] {
      let cell = CGSize(width: min(size.width, room), height: size.height)
      let next = line.isEmpty ? cell.width : used + minimum + cell.width
      if !line.isEmpty && next > room { break }
      line.append(cell)
      used = next
    }
    var gap = minimum
    var left: CGFloat = 0
    let isLast = first + line.count == sizes.count
    if areEqual, let cell = line.first {
      var capacity = 1
      while CGFloat(capacity + 1) * cell.width + CGFloat(capacity) * minimum <= room {
        capacity += 1
      }
      let free = room - CGFloat(capacity) * cell.width
      if capacity == 1 { left = free / 2 } else { gap = free / CGFloat(capacity - 1) }
    } else if !isLast {
      let free = room - used
      if line.count == 1 { left = free / 2 } else { gap += free / CGFloat(line.count - 1) }
    }
    return line.map { cell in
      defer { left += cell.width + gap }
      return CGRect(x: left, y: 0, width: cell.width, height: cell.height)
    }
  }
}
