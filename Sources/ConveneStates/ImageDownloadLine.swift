/// Who downloads and who waits: no more than four at once, in the order they came.
@MainActor
struct ImageDownloadLine {
  private static let most = 4

  private var waiting: [ImageFlight] = []
  private var running = 0

  /// Whether nobody downloads or waits.
  var isEmpty: Bool { waiting.isEmpty && running == 0 }

  mutating func append(_ flight: ImageFlight) {
    waiting.append(flight)
  }

  /// Takes out one that doesn't wait any more, if it hasn't begun.
  mutating func remove(_ flight: ImageFlight) {
    waiting.removeAll { $0 === flight }
  }

  /// The one who may begin now.
  mutating func next() -> ImageFlight? {
    guard running < Self.most, !waiting.isEmpty else { return nil }
    running += 1
    return waiting.removeFirst()
  }

  /// One has come to its end, with its connection.
  mutating func downloadEnded() {
    running -= 1
  }
}
