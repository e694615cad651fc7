import Testing

@testable import ConveneLists

@MainActor
@Suite("A place that the library shares with the app")
struct SharedPlaceTests {
  private final class Somebody {}

  @Test("the owner takes it, and remembers whose it was")
  func taking() {
    let place = SharedPlace()
    let owner = Somebody()
    let app = Somebody()
    var taken = 0
    place.keep(for: owner, from: app) { taken += 1 }
    #expect(place.other === app)
    place.keep(for: owner, from: owner) { taken += 1 }
    #expect(place.other === app)
    #expect(taken == 1)
    place.keep(for: owner, from: nil) { taken += 1 }
    #expect(place.other == nil, "the app has taken itself away")
    #expect(taken == 2)
  }

  @Test("a place that isn't needed is left alone")
  func unneeded() {
    let place = SharedPlace()
    place.keep(for: Somebody(), from: Somebody(), isNeeded: false) { Issue.record("taken") }
    #expect(place.other == nil)
  }

  @Test("who was there before isn't retained")
  func weakness() {
    let place = SharedPlace()
    do { place.keep(for: Somebody(), from: Somebody()) {} }
    #expect(place.other == nil)
  }
}
