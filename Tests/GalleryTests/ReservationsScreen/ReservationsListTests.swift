import Convene
import ConveneTesting
import Testing

@testable import Gallery

/// The list of reservations, without a display.
@Suite("The list of reservations")
@MainActor
struct ReservationsListTests {
  private let book = ReservationBook(count: 3)
  private let host: TestHost<CollectionView>

  init() {
    host = TestHost { [book] conv in conv.reservations(book.reservations) { book.remove($0) } }
    host.selectionMode = .none
    host.detail = []
    host.describe(\Reservation.place)
  }

  @Test("a table that is reserved comes last, one that is given up goes, and comes back by undo")
  func life() throws {
    try host.expect(
      """
      section
        ○ “The Copper Kettle”
        ○ “Osteria dell’Angolo”
        ○ “松の家”
      """)
    book.add()
    try host.update().expect(
      """
      1 batch
        inserted “Кафе «Пушкин»” at 0-3: not in the old list
      """)
    let given = book.reservations[1]
    let index = try #require(book.remove(given))
    #expect(host.update().removed == ["Osteria dell’Angolo"])
    book.restore(given, at: index)
    try host.update().expect(
      """
      1 batch
        inserted “Osteria dell’Angolo” at 0-1
      """, [])
  }

  @Test("nothing is selected by a tap")
  func taps() throws {
    #expect(try !host.tap("松の家"))
    #expect(host.selection.isEmpty)
  }

  @Test("the last one given up leaves an empty section")
  func empty() throws {
    for reservation in book.reservations { book.remove(reservation) }
    host.update()
    try host.expect("section")
  }
}
