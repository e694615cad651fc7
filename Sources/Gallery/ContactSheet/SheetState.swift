import Convene
import Foundation

/// A state of the contact sheet: a row of the truth table, or what an app makes of one.
struct SheetState {
  let input: ScreenInput
  /// How it differs from what comes with the library.
  var variant = ContentVariant.standard
  /// Whether it has been loading for too long.
  var isStillLoading = false

  /// What the table says.
  var display: ScreenDisplay { ScreenDisplay(input) }

  /// How many rows the content has.
  var rows: [Pioneer] { Array(Pioneer.all.prefix(input.itemCount)) }

  /// What stands above it in the sheet.
  var title: String {
    var shown = display
    shown.isStillLoading = isStillLoading
    let input = StateExplanation.words(for: input) + " → " + StateExplanation.words(for: shown)
    return variant == .standard ? input : "\(input) (\(variant.title))"
  }

  /// Every row of the table, and what an app can change of it.
  static let all: [SheetState] = withoutContent + withContent + changed

  private static let withoutContent: [SheetState] = [
    .init(.none, .idle),
    .init(.none, .idle, .offline),
    .init(.none, .loading),
    .init(.none, .loading, isStillLoading: true),
    .init(.none, .loading, .offline),
    .init(.loaded, .idle),
    .init(.loaded, .idle, query: "abacus"),
    .init(.loaded, .refreshing),
    .init(.loaded, .refreshing, query: "abacus"),
    .init(.loaded, .idle, .offline),
    .init(.loaded, .refreshing, .offline),
    .init(.failed(.error), .idle),
    .init(.failed(.noInternet), .idle),
    .init(.failed(.error), .refreshing),
    .init(.failed(.error), .idle, .offline),
    .init(.failed(.error), .refreshing, .offline),
  ]

  private static let withContent: [SheetState] = [
    .init(.loaded, .idle, items: 9),
    .init(.loaded, .refreshing, items: 9),
    .init(.failed(.error), .idle, items: 9),
    .init(.failed(.noInternet), .idle, items: 9),
    .init(.loaded, .idle, .offline, items: 9),
    .init(.loaded, .refreshing, .offline, items: 9),
  ]

  private static let changed: [SheetState] = [
    .init(.loaded, .idle, variant: .ownWords),
    .init(.failed(.error), .idle, variant: .ownView),
    .init(.failed(.noInternet), .idle, variant: .withoutSubtitle),
    .init(.loaded, .idle, variant: .imageFromURL),
  ]

  private init(
    _ outcome: ScreenInput.Outcome, _ activity: ScreenInput.Activity,
    _ network: NetworkStatus = .online, items: Int = 0, query: String = "",
    variant: ContentVariant = .standard, isStillLoading: Bool = false
  ) {
    input = ScreenInput(
      outcome: outcome, activity: activity, itemCount: items, network: network, query: query)
    self.variant = variant
    self.isStillLoading = isStillLoading
  }
}
