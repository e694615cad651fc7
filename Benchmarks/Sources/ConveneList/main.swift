// The list of Scripts/bench-gtk as Convene makes it: a CollectionView of rows, or a grid with headers.

import Convene
import Foundation
import ListStage

let listRowHeight = CGFloat(LIST_ROW_HEIGHT)
let gridCellHeight = CGFloat(GRID_CELL_HEIGHT)
let gridColumns = Int(GRID_COLUMNS)

var list = MeasuredList(
  make: { count, isGrid in
    nonisolated(unsafe) var widget: UnsafeMutableRawPointer?
    MainActor.assumeIsolated {
      let screen = MeasuredScreen(count: count, isGrid: isGrid)
      MeasuredScreen.shown = screen
      widget = UnsafeMutableRawPointer(screen.view.widget)
    }
    return widget
  },
  change: { change in
    nonisolated(unsafe) let edits = UnsafeBufferPointer(start: change.edits, count: change.count)
    MainActor.assumeIsolated { MeasuredScreen.shown?.change(edits) }
  },
  views: { MainActor.assumeIsolated { MeasuredScreen.shown?.view.viewsAlive ?? 0 } },
  shuffle_visible: { MainActor.assumeIsolated { MeasuredScreen.shown?.shuffleVisible() } })
exit(list_stage_run(CommandLine.argc, CommandLine.unsafeArgv, &list))
