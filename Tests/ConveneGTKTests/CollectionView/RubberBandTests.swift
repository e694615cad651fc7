import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// A rectangle drawn over a list to select what it touches.
final class RubberBandTests: GTKTestCase {
  /// A grid of three columns of 80 pixels with room at the right.
  @MainActor
  private static func bench(_ count: Int, height: Int32 = 200) -> ListBench {
    let bench = ListBench(Row.numbered(0..<count))
    bench.list.selectionMode = .multiple
    bench.sizing = .fixed(CGSize(width: 80, height: 40))
    bench.insets = .init(top: 0, leading: 0, bottom: 0, trailing: 60)
    bench.show(width: 300, height: height)
    return bench
  }

  @MainActor
  private static func bands(of bench: ListBench) -> [WidgetPointer] {
    WidgetTree.children(of: bench.list.area).filter {
      String(cString: gtk_widget_get_css_name($0)) == "rubberband"
    }
  }

  func test_itSelectsWhatItTouches() {
    onMain {
      let bench = Self.bench(9)
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      bench.list.drawBand(to: CGPoint(x: 170, y: 60))
      XCTAssertEqual(bench.selectedTexts, ["2", "5"])
      bench.list.drawBand(to: CGPoint(x: 90, y: 30))
      XCTAssertEqual(bench.selectedTexts, ["1", "2"])
      XCTAssertEqual(
        bench.log, ["selected 2", "selected 5", "deselected 5", "selected 1"],
        "each is told as it comes and goes")
      bench.frame()
      let band = Self.bands(of: bench).map { frame(of: $0, in: bench.list.area) }
      XCTAssertEqual(band.map { [$0.x, $0.y, $0.width, $0.height] }, [[90, 10, 190, 20]])
      bench.list.endBand()
      bench.frame()
      XCTAssertEqual(Self.bands(of: bench).count, 0)
      XCTAssertEqual(bench.selectedTexts, ["1", "2"], "it stays selected")
    }
  }

  func test_withControlWhatWasSelectedStays() {
    onMain {
      let bench = Self.bench(9)
      bench.click("0", holding: [])
      bench.list.drawBand(to: CGPoint(x: 0, y: 0))
      XCTAssertEqual(bench.selectedTexts, ["0"], "there is no band")
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: .toggle))
      bench.list.drawBand(to: CGPoint(x: 170, y: 20))
      XCTAssertEqual(bench.selectedTexts, ["0", "2"])
      bench.list.drawBand(to: CGPoint(x: 275, y: 20))
      XCTAssertEqual(bench.selectedTexts, ["0"])
      bench.list.endBand()
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      bench.list.drawBand(to: CGPoint(x: 275, y: 20))
      XCTAssertEqual(bench.selectedTexts, [])
    }
  }

  func test_nearAnEdgeTheListGoesOnAndWhatIsNoLongerSeenCounts() {
    onMain {
      let bench = Self.bench(3000)
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      bench.list.drawBand(to: CGPoint(x: 200, y: 100))
      bench.list.scrollBand(seconds: 0.1)
      XCTAssertEqual(bench.list.offset, 0, "in the middle it stays")
      bench.list.drawBand(to: CGPoint(x: 200, y: 230))
      for _ in 0..<20 { bench.list.scrollBand(seconds: 0.1) }
      let offset = bench.list.offset
      XCTAssertGreaterThan(offset, 400)
      bench.frame()
      XCTAssertNil(bench.shown("2"))
      let last = (Int(offset) + 230) / 40
      XCTAssertEqual(bench.selectedTexts, (0...last).map { "\($0 * 3 + 2)" })
      XCTAssertLessThan(bench.list.viewsAlive, 80)
      let band = Self.bands(of: bench).map { frame(of: $0, in: bench.list.area) }
      XCTAssertEqual(band.map(\.height), [216], "no longer than what is seen")
      bench.list.drawBand(to: CGPoint(x: 200, y: -50))
      for _ in 0..<60 { bench.list.scrollBand(seconds: 0.1) }
      XCTAssertEqual(bench.list.offset, 0)
      XCTAssertEqual(bench.selectedTexts, ["2"])
    }
  }

  func test_framesScrollByThemselves() {
    onMain {
      let bench = Self.bench(3000)
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      bench.list.drawBand(to: CGPoint(x: 200, y: 250))
      pump { bench.list.offset > 100 }
      bench.list.drawBand(to: CGPoint(x: 200, y: 100))
      XCTAssertEqual(bench.list.rubberBand?.frames.isRunning, false)
      bench.list.endBand()
    }
  }

  func test_whereTheListIsScrolledItFollowsThePointer() {
    onMain {
      let bench = Self.bench(300)
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      bench.list.drawBand(to: CGPoint(x: 170, y: 60))
      bench.scroll(to: 80)
      XCTAssertEqual(bench.selectedTexts, ["2", "5", "8", "11"])
      let band = Self.bands(of: bench).map { frame(of: $0, in: bench.list.area) }
      XCTAssertEqual(band.map { $0.y + $0.height }, [60])
      bench.scroll(to: 0)
      XCTAssertEqual(bench.selectedTexts, ["2", "5"])
      bench.list.endBand()
    }
  }

  func test_anUpdateMayComeWhileItIsDrawnAndAReloadEndsIt() {
    onMain {
      let bench = Self.bench(9)
      bench.click("3", holding: [])
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: .toggle))
      bench.list.drawBand(to: CGPoint(x: 170, y: 20))
      bench.update(["x"] + bench.rows)
      bench.finish()
      XCTAssertEqual(bench.selectedTexts, ["2", "3"])
      bench.list.drawBand(to: CGPoint(x: 170, y: 25))
      XCTAssertEqual(bench.selectedTexts, ["1", "3"], "1 is where the band is now")
      bench.list.reload()
      XCTAssertNil(bench.list.rubberBand)
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      gtk_window_destroy(bench.window?.as(GtkWindow.self))
    }
  }

  func test_whereOneIsSelectedThereIsNone() {
    onMain {
      let bench = Self.bench(9)
      XCTAssertTrue(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
      bench.list.selectionMode = .single
      bench.list.drawBand(to: CGPoint(x: 170, y: 60))
      XCTAssertEqual(bench.selectedTexts, [])
      XCTAssertFalse(bench.list.beginBand(at: CGPoint(x: 280, y: 10), holding: []))
    }
  }

  func test_theRealPointerDrawsOne() throws {
    try onMain {
      let bench = Self.bench(9)
      let window = try RealInput.number(of: XCTUnwrap(bench.window))
      defer { RealInput.putAway() }
      try RealInput.send(
        "mousemove", "--window", window, "280", "10", "mousedown", "1", "mousemove", "--window",
        window, "230", "30", "mousemove", "--window", window, "170", "60")
      pump { bench.selectedTexts == ["2", "5"] }
      bench.frame()
      XCTAssertEqual(Self.bands(of: bench).count, 1)
      try Pictures.write(XCTUnwrap(bench.window), "rubber-band")
      try RealInput.send("mouseup", "1")
      pump { Self.bands(of: bench).isEmpty }
      XCTAssertEqual(bench.selectedTexts, ["2", "5"])
      // From an item nothing is drawn.
      try RealInput.send(
        "mousemove", "--window", window, "20", "20", "mousedown", "1", "mousemove", "--window",
        window, "150", "110", "mouseup", "1")
      MainLoop.drain()
      XCTAssertEqual(bench.selectedTexts, ["2", "5"])
    }
  }
}
