import CAdwaita
import ConveneLists
import ConveneStates
import XCTest

@testable import ConveneGTK

/// A section that shows a state of its own, among others that stay as they are.
final class StateRowsTests: GTKTestCase {
  func test_aSectionShowsLoadingThenItsItemsAndNothingElseIsTouched() {
    onMain {
      let bench = StateRowsBench()
      bench.states.setState(.loading)
      bench.show()
      XCTAssertEqual(bench.texts, ["Friends", "Loading…", "Others", "x", "y"])
      let others = bench.cells(of: TextCell.self)
      let headers = bench.headers
      XCTAssertEqual(bench.rows.count, 1)
      XCTAssertEqual(bench.rows.first?.isTurning, true)

      bench.friends = ["a", "b"]
      bench.list.update()
      XCTAssertEqual(bench.texts, ["Friends", "Loading…", "Others", "x", "y"], "kept back")
      bench.states.setState(.success)
      pump { bench.texts == ["Friends", "a", "b", "Others", "x", "y"] }
      XCTAssertEqual(bench.list.lastUpdate?.kind, .batches(1))
      XCTAssertEqual(bench.list.lastUpdate?.inserted, 2)
      XCTAssertEqual(bench.list.lastUpdate?.removed, 1)
      XCTAssertTrue(
        others.allSatisfy { cell in bench.cells(of: TextCell.self).contains { $0 === cell } })
      XCTAssertEqual(bench.headers.map(ObjectIdentifier.init), headers.map(ObjectIdentifier.init))
      XCTAssertEqual(bench.fills, ["x": 1, "y": 1, "a": 1, "b": 1])
      XCTAssertEqual(bench.list.itemCount, 4)
    }
  }

  func test_theRowChangesInPlaceFromSpinnerToErrorAndRetries() {
    onMain {
      let bench = StateRowsBench()
      var retries = 0
      bench.states.onRetry = { retries += 1 }
      bench.states.setState(.loading)
      bench.show()
      let row = bench.rows.first
      bench.states.setState(.error)
      pump { button("Try Again", in: bench.list.widget) != nil }
      XCTAssertTrue(bench.rows.first === row)
      XCTAssertEqual(bench.list.lastUpdate?.kind, .batches(0))
      XCTAssertEqual(bench.list.lastUpdate?.reconfigured, 1)
      XCTAssertEqual(
        bench.texts,
        ["Friends", "Something Went Wrong", "Please try again.", "Try Again", "Others", "x", "y"])
      if let button = button("Try Again", in: bench.list.widget) { emit(button.opaque, "clicked") }
      XCTAssertEqual(retries, 1)
      bench.states.setState(.empty)
      pump { bench.texts == ["Friends", "Nothing Here Yet", "Others", "x", "y"] }
      bench.states.show(ScreenDisplay(body: .noResults(query: "rum")))
      pump { bench.texts.contains("Nothing matches “rum”.") }
      bench.states.show(ScreenDisplay(body: .blank))
      pump { bench.texts == ["Friends", "Others", "x", "y"] }
    }
  }

