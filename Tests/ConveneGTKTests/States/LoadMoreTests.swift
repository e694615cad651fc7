import CAdwaita
import ConveneLists
import ConveneStates
import Foundation
import Synchronization
import XCTest

@testable import ConveneGTK

/// A list that loads its pages: by scrolling, with the row at its end.
final class LoadMoreTests: GTKTestCase {
  func test_theEndLoadsAPageUnderASpinnerRowUntilTheLast() {
    onMain {
      let bench = LoadMoreBench()
      bench.show()
      XCTAssertEqual(bench.texts.prefix(2), ["0", "1"])
      XCTAssertEqual(bench.begun, 1)
      bench.scrollToEnd()
      pump { bench.begun == 2 && bench.rowIsDeclared }
      waitForFrame(of: bench.list.widget)
      XCTAssertEqual(bench.row?.isTurning, true, "who is at the end sees the row that comes there")
      XCTAssertEqual(bench.list.bounds.maxY, bench.list.layout?.contentHeight)
      XCTAssertEqual(bench.texts.last, "Loading More…")
      let first = bench.list.mounted[.item(.init(section: 0, item: 9))]

      bench.answer(1)
      pump { bench.list.itemCount == 20 && !bench.rowIsDeclared }
      XCTAssertTrue(first === bench.list.mounted[.item(.init(section: 0, item: 9))])
      bench.scrollToEnd()
      pump { bench.begun == 3 }
      bench.answer(2)
      pump { bench.list.itemCount == 30 }
      XCTAssertEqual(bench.loader.more, .end)
      bench.scrollToEnd()
      MainLoop.drain()
      XCTAssertEqual(bench.begun, 3)
      XCTAssertNil(bench.row)
      XCTAssertEqual(bench.texts.last, "29")
    }
  }

  func test_aPageThatFailsIsTriedAgainByItsRow() {
    onMain {
      let bench = LoadMoreBench()
      bench.show()
      bench.scrollToEnd()
      pump { bench.row?.isTurning == true }
      let row = bench.row
      bench.answer(1, with: .failure(URLError(.timedOut)))
      pump { button("Try Again", in: bench.list.widget) != nil }
      XCTAssertTrue(bench.row === row)
      XCTAssertEqual(bench.texts.suffix(2), ["Could not load more.", "Try Again"])
      bench.scroll(to: 0)
      bench.scrollToEnd()
      MainLoop.drain()
      XCTAssertEqual(bench.begun, 2, "scrolling doesn't try again by itself")
      guard let button = button("Try Again", in: bench.list.widget) else {
        return XCTFail("there is no button")
      }
      emit(button.opaque, "clicked")
      emit(button.opaque, "clicked")
      pump { bench.begun == 3 }
      bench.answer(2)
      pump { bench.list.itemCount == 20 && !bench.rowIsDeclared }
    }
  }

  func test_pagesAreLoadedUntilTheViewIsFull() {
    onMain {
      let bench = LoadMoreBench(pageSize: 2)
      for page in 1..<9 { bench.answer(page) }
      bench.show()
      pump { bench.list.itemCount == 8 }
      MainLoop.drain()
      XCTAssertEqual(bench.begun, 4, "five rows are in view, and half of that ahead")
    }
  }

  func test_theEndSaysSomethingWhereTheAppHasWordsForIt() {
    onMain {
      let bench = LoadMoreBench(pages: 1)
      bench.loader.moreStates.contentLibrary[.empty] = StateContent(title: "That is all")
      bench.show()
      bench.scrollToEnd()
      XCTAssertEqual(bench.texts.last, "That is all")
      bench.loader.modify { $0 = [] }
      pump { bench.list.itemCount == 0 }
      MainLoop.drain()
      XCTAssertNil(bench.row)
    }
  }

  func test_aRefreshThatBringsTheSamePageLoadsOnFromThere() {
    onMain {
      let bench = LoadMoreBench()
      bench.show()
      bench.scrollToEnd()
      pump { bench.begun == 2 }
      bench.answer(1, with: .failure(URLError(.timedOut)))
      pump { bench.loader.more == .failed(.error) }
      bench.loader.refresh()
      pump { bench.begun == 3 }
      bench.answer(2)
      pump { bench.begun == 4 }
      XCTAssertEqual(bench.loader.more, .loading)
      bench.answer(3)
      pump { bench.list.itemCount == 20 }
    }
  }

