import Convene
import Testing

@testable import Gallery

@Suite struct SheetStateTests {
  @Test("every body and accessory that the truth table has is on the sheet")
  func complete() {
    let shown = Set(SheetState.all.map(\.display))
    for outcome in [.none, .loaded, .failed(.error), .failed(.noInternet)]
      as [ScreenInput.Outcome]
    {
      for activity in ScreenInput.Activity.allCases {
        for network in NetworkStatus.allCases {
          for (count, query) in [(0, ""), (0, "abacus"), (9, "")] {
            let display = ScreenDisplay(
              ScreenInput(
                outcome: outcome, activity: activity, itemCount: count, network: network,
                query: query))
            #expect(
              shown.contains(display) || shown.contains(Self.twin(of: display)), "\(display)")
          }
        }
      }
    }
  }

  /// Bodies and accessories that are both on the sheet need not be there together.
  private static func twin(of display: ScreenDisplay) -> ScreenDisplay {
    switch display.body {
    case .noResults where display.accessory != .progress:
      ScreenDisplay(body: .empty, accessory: display.accessory)
    case .noInternet: ScreenDisplay(body: .error, accessory: display.accessory)
    default: display
    }
  }

  @Test("a title is the row of the table")
  func titles() {
    let titles = SheetState.all.map(\.title)
    #expect(titles.first == "none · idle · 0 items · online → nothing")
    #expect(titles.contains("none · loading · 0 items · online → still loading"))
    #expect(titles.last == "loaded · idle · 0 items · online → empty (Image from a URL)")
    #expect(Set(titles).count == titles.count)
  }

  @Test("light and dark, in three sizes and three languages, and from right to left")
  @MainActor func plans() {
    let plans = SheetPlan.all
    #expect(Set(plans.map(\.name)).count == plans.count)
    #expect(plans.filter { $0.looks.count == Language.allCases.count }.count == 6)
    #expect(plans.filter { $0.looks.allSatisfy(\.isRightToLeft) }.count == 1)
  }
}
