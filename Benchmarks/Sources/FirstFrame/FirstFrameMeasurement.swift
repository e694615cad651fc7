import CAdwaita
import Convene
import Foundation

/// Opens windows with a long list and without, in turn, and compares their first frames.
@MainActor
struct FirstFrameMeasurement {
  struct Figures: Encodable {
    var items = 0
    /// Milliseconds to copy the identifiers and to hash each of them.
    var copyAndHash = 0.0
    /// Milliseconds from opening an empty window to its first frame.
    var emptyWindow = 0.0
    /// Milliseconds for the declaration, the first reload and the first frame.
    var list = 0.0
    /// What the list costs beyond the empty window, as a share of copying and hashing.
    var share = 0.0
    /// Cells after the first frame, and after jumps through the whole list.
    var viewsAlive = 0
  }

  let itemCount: Int
  private let rounds = 9
  private let greatestShare = 3.0
  private let mostViews = 300

  func run(writingTo path: String) -> Int32 {
    guard itemCount > 0, gtk_init_check() != 0 else {
      FileHandle.standardError.write(Data("There is no display, or no item to show.\n".utf8))
      return 2
    }
    adw_init()
    MainQueueBridge.install()
    let rows = (0..<itemCount).map { Row(differenceIdentifier: $0 &* 0x9E37_79B1) }
    _ = openEmptyWindow()
    var copying: [Double] = []
    var empty: [Double] = []
    var list: [Double] = []
    var figures = Figures(items: itemCount)
    for _ in 0..<rounds {
      copying.append(copyAndHash(rows))
      empty.append(openEmptyWindow())
      let (time, views) = openList(rows)
      list.append(time)
      figures.viewsAlive = max(figures.viewsAlive, views)
    }
    figures.copyAndHash = median(copying)
    figures.emptyWindow = median(empty)
    figures.list = median(list)
    figures.share = (figures.list - figures.emptyWindow) / figures.copyAndHash
    print(line(figures))
    do {
      try JSONEncoder().encode(figures).write(to: URL(fileURLWithPath: path))
    } catch {
      FileHandle.standardError.write(Data("\(path) can't be written: \(error)\n".utf8))
      return 1
    }
    return figures.share <= greatestShare && figures.viewsAlive <= mostViews ? 0 : 1
  }

  private func copyAndHash(_ rows: [Row]) -> Double {
    milliseconds {
      let identifiers = rows.map(\.differenceIdentifier)
      var sum = 0
      for identifier in identifiers { sum ^= identifier.hashValue }
      withExtendedLifetime(sum) {}
    }
  }

  private func openEmptyWindow() -> Double {
    let window = makeWindow()
    defer { gtk_window_destroy(window.as(GtkWindow.self)) }
    return milliseconds { show(window, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget) }
  }

  private func openList(_ rows: [Row]) -> (time: Double, views: Int) {
    let window = makeWindow()
    defer { gtk_window_destroy(window.as(GtkWindow.self)) }
    var views = 0
    var list: CollectionView?
    let time = milliseconds {
      let view = CollectionView()
      view.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 34)
          section.create(for: rows) { (row, item: Item<RowCell>) in
            item.configureCell { cell, _ in cell.show(row) }
          }
        }
      }
      view.update()
      show(window, view.widget)
      list = view
    }
    views = list?.viewsAlive ?? 0
    for row in [rows.count / 2, rows.count - 1, rows.count / 3, 0] {
      list?.scroll(to: rows[row])
      views = max(views, list?.viewsAlive ?? 0)
    }
    return (time, views)
  }

  private func makeWindow() -> WidgetPointer {
    let window = adw_window_new().widget
    gtk_window_set_default_size(window.as(GtkWindow.self), 400, 600)
    return window
  }

  /// Puts a window on screen and runs the main loop until its first frame is painted.
  private func show(_ window: WidgetPointer, _ content: WidgetPointer) {
    adw_window_set_content(window.as(AdwWindow.self), content)
    gtk_window_present(window.as(GtkWindow.self))
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    var isPainted = false
    let painted = connect(clock, "after-paint") { isPainted = true }
    MainLoop.run(until: { isPainted })
    painted.disconnect()
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func line(_ figures: Figures) -> String {
    func text(_ value: Double) -> String {
      value.formatted(.number.precision(.fractionLength(2)))
    }
    return
      "\(figures.items) items on screen: \(text(figures.share)) × copying and hashing their "
      + "identifiers, at most \(text(greatestShare)) "
      + "(\(text(figures.list)) ms − \(text(figures.emptyWindow)) ms of an empty window; "
      + "\(text(figures.copyAndHash)) ms); \(figures.viewsAlive) views alive, at most \(mostViews)"
  }
}