  func test_aSectionLoadsItsOwnPages() {
    onMain {
      let bench = LoadMoreBench()
      bench.isInSection = true
      bench.show()
      bench.scroll(to: 10 * 40 - 130)
      pump { bench.row?.isTurning == true }
      XCTAssertEqual(bench.texts.suffix(3), ["9", "Loading More…", "w"])
      bench.answer(1)
      pump { bench.list.itemCount == 24 && !bench.rowIsDeclared }
      XCTAssertEqual(bench.list.lastUpdate?.kind, .batches(1))
    }
  }
}

/// A list of numbered rows that come in pages, each when the test says so.
@MainActor
final class LoadMoreBench {
  let list = CollectionView()
  let loader: PageLoader<Row, Int>
  /// Whether a section loads more, before another one.
  var isInSection = false
  private let answers: Answers

  init(
    pageSize: Int = 10, pages: Int = 3, library: StateContentLibrary = .builtIn(languages: ["en"])
  ) {
    let answers = Answers(pageSize: pageSize, pages: pageSize < 10 ? 100 : pages)
    self.answers = answers
    loader = PageLoader(
      states: StateModel(
        contentLibrary: library, timing: LoadingTiming(delay: .zero, minimum: .zero))
    ) { try await answers.page($0 ?? 0) }
    list.motionClock = StillClock()
    list.conv { [weak self] conv in self?.declare(conv) }
    answers.end(0, with: .success(()))
    loader.load()
  }

  private func declare(_ conv: Conv<CollectionView>) {
    if !isInSection { conv.loadMore(from: loader) }
    conv.create("pages") { section in
      section.itemSize = .fullWidth(height: 40)
      create(loader.elements, in: section)
      if isInSection { section.loadMore(from: loader, within: .items(0)) }
    }
    guard isInSection else { return }
    conv.create("others") { section in
      section.itemSize = .fullWidth(height: 40)
      create(["w", "x", "y", "z"], in: section)
    }
  }

  private func create(_ rows: [Row], in section: ListSection<CollectionView>) {
    section.create(for: rows) { (row, item: Item<TextCell>) in
      item.configureCell { cell, _ in cell.text = row.text }
    }
  }

  /// Shows the list with its first page.
  @discardableResult
  func show(width: Int32 = 300, height: Int32 = 200) -> WidgetPointer {
    list.update()
    let window = ConveneGTKTests.show(list.widget, width: width, height: height)
    pump { loader.elements.count > 0 && list.itemCount > 0 }
    waitForFrame(of: window)
    return window
  }

  func scroll(to offset: Double) {
    list.scrollable.scroll(to: offset)
    waitForFrame(of: list.widget)
  }

  func scrollToEnd() { scroll(to: 1_000_000) }

  /// How many loads have begun.
  var begun: Int { answers.begun }

  /// Lets a load end, which is at first a success; a load ends once.
  func answer(_ load: Int, with result: Result<Void, any Error> = .success(())) {
    answers.end(load, with: result)
  }

  var texts: [String] { visibleTexts(in: list.widget) }

  /// Whether there is a row, in view or not.
  var rowIsDeclared: Bool { list.driver.content.itemCount > list.itemCount }

  /// The row at the end, if there is one and it can be seen.
  var row: StateRow? { list.mounted.values.lazy.compactMap { $0.view as? StateRow }.first }
}

/// The answers to the loads of a test, by their order.
private final class Answers: Sendable {
  private struct State {
    var begun = 0
    var results: [Int: Result<Void, any Error>] = [:]
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  }

  let pageSize: Int
  let pages: Int
  private let state = Mutex(State())

  init(pageSize: Int, pages: Int) {
    self.pageSize = pageSize
    self.pages = pages
  }

  deinit {
    for continuation in state.withLock({ $0.waiting }).values {
      continuation.resume(throwing: CancellationError())
    }
  }

  var begun: Int { state.withLock(\.begun) }

  func page(_ number: Int) async throws -> Page<Row, Int> {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<Void, any Error>? = state.withLock { state in
        let load = state.begun
        state.begun += 1
        if let result = state.results[load] { return result }
        state.waiting[load] = continuation
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
    return Page(
      Row.numbered(number * pageSize..<(number + 1) * pageSize),
      next: number + 1 < pages ? number + 1 : nil)
  }

  func end(_ load: Int, with result: Result<Void, any Error>) {
    let continuation = state.withLock { state in
      state.results[load] = result
      return state.waiting.removeValue(forKey: load)
    }
    continuation?.resume(with: result)
  }
}
