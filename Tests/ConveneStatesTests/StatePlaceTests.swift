import Testing

@testable import ConveneStates

@Suite("Where a state stands in its part of a screen")
struct StatePlaceTests {
  private func place(
    _ header: Double, of height: Double = 600, wanted: Double, on screen: (Double, Double?)? = nil
  ) -> [Double] {
    let place = StatePlace(
      height: height, header: header, wanted: wanted, placement: screen == nil ? .list : .screen,
      above: screen?.0 ?? 0, below: screen?.1)
    return [place.top, place.height]
  }

  @Test("below a header, as long as it has what it needs, or half of the height")
  func header() {
    #expect(place(0, wanted: 200) == [0, 600])
    #expect(place(100, wanted: 200) == [100, 500])
    #expect(place(500, wanted: 200) == [400, 200])
    #expect(place(500, wanted: 900) == [300, 300])
    #expect(place(.greatestFiniteMagnitude, of: 0, wanted: 200) == [0, 0])
    #expect(place(-50, wanted: 0) == [0, 600])
  }

  @Test("in the middle of the screen, by keeping away from the side with fewer bars")
  func screen() {
    #expect(place(0, wanted: 200, on: (100, 0)) == [0, 500])
    #expect(place(0, wanted: 200, on: (0, 100)) == [100, 500])
    #expect(place(0, wanted: 200, on: (50, 50)) == [0, 600])
    #expect(place(0, wanted: 501, on: (100, 0)) == [0, 600], "unless that leaves too little room")
    #expect(place(0, wanted: 200, on: (100, nil)) == [0, 600], "and where there is a screen")
  }

  @Test("a header counts as a bar above")
  func headerOnScreen() {
    #expect(place(100, wanted: 100, on: (0, 300)) == [300, 300])
    #expect(place(100, wanted: 100, on: (100, 100)) == [100, 400])
  }
}
