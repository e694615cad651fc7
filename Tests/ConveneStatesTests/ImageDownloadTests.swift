import Foundation
import TestSupport
import Testing

@testable import ConveneStates

@Suite("ImageDownload", .timeLimit(.minutes(1)))
struct ImageDownloadTests {
  @Test("a download in a task that is cancelled already ends, and nobody is asked")
  func cancelledBefore() async throws {
    let asked = Counter()
    let server = try LoopbackServer {
      asked.increment()
      $0.answer(TestPNG.plain(width: 1, height: 1))
    }
    defer { server.stop() }
    let url = try server.url("/a")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ImageDownload.run(url, limits: ImageLimits()).bytes
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(asked.value == 0)
  }
}
