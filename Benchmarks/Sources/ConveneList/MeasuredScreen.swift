import CAdwaita
import Convene
import Foundation
import ListStage

/// An app's screen: its rows, and the list that shows them.
@MainActor
final class MeasuredScreen {
  static var shown: MeasuredScreen?

  let view = CollectionView()
  private var groups: [RowGroup]

  init(count: Int, isGrid: Bool) {
    groups = RowGroup.groups(count: count, length: isGrid ? max(1, min(1_000, count / 10)) : count)
    view.conv { [unowned self] conv in
      conv.create(for: groups) { group, section in
        section.itemSize =
          isGrid
          ? .columns(gridColumns, height: .points(gridCellHeight))
          : .fullWidth(height: listRowHeight)
        if isGrid {
          section.create(.header) { (header: SectionHeaderFooter<RowGroupHeader>) in
            header.size = CGSize(width: 0, height: 40)
            header.configureView { view, _ in view.show(group) }
          }
        }
        section.create(for: group.rows) { (row, item: Item<RowCell>) in
          item.configureCell { cell, _ in cell.show(row) }
        }
      }
    }
    view.update(animated: false)
  }

  /// Makes the new rows, and lets the list find out what has changed.
  func change(_ edits: UnsafeBufferPointer<ListEdit>) {
    let old = groups
    let starts = old.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rows.count) }
    var next = edits.startIndex
    for number in old.indices {
      let (start, end) = (starts[number], starts[number + 1])
      let isLast = number == old.count - 1
      var rows: [Row] = []
      rows.reserveCapacity(end - start + 32)
      var copied = start
      while next < edits.endIndex, edits[next].position < end || isLast {
        let edit = edits[next]
        rows += old[number].rows[copied - start..<Int(edit.position) - start]
        copied = Int(edit.position)
        if edit.removes {
          copied += 1
        } else {
          rows.append(self.row(of: edit, old, starts))
        }
        next += 1
      }
      rows += old[number].rows[copied - start..<end - start]
      groups[number].rows = rows
    }
    view.update(animated: false)
  }

  private func row(of edit: ListEdit, _ old: [RowGroup], _ starts: [Int]) -> Row {
    guard edit.moved_from >= 0 else { return Row(differenceIdentifier: edit.inserted) }
    let place = Int(edit.moved_from)
    // All groups but the last one begin as many rows apart, give or take what has moved since.
    var number = min(place / max(1, starts[1]), old.count - 1)
    while starts[number] > place { number -= 1 }
    while starts[number + 1] <= place { number += 1 }
    return old[number].rows[place - starts[number]]
  }

  /// Turns the order of the rows on screen round, in motion.
  func shuffleVisible() {
    let places = view.indexPathsForVisibleItems
    for (section, visible) in Dictionary(grouping: places, by: { $0[0] }) {
      let items = visible.map { $0[1] }
      guard let first = items.min(), let last = items.max() else { continue }
      groups[section].rows[first...last].reverse()
    }
    view.update()
  }
}