  func test_aFailedRefreshOfASectionIsToldAfterItsItems() {
    onMain {
      let bench = StateRowsBench()
      bench.friends = ["a"]
      bench.states.onRetry = {}
      bench.states.show(ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
      bench.show()
      XCTAssertEqual(
        bench.texts, ["Friends", "a", "Could not be updated.", "Try Again", "Others", "x", "y"])
      bench.states.show(ScreenDisplay(body: .content, accessory: .offlineBanner(waiting: false)))
      pump { bench.texts == ["Friends", "a", "Others", "x", "y"] }
    }
  }

  func test_aHundredChangesInOneTurnAreOneUpdate() {
    onMain {
      let bench = StateRowsBench()
      bench.show()
      let before = bench.declared
      for _ in 0..<50 {
        bench.states.setState(.empty)
        bench.states.setState(.error)
      }
      pump { bench.texts.contains("Something Went Wrong") }
      MainLoop.drain()
      XCTAssertEqual(bench.declared, before + 1)
    }
  }

  func test_aLoaderInASectionNeedsNoCallback() {
    onMain {
      let bench = StateRowsBench()
      let loader = ScreenLoader<[Row]>(
        states: StateModel(timing: LoadingTiming(delay: .zero, minimum: .zero))
      ) { ["a", "b"] }
      bench.loader = loader
      bench.show()
      XCTAssertEqual(bench.texts, ["Friends", "Others", "x", "y"])
      loader.load()
      pump { bench.texts == ["Friends", "a", "b", "Others", "x", "y"] }
      loader.modify { $0.removeFirst() }
      pump { bench.texts == ["Friends", "b", "Others", "x", "y"] }
      loader.modify { $0.removeFirst() }
      pump { bench.texts == ["Friends", "Nothing Here Yet", "Others", "x", "y"] }
    }
  }

  func test_aRowStandsBelowAGridAsWideAsTheList() {
    onMain {
      let bench = StateRowsBench()
      bench.sizing = .columns(3, height: .points(40))
      bench.friends = ["a", "b", "c", "d"]
      bench.states.show(ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
      bench.show()
      let row = bench.rows.first.map { frame(of: $0.widget, in: bench.list.area) }
      XCTAssertEqual(row?.width, 300)
      XCTAssertEqual(row?.y, 30 + 80)
      bench.states.setState(.loading)
      pump { bench.texts == ["Friends", "Loading…", "Others", "x", "y"] }
    }
  }

  func test_aRowCannotBeSelectedAndHasANameForAScreenReader() {
    onMain {
      let bench = StateRowsBench()
      bench.states.setState(.error)
      bench.show()
      bench.list.choose(.init(section: 0, item: 0))
      XCTAssertTrue(bench.list.selectedItems.isEmpty)
      guard let row = bench.rows.first else { return XCTFail("there is no row") }
      XCTAssertEqual(row.accessibilityLabel, "Something Went Wrong, Please try again.")
      XCTAssertFalse(Bool(gtk_widget_has_css_class(row.widget, "activatable")))
    }
  }

  func test_theFocusOfAButtonThatGoesStaysInItsRow() {
    onMain {
      let bench = StateRowsBench()
      bench.states.onRetry = {}
      bench.states.setState(.error)
      let window = bench.show()
      guard let button = button("Try Again", in: bench.list.widget), let row = bench.rows.first
      else { return XCTFail("there is no button") }
      gtk_widget_grab_focus(button)
      bench.states.setState(.loading)
      pump { row.isTurning }
      XCTAssertEqual(gtk_root_get_focus(window.opaque), row.widget)
    }
  }

  func test_whatIsSaidOfARowIsSaidFromItsListUnlessAScreenShowsIt() {
    onMain {
      let bench = StateRowsBench()
      bench.states.setState(.error)
      bench.show()
      XCTAssertTrue(bench.states.renderer === bench.list.stateRowSpeaker)
      let shared = StateRowsBench()
      let view = StateView(states: shared.states)
      shared.states.setState(.error)
      shared.show()
      XCTAssertTrue(shared.states.renderer === view)
    }
  }

  func test_aListThatHasGoneIsToldNothingAndKeptByNobody() {
    onMain {
      let states = StateModel()
      weak var gone: CollectionView?
      do {
        let bench = StateRowsBench(states: states)
        gone = bench.list
        let window = bench.show()
        states.setState(.error)
        pump { !bench.rows.isEmpty }
        gtk_window_set_child(window.as(GtkWindow.self), nil)
      }
      MainLoop.drain()
      XCTAssertNil(gone)
      states.setState(.loading)
      MainLoop.drain()
    }
  }
}

/// A list of two sections, of which the first one has a state.
@MainActor
final class StateRowsBench {
  let list = CollectionView()
  let states: StateModel
  var loader: ScreenLoader<[Row]>?
  var friends: [Row] = []
  var sizing = ItemSizing.fullWidth(height: 40)
  /// How often each row was filled into a cell.
  var fills: [String: Int] = [:]
  private(set) var declared = 0

  init(states: StateModel? = nil) {
    self.states =
      states
      ?? StateModel(
        contentLibrary: .builtIn(languages: ["en"]),
        timing: LoadingTiming(delay: .zero, minimum: .zero))
    list.motionClock = StillClock()
    list.conv { [weak self] conv in self?.declare(conv) }
  }

  private func declare(_ conv: Conv<CollectionView>) {
    declared += 1
    conv.create("friends") { section in
      section.itemSize = sizing
      header("Friends", of: section)
      if let loader { section.show(loader) } else { section.show(states) }
      create(loader?.value ?? friends, in: section)
    }
    conv.create("others") { section in
      section.itemSize = .fullWidth(height: 40)
      header("Others", of: section)
      create(["x", "y"], in: section)
    }
  }

  private func header(_ title: String, of section: ListSection<CollectionView>) {
    section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
      header.size = CGSize(width: 0, height: 30)
      header.dependsOn = title
      header.configureView { view, _ in view.text = title }
    }
  }

  private func create(_ rows: [Row], in section: ListSection<CollectionView>) {
    section.create(for: rows) { [weak self] (row, item: Item<TextCell>) in
      item.configureCell { cell, _ in
        cell.text = row.text
        self?.fills[row.text, default: 0] += 1
      }
    }
  }

  @discardableResult
  func show(width: Int32 = 300, height: Int32 = 400) -> WidgetPointer {
    list.update()
    let window = ConveneGTKTests.show(list.widget, width: width, height: height)
    waitForTurn()
    waitForFrame(of: window)
    return window
  }

  /// All texts on screen, top to bottom.
  var texts: [String] { visibleTexts(in: list.widget) }

  var rows: [StateRow] { cells(of: StateRow.self) }

  func cells<Cell: CollectionCell>(of type: Cell.Type) -> [Cell] {
    list.mounted.values.compactMap { $0.view as? Cell }
  }

  var headers: [CollectionReusableView] {
    list.mounted.filter { if case .header = $0.key { true } else { false } }
      .sorted { $0.key.section < $1.key.section }.map(\.value.view)
  }
}

/// A clock by which nothing moves.
@MainActor
final class StillClock: MotionClock {
  func isEnabled(for widget: WidgetPointer) -> Bool { false }

  func begin(
    for widget: WidgetPointer, progress: @escaping @MainActor (Double) -> Void,
    end: @escaping @MainActor () -> Void
  ) -> any Motion {
    preconditionFailure("A clock that isn't enabled begins nothing.")
  }
}
