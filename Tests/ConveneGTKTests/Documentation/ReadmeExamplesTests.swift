import CAdwaita
import Convene
import ConveneDiff
import ConveneTesting
import Synchronization
import XCTest

@testable import ConveneGTK

/// The README's examples do what the README says.
final class ReadmeExamplesTests: GTKTestCase {
  func test_theListFollowsItsArray() {
    onMain {
      let list = TeaList()
      let window = show(list.view.widget)
      list.teas = [sencha, assam]
      waitForFrame(of: window)
      XCTAssertEqual(visibleTexts(in: list.view.widget), ["Sencha", "Assam"])
      list.teas = [assam, Tea(id: 1, name: "Gyokuro")]
      XCTAssertEqual(list.view.lastUpdate?.kind, .batches(1))
      XCTAssertEqual(list.view.lastUpdate?.moved, 1)
      pump { visibleTexts(in: list.view.widget) == ["Assam", "Gyokuro"] }
    }
  }

  func test_theScreenLoadsFailsTriesAgainAndIsEmpty() {
    onMain {
      let answers = Mutex<[Result<[Tea], URLError>]>([
        .success([]), .failure(URLError(.badServerResponse)), .success([sencha]),
      ])
      let screen = TeaScreen { try answers.withLock { $0.removeFirst() }.get() }
      show(screen.view.widget)
      pump { visibleTexts(in: screen.view.widget) == ["No Tea Today"] }
      screen.loader.load()
      pump { button("Try Again", in: screen.view.widget) != nil }
      screen.loader.retry()
      pump { visibleTexts(in: screen.view.widget) == ["Sencha"] }
    }
  }

  func test_shelvesHaveHeadersAndTeasInTwoColumns() {
    onMain {
      let list = CollectionView()
      declareShelves(in: list) { $0 == .green ? [sencha, Tea(id: 5, name: "Matcha")] : [assam] }
      list.update()
      let window = show(list.widget)
      waitForFrame(of: window)
      XCTAssertEqual(
        visibleTexts(in: list.widget), ["Green", "Sencha", "Matcha", "Black", "Assam"])
    }
  }

  func test_aSearchFindsNothingAndARemovalLeavesNothing() {
    onMain {
      let screen = TeaSearch { [sencha] }
      show(screen.view.widget)
      pump { visibleTexts(in: screen.view.widget) == ["Sencha"] }
      screen.search("rum")
      pump { screen.loader.display.body == .noResults(query: "rum") }
      screen.search("sen")
      pump { visibleTexts(in: screen.view.widget) == ["Sencha"] }
      screen.search("")
      screen.remove(sencha)
      pump { screen.loader.display.body == .empty }
    }
  }

  func test_pagesAreLoadedAsTheEndIsReached() {
    onMain {
      let teas = (0..<60).map { Tea(id: $0, name: "Tea \($0)") }
      let screen = TeaPages { page in Array(teas.dropFirst((page - 1) * 20).prefix(20)) }
      show(screen.view.widget, height: 400)
      pump { screen.list.itemCount == 20 }
      XCTAssertEqual(visibleTexts(in: screen.list.widget).first, "Tea 0")
      screen.list.scroll(to: teas[19])
      pump { screen.list.itemCount == 40 }
      screen.list.scroll(to: teas[39])
      pump { screen.list.itemCount == 60 }
      screen.list.scroll(to: teas[59])
      pump { screen.loader.more == .end }
      XCTAssertEqual(screen.list.itemCount, 60)
    }
  }

  func test_aSectionShowsThatItsLoadFailedThenWhatItBrought() {
    onMain {
      let answers = Mutex<[Result<[Tea], URLError>]>([
        .failure(URLError(.badServerResponse)), .success([sencha]),
      ])
      let loader = ScreenLoader<[Tea]> { try answers.withLock { $0.removeFirst() }.get() }
      let list = CollectionView()
      declareShelf(of: loader, in: list)
      list.update()
      show(list.widget)
      loader.load()
      pump { button("Try Again", in: list.widget) != nil }
      if let button = button("Try Again", in: list.widget) { emit(button.opaque, "clicked") }
      pump { visibleTexts(in: list.widget) == ["Sencha"] }
    }
  }

  func test_aButtonInACellDoesWhatItsItemSays() {
    onMain {
      let cell = OrderCell()
      var orders = 0
      cell.onOrder = { orders += 1 }
      if let button = cell.content { emit(button.opaque, "clicked") }
      XCTAssertEqual(orders, 1)
    }
  }

  func test_severalTeasAreDeletedByTheMenuOfOne() {
    onMain {
      let list = CollectionView()
      let drawer = Drawer([sencha, assam])
      drawer.onChange = { [weak list] in list?.update(animated: false) }
      declareDrawer(in: list, drawer)
      list.update()
      show(list.widget, width: 300, height: 200)
      list.focus(ItemIndex(section: 0, item: 0))
      _ = list.pressed(GDK_KEY_a, holding: GDK_CONTROL_MASK)
      _ = list.pressed(GDK_KEY_Return, holding: GdkModifierType(0))
      XCTAssertEqual(drawer.brewed, [sencha])
      XCTAssertTrue(list.openMenu(of: ItemIndex(section: 0, item: 1)))
      let entries = { @MainActor in
        WidgetTree.all(g_type_from_name("GtkModelButton"), in: list.area)
      }
      pump { entries().count == 2 }
      entries().last.map { _ = emit($0.opaque, "clicked") }
      pump { list.itemCount == 0 }
      XCTAssertEqual(drawer.teas, [])
    }
  }

  func test_aHostOfTestsFillsWidgetsWhereItCanMakeThem() {
    onMain {
      let host = hostWithWidgets([sencha, assam])
      let cell = try? host.cell(TeaCell.self, of: assam)
      let labels = cell.map { WidgetTree.all(gtk_label_get_type(), in: $0.widget) } ?? []
      XCTAssertEqual(
        labels.compactMap { gtk_label_get_text($0.opaque) }.map { String(cString: $0) }, ["Assam"])
      XCTAssertTrue(host.diagnostics.isEmpty)
    }
  }

  func test_theNewsOfTwoArrays() {
    XCTAssertEqual(
      news(
        from: [sencha, assam, Tea(id: 3, name: "Chai")],
        to: [Tea(id: 3, name: "Masala Chai"), sencha, Tea(id: 4, name: "Oolong")]),
      ["Assam is gone", "Oolong is new", "Masala Chai went from 2 to 0", "Masala Chai has changed"])
  }
}

private let sencha = Tea(id: 1, name: "Sencha")
private let assam = Tea(id: 2, name: "Assam")
