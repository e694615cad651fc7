import Convene
import Observation

/// A table that was reserved.
struct Reservation: Differenciable, Identifiable, Hashable, Sendable {
  let id: Int
  let place: String
  let time: String

  /// What a day brings, over and over.
  private static let tables = [
    ("The Copper Kettle", "Friday, 19:30 · 2 guests"),
    ("Osteria dell’Angolo", "Saturday, 20:00 · 4 guests"),
    ("松の家", "Sunday, 12:00 · 3 guests"),
    ("Кафе «Пушкин»", "Monday, 18:00 · 2 guests"),
    ("Harbour Lights", "Tuesday, 19:00 · 6 guests"),
    ("Le Petit Four", "Wednesday, 12:30 · 2 guests"),
  ]

  init(number: Int) {
    id = number
    (place, time) = Self.tables[number % Self.tables.count]
  }
}

/// The reservations, which screens observe.
@MainActor
@Observable
final class ReservationBook {
  private(set) var reservations: [Reservation]
  private var number: Int

  /// - Parameter count: How many reservations there are at first.
  init(count: Int) {
    reservations = (0..<count).map(Reservation.init(number:))
    number = count
  }

  /// Reserves one more table.
  func add() {
    reservations.append(Reservation(number: number))
    number += 1
  }

  /// Gives a table up.
  ///
  /// - Returns: Where it stood; `nil` where it is there no more.
  @discardableResult
  func remove(_ reservation: Reservation) -> Int? {
    guard let index = reservations.firstIndex(where: { $0.id == reservation.id }) else {
      return nil
    }
    reservations.remove(at: index)
    return index
  }

  /// Takes back that a table was given up.
  func restore(_ reservation: Reservation, at index: Int) {
    reservations.insert(reservation, at: min(index, reservations.count))
  }
}
