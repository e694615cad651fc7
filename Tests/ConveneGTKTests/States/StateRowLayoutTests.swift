import XCTest

@testable import ConveneGTK

final class StateRowLayoutTests: XCTestCase {
  private typealias Width = StateRowLayout.Width

  private func lines(_ width: Int32, message: Width?, _ buttons: [Width]) -> [[Int32]] {
    StateRowLayout.lines(in: width, message: message, buttons: buttons)
  }

  func test_allIsInOneLineWhereThereIsRoom() {
    let message = Width(natural: 100, minimum: 30)
    XCTAssertEqual(
      lines(300, message: message, [Width(natural: 80, minimum: 40)]), [[100, 80]])
    XCTAssertEqual(lines(300, message: message, []), [[100]])
    XCTAssertEqual(lines(60, message: message, []), [[60]])
  }

  func test_aMessageThatWrapsHasHalfOfTheRoomOrALineOfItsOwn() {
    let message = Width(natural: 400, minimum: 30)
    XCTAssertEqual(lines(300, message: message, [Width(natural: 80, minimum: 40)]), [[208, 80]])
    XCTAssertEqual(
      lines(300, message: message, [Width(natural: 180, minimum: 40)]), [[300], [180]])
  }

  func test_buttonsThatDontFitBesideEachOtherAreOneBelowTheOther() {
    let button = Width(natural: 200, minimum: 50)
    XCTAssertEqual(
      lines(300, message: Width(natural: 100, minimum: 30), [button, button]),
      [[100], [200], [200]])
    XCTAssertEqual(lines(150, message: nil, [button]), [[150]])
  }

  func test_nothingIsNarrowerThanItMayBe() {
    XCTAssertEqual(
      lines(
        10, message: Width(natural: 90, minimum: 30), [Width(natural: 80, minimum: 40)]),
      [[30], [40]])
    XCTAssertEqual(lines(300, message: nil, []), [])
  }
}
