import CAdwaita
import Convene
import Synchronization
import XCTest

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

  func test_aButtonInACellDoesWhatItsItemSays() {
    onMain {
      let cell = OrderCell()
      var orders = 0
      cell.onOrder = { orders += 1 }
      if let button = cell.content { emit(button.opaque, "clicked") }
      XCTAssertEqual(orders, 1)
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
