import ListCases
import Testing

@Suite("The cases on the recording host")
@MainActor
struct ListCaseTests {
  @Test("a case", arguments: ListCase.all)
  func recordingHost(_ listCase: ListCase) async {
    #expect(await listCase.faults { RecordingList() } == [])
  }
}
