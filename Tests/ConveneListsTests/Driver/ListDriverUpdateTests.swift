import ConveneDiff
import ConveneLists
import Testing

@Suite("How an update reaches the host")
@MainActor
struct ListDriverUpdateTests {
  private let host = RecordingHost()

  @Test("the first content is a reload")
  func firstContent() {
    #expect(host.show(["S" * ["a", "b"]]) == true)
    #expect(host.reloadCount == 1)
    #expect(host.texts == [["a", "b"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a changed list is the smallest batch")
  func smallestBatch() {
    host.show(["S" * ["a", "b"]])
    #expect(host.show(["S" * ["a", "c", "b"]]) == true)
    #expect(host.batches.map(\.insertedItems) == [[ItemIndex(section: 0, item: 1)]])
    #expect(host.batches.first?.operationCount == 1)
    #expect(host.texts == [["a", "c", "b"]])
    #expect(host.problems.isEmpty)
  }
}
