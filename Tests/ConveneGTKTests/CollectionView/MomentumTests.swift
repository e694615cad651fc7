import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Updates while the list goes on by itself.
final class MomentumTests: GTKTestCase {
  func test_aThousandUpdatesDuringMomentumKeepItRunningAndTheAnchorInPlace() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000))
      bench.show(height: 200)
      bench.scroll(to: 4_000)
      let momentum = Momentum(of: bench, velocity: 3)
      defer { momentum.end() }
      bench.frame()
      var updates = 0
      @MainActor func update() {
        updates += 1
        guard let anchor = bench.list.visiblePlaces.first else { return XCTFail("nothing is seen") }
        let row = bench.rows[anchor.index.item]
        // As many come above as go there, and no cell's text grows.
        bench.update(
          updates % 2 == 1
            ? Row.numbered(updates % 8 * 1_000..<updates % 8 * 1_000 + 5).map {
              Row("new \($0.text)")
            } + bench.rows
            : Array(bench.rows.dropFirst(5)),
          animated: updates % 3 == 0)
        guard
          let item = bench.rows.firstIndex(where: {
            $0.differenceIdentifier == row.differenceIdentifier
          }),
          let frame = bench.list.layout?.frame(of: ItemIndex(section: 0, item: item))
        else { return XCTFail("the anchor went") }
        XCTAssertEqual(
          frame.minY - bench.list.offset, anchor.offset, accuracy: 1, "update \(updates)")
      }
      for _ in 0..<80 {
        for _ in 0..<3 { update() }
        bench.frame()
      }
      let memory = OwnMemory.anonymous
      updates = 0
      for _ in 0..<250 {
        for _ in 0..<4 { update() }
        let before = momentum.frames
        let offset = bench.list.offset
        bench.frame()
        XCTAssertEqual(
          bench.list.offset - offset, Double(momentum.frames - before) * 3, accuracy: 0.001,
          "it goes on as it was going")
        // It turns round well before the ends.
        if bench.list.offset > 30_000 || bench.list.offset < 2_000 { momentum.velocity *= -1 }
      }
      XCTAssertEqual(updates, 1_000)
      XCTAssertLessThan(abs(OwnMemory.anonymous - memory), 2 << 20, "bytes")
    }
  }

  func test_momentumThatHasMovedNothingYetIsStoppedByAnUpdateThatGoesToTheTop() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000))
      bench.show(height: 200)
      bench.scroll(to: 2_000)
      bench.list.update(scrollsToTop: true)
      bench.frame()
      bench.startMomentum(40)
      bench.list.update(scrollsToTop: true)
      for _ in 0..<10 { bench.frame() }
      XCTAssertEqual(bench.list.offset, 0)
    }
  }

  func test_theScrolledWindowsOwnMomentumOutlivesAnUpdate() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000))
      bench.show(height: 200)
      bench.scroll(to: 8_000)
      bench.startMomentum(40)
      pump { bench.list.offset > 8_050 }
      for round in 0..<3 {
        let anchor = bench.shown[1]
        let offset = bench.list.offset
        bench.update(Row.numbered(2_000 + round * 50..<2_050 + round * 50) + bench.rows)
        XCTAssertEqual(bench.list.offset, offset + 2_000, accuracy: 1)
        XCTAssertNotEqual(gtk_adjustment_get_lower(bench.adjustment), 0, "the range is shifted")
        let kept = bench.list.layout?.frame(
          of: ItemIndex(section: 0, item: bench.rows.firstIndex(of: Row(anchor.text)) ?? 0))
        XCTAssertEqual((kept?.minY ?? 0) - bench.list.offset, anchor.y, accuracy: 1)
        let goingOn = bench.list.offset
        pump { bench.list.offset > goingOn }
        XCTAssertLessThan(bench.list.offset - goingOn, 400, "it isn't thrown back")
      }
      pump(atMost: 20_000) { gtk_adjustment_get_lower(bench.adjustment) == 0 }
      let rest = bench.list.offset
      bench.frame()
      bench.frame()
      XCTAssertEqual(bench.list.offset, rest, "it rests")
      XCTAssertEqual(gtk_adjustment_get_value(bench.adjustment), rest)
      bench.finish()
      bench.update(Row.numbered(5_000..<5_010) + bench.rows)
      XCTAssertEqual(bench.list.offset, rest + 400)
    }
  }

  func test_whatTurnsOutHigherThanEstimatedAboveDoesNotStopMomentum() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000))
      bench.sizing = .selfSizing(estimated: 30)
      bench.onConfigure = { cell, _ in gtk_widget_set_size_request(cell.label, -1, 70) }
      bench.show(height: 200)
      bench.scroll(to: 15_000)
      let momentum = Momentum(of: bench, velocity: -7)
      defer { momentum.end() }
      var lowest = bench.rows.count
      for _ in 0..<120 {
        let before = bench.shown
        bench.frame()
        for row in bench.shown {
          guard let old = before.first(where: { $0.text == row.text }) else { continue }
          XCTAssertEqual(
            (row.y - old.y).truncatingRemainder(dividingBy: 7), 0, accuracy: 1.01,
            "\(row.text) goes with the others")
          XCTAssertGreaterThanOrEqual(row.y, old.y - 1)
        }
        lowest = min(lowest, Int(bench.shown.first?.text ?? "") ?? lowest)
      }
      XCTAssertLessThan(lowest, 495, "it went upwards all the time")
    }
  }

  func test_scrollingToAnItemEndsMomentum() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000))
      bench.show(height: 200)
      bench.startMomentum(40)
      pump { bench.list.offset > 50 }
      bench.list.scroll(to: Row("500"), at: .top)
      bench.frame()
      bench.frame()
      XCTAssertEqual(bench.list.offset, 20_000)
      bench.startMomentum(40)
      pump { bench.list.offset > 20_050 }
      bench.list.update(scrollsToTop: true)
      bench.frame()
      bench.frame()
      XCTAssertEqual(bench.list.offset, 0)
    }
  }

  func test_theListIsHiddenDuringMomentum() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000))
      bench.show(height: 200)
      bench.scroll(to: 2_000)
      bench.startMomentum(40)
      pump { bench.list.offset > 2_050 }
      bench.update(Row.numbered(2_000..<2_050) + bench.rows)
      let offset = bench.list.offset
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      XCTAssertEqual(bench.list.offset, offset)
      XCTAssertEqual(gtk_adjustment_get_lower(bench.adjustment), 0)
    }
  }
}

/// Scrolling that sets the position from frame to frame as it has worked it out, as GTK's does.
@MainActor
private final class Momentum {
  var velocity: Double
  private(set) var frames = 0
  private var position: Double
  private let clock: OpaquePointer?
  private var connection: SignalConnection?

  init(of bench: ListBench, velocity: Double) {
    self.velocity = velocity
    position = gtk_adjustment_get_value(bench.adjustment)
    clock = gtk_widget_get_frame_clock(bench.list.area)
    guard let clock else { return }
    connection = connect(clock, "update") { [weak self, weak bench] in
      guard let self, let bench else { return }
      let adjustment = bench.adjustment
      frames += 1
      position += self.velocity
      let last = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      gtk_adjustment_set_value(
        adjustment, min(max(gtk_adjustment_get_lower(adjustment), position), last))
    }
    gdk_frame_clock_begin_updating(clock)
  }

  func end() {
    connection?.disconnect()
    if let clock { gdk_frame_clock_end_updating(clock) }
  }
}

/// The memory of this process.
private enum OwnMemory {
  /// Its own memory that isn't that of a file, in bytes.
  static var anonymous: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }
}
