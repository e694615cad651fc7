import Testing

@testable import ConveneStates

@Suite("ConnectivityFeed")
struct ConnectivityFeedTests {
  private let feed = ConnectivityFeed(.unknown)
  private let source = Source()

  @Test("it knows what it was told last")
  func status() {
    #expect(feed.status == .unknown)
    feed.send(.online)
    feed.send(.offline)
    #expect(feed.status == .offline)
  }

  @Test("every reader is told of each change, and of nothing that is none")
  func readers() async {
    var first = feed.stream(from: source).makeAsyncIterator()
    var second = feed.stream(from: source).makeAsyncIterator()
    feed.send(.unknown)
    for status in [NetworkStatus.online, .offline, .online] {
      feed.send(status)
      feed.send(status)
      #expect(await first.next() == status)
      #expect(await second.next() == status)
    }
  }

  @Test("a reader who is late gets the newest, one who comes later what comes then")
  func late() async {
    var early = feed.stream(from: source).makeAsyncIterator()
    feed.send(.offline)
    feed.send(.online)
    feed.send(.offline)
    var later = feed.stream(from: source).makeAsyncIterator()
    #expect(await early.next() == .offline)
    feed.send(.online)
    #expect(await early.next() == .online)
    #expect(await later.next() == .online)
  }

  @Test("a stream ends when its reader goes, and holds its source until then")
  func ends() async {
    var own: Source? = Source()
    let isGone = { [weak own] in own == nil }
    var stream = own.map { feed.stream(from: $0) }
    own = nil
    #expect(feed.readerCount == 1)
    #expect(!isGone())
    stream = nil
    #expect(stream == nil)
    #expect(feed.readerCount == 0)
    #expect(isGone())
    feed.send(.online)
  }

  @Test("a reader that is cancelled is told no more")
  func cancelled() async {
    let stream = feed.stream(from: source)
    let task = Task { for await _ in stream {} }
    task.cancel()
    await task.value
    #expect(feed.readerCount == 0)
  }

  @Test("readers that come and go on many threads leave nothing, and know the end")
  func threads() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { [feed, source] in
          let stream = feed.stream(from: source)
          feed.send(number.isMultiple(of: 2) ? .online : .offline)
          if number.isMultiple(of: 3) { _ = stream.makeAsyncIterator() }
        }
      }
    }
    #expect(feed.readerCount == 0)
    var last = feed.stream(from: source).makeAsyncIterator()
    feed.send(.unknown)
    #expect(await last.next() == .unknown)
  }
}

private final class Source: Sendable {}
