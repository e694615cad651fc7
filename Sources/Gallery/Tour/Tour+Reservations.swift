import Convene

/// Reservations, given up one by one until there is none, and made again.
extension Tour {
  func visitReservations() async throws {
    let screen = window.reservations
    window.show(.reservations)
    try await noteReservations("reservations")
    screen.add()
    try await noteReservations("reservations-added")
    while let reservation = screen.book.reservations.first {
      screen.remove(reservation)
      let left = screen.book.reservations.count
      try await noteReservations(
        left == 0 ? "reservations-empty" : "reservations-\(left)", isPictured: left == 0)
    }
    screen.restore(Reservation(number: 3), at: 0)
    try await noteReservations("reservations-restored")
    screen.add()
    screen.add()
    try await noteReservations("reservations-again", isPictured: false)
  }

  func noteReservations(_ name: String, isPictured: Bool = true) async throws {
    let screen = window.reservations
    try await note(name, list: screen.list, isPictured: isPictured) { screen.expectation() }
  }
}

extension ReservationsScreen {
  /// What should be on screen.
  func expectation() -> Expectation {
    var expectation = Expectation(list: "Reservations")
    let reservations = book.reservations
    expectation.elements = list.expectation(
      header: { _ in "" },
      item: { ReservationCell.accessibilityLabel(for: reservations[$1]) })
    if reservations.isEmpty { expectation.centredText = EmptyState.reservation.title }
    return expectation
  }
}
