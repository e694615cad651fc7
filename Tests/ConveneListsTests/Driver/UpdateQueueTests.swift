import Testing

@testable import ConveneLists

@Suite("The queue of updates")
@MainActor
struct UpdateQueueTests {
  @Test("it is busy while something moves, or waits for the next turn, and only then")
  func busy() {
    let queue = UpdateQueue<RecordingHost>()
    #expect(!queue.isBusy)
    queue.isTurnPending = true
    #expect(queue.isBusy)
    queue.isTurnPending = false
    let ticket = UpdateTicket([])
    queue.motionBegan()
    #expect(queue.isBusy)
    queue.motionEnded(ticket, finished: true)
    #expect(!queue.isBusy)
  }
}
