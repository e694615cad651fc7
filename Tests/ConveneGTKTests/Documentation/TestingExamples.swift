// The examples of tests: Scripts/check-readme compares them with what is between the marks here.

import Convene
import ConveneTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// README: test
@MainActor
struct TeaListTests {
  @Test func aTeaComesWhereItBelongs() throws {
    var teas = [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam")]
    let host = TestHost<CollectionView> { $0.list(teas) }
    host.describe(\Tea.name)
    try host.tap(teas[1])
    teas.insert(Tea(id: 3, name: "Chai"), at: 1)
    try host.update().expect(
      """
      1 batch
        inserted “3” at 0-1: not in the old list
      """)
    try host.expect(
      """
      320 × 480
      section
        ○ 1 “Sencha” · TeaCell 320 × 44
        ○ 3 “Chai” · TeaCell 320 × 44
        ● 2 “Assam” · TeaCell 320 × 44
      """)
  }
}
// end

// Testing: user
@MainActor
@Test func aTeaStaysSelected() throws {
  var teas = (1...100).map { Tea(id: $0, name: "Tea \($0)") }
  let host = TestHost<CollectionView> { $0.list(teas) }
  host.detail = [.sizes]
  try host.scroll(to: 50)
  try host.tap(50)
  host.rotate()
  #expect(host.selection == ["50"])

  host.loseWindow()
  teas.removeAll { $0.id % 2 == 1 }
  #expect(host.update().kind == "no window")
  host.findWindow()
  #expect(host.lastUpdate?.kind == "reload")
  host.scrollToEnd()
  try host.expect(
    """
    480 × 320, scrolled 1880 of 1880
    section
      … 42 above
      ○ 86 · 480 × 44
      ○ 88 · 480 × 44
      ○ 90 · 480 × 44
      ○ 92 · 480 × 44
      ○ 94 · 480 × 44
      ○ 96 · 480 × 44
      ○ 98 · 480 × 44
      ○ 100 · 480 × 44
    """)
}
// end

// Testing: update
@MainActor
@Test func onlyWhatChangedIsFilledAgain() throws {
  var teas = [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam"), Tea(id: 3, name: "Chai")]
  let host = TestHost<CollectionView> { $0.list(teas) }
  teas = [Tea(id: 3, name: "Masala Chai"), Tea(id: 1, name: "Sencha")]
  let update = host.update()
  #expect(update.removed == ["2"])
  #expect(update.moved == ["3"])
  #expect(update.reconfigured == ["3"])
  try update.expect(
    """
    1 batch
      removed “2” from 0-1: not in the new list
      moved “3” from 0-2 to 0-0
      reconfigured “3” at 0-0: its contents differ
    """)
}
// end

// Testing: screen
@MainActor
@Test func aLoadThatFailsIsTriedAgain() async throws {
  let clock = TestClock()
  let load = TestLoad<[Tea]>()
  let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
  let host = TestHost<CollectionView> { [weak loader] in $0.list(loader?.value ?? []) }
  host.detail = []
  loader.onValue = { _ in host.update() }
  let screen = TestScreen(content: host, loader: loader)

  loader.load()
  await clock.advance(by: .milliseconds(499))
  try screen.expect("blank")
  await clock.advance(by: .milliseconds(1))
  try screen.expect("state loading “Loading…”")
  // A spinner that appeared stays for half a second, and the error would have to wait for it.
  await clock.advance(by: .seconds(1))
  await load.fail()
  try await screen.press("Try Again")
  await load.succeed([Tea(id: 1, name: "Sencha")])

  try screen.expect(
    """
    section
      ○ 1
    """)
  try screen.expectHistory(
    """
    0 ms  blank
    500 ms  loading “Loading…”
    1500 ms  error “Something Went Wrong” “Please try again.” [Try Again]
    1500 ms  content
    """)
  #expect(screen.heard.last == "Loaded. 1 item")
}
// end

// Testing: network
@MainActor
@Test func aLoadWaitsForTheNetwork() async throws {
  let clock = TestClock()
  let load = TestLoad<[Tea]>()
  let network = TestNetwork(.offline)
  let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
  loader.follow(network)
  let screen = TestScreen(loader: loader)

  loader.load()
  await load.fail(URLError(.notConnectedToInternet))
  #expect(screen.tree.hasPrefix("state noInternet “No Internet Connection”"))
  network.status = .online
  await clock.advance(by: .seconds(1))
  #expect(load.queries.count == 2)
}
// end

// Testing: cells
@MainActor
func hostWithWidgets(_ teas: [Tea]) -> TestHost<CollectionView> {
  TestHost(
    list: { CollectionView() },
    cells: { ($0 as? CollectionReusableView.Type)?.init() },
    declare: { $0.list(teas) })
}
// end

// Testing: portable
@MainActor
func declare<Cell: ReusableCell>(
  _ numbers: [Int], in conv: Conv<Cell.Host>, show: @escaping @MainActor (Int, Cell) -> Void
) {
  conv.create { section in
    section.itemSize = .columns(3, spacing: 1)
    section.create(for: numbers) { (number, item: Item<Cell>) in
      item.configureCell { cell, _ in show(number, cell) }
    }
  }
}

@MainActor
@Test func numbersStandInThreeColumns() throws {
  let host = TestHost(width: 302) { conv in
    declare([1, 2], in: conv) { (number, cell: TestCell) in cell.text = "No. \(number)" }
  }
  try host.expect(
    """
    302 × 480
    section
      ○ 1 “No. 1” · TestCell 100 × 100
      ○ 2 “No. 2” · TestCell 100 × 100
    """)
}
// end

// Testing: pages
@MainActor
func declare<Cell: ReusableCell>(
  _ pages: PageLoader<Int, Int>, in conv: Conv<Cell.Host>,
  show: @escaping @MainActor (Int, Cell) -> Void
) where Cell.Host: StateRowList {
  declare(pages.elements, in: conv, show: show)
  conv.loadMore(from: pages)
}

@MainActor
@Test func thePageThatFollowsIsTriedAgain() async throws {
  let clock = TestClock()
  let load = TestLoad<Page<Int, Int>>()
  let pages = PageLoader(states: StateModel(on: clock)) { (_: Int?) in try await load.run() }
  let host = TestHost(width: 302) { conv in
    declare(pages, in: conv) { (number, cell: TestCell) in cell.text = "No. \(number)" }
  }
  host.detail = []
  pages.load()
  await load.succeed(Page([1, 2], next: 3))
  await clock.advance(by: .seconds(1))
  try host.expect(
    """
    section
      ○ “No. 1”
      ○ “No. 2”
    more
      ○ spinner “Loading More…”
    """)
  await load.fail()
  try host.expect(
    """
    section
      ○ “No. 1”
      ○ “No. 2”
    more
      ○ “Could not load more.” [Try Again]
    """)
  try await host.press("Try Again")
  await load.succeed(Page([3], next: nil))
  #expect(host.items == [["1", "2", "3"]])
}
// end
