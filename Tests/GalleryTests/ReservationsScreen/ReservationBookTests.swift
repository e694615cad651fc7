import Observation
import Synchronization
import Testing

@testable import Gallery

@MainActor
@Suite struct ReservationBookTests {
  @Test("each reservation is another one, also after some were given up")
  func identities() {
    let book = ReservationBook(count: 3)
    book.remove(book.reservations[0])
    for _ in 0..<10 { book.add() }
    #expect(book.reservations.map(\.id) == Array(1...12))
  }

  @Test("what was given up comes back where it stood")
  func restore() {
    let book = ReservationBook(count: 3)
    let before = book.reservations
    let index = book.remove(before[1])
    #expect(book.reservations.map(\.id) == [0, 2])
    #expect(index == 1)
    book.restore(before[1], at: 1)
    #expect(book.reservations == before)
  }

  @Test("giving up twice does nothing, and a place that is gone is the end")
  func edges() {
    let book = ReservationBook(count: 1)
    let only = book.reservations[0]
    #expect(book.remove(only) == 0)
    #expect(book.remove(only) == nil)
    book.restore(only, at: 7)
    #expect(book.reservations == [only])
  }

  @Test("whoever observes the count is told")
  func observed() {
    let book = ReservationBook(count: 0)
    let told = Mutex(false)
    withObservationTracking {
      _ = book.reservations.isEmpty
    } onChange: {
      told.withLock { $0 = true }
    }
    book.add()
    #expect(told.withLock { $0 })
  }
}
