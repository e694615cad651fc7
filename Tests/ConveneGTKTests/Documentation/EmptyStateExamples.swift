// The examples of Documentation/EmptyStates.md: Scripts/check-readme compares them.

import CAdwaita
import Convene
import Observation

// EmptyStates: kinds
extension EmptyState {
  static let reservation = EmptyState(title: "There is no reservation information")
  static let table = EmptyState(title: "There is no table information")
}
// end

// EmptyStates: screen
@MainActor
@Observable
final class ReservationBook {
  var guests: [String] = []
}

@MainActor
final class ReservationsScreen: WidgetConvertible, EmptyStateDisplayable {
  let emptyStateHolder = EmptyStateHolder(.reservation)
  let list = CollectionView()
  private let overlay: EmptyStateOverlay

  var widget: WidgetPointer { overlay.widget }

  init(book: ReservationBook) {
    overlay = EmptyStateOverlay(list)
    addEmptyStateView()
    emptyStateHolder.isHidden { !book.guests.isEmpty }
  }
}
// end

// EmptyStates: enumeration
enum Emptiness: EmptyStateRepresentable {
  case reservation, table

  var title: String {
    switch self {
    case .reservation: "There is no reservation information"
    case .table: "There is no table information"
    }
  }
}

@MainActor
func makeTableHolder() -> EmptyStateHolder {
  EmptyStateHolder(Emptiness.table)
}
// end

// EmptyStates: look
@MainActor
func setUpLook() {
  StateAppearance.default.titleStyle = .title
  StateAppearance.default.titleColor = .secondary
  StateAppearance.default.placement = .screen
}
// end
