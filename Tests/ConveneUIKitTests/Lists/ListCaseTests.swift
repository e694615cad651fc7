import ListCases
import Testing
import UIKitStandIn

@Suite("The cases on a collection view")
@MainActor
struct ListCaseTests {
  @Test("a case", arguments: ListCase.all)
  func collectionView(_ listCase: ListCase) async {
    var faults: [String] = []
    let exceptions = await UIKitExceptions.caught {
      faults = await listCase.faults { StandInList() }
    }
    #expect(faults == [])
    #expect(exceptions == [])
  }
}
