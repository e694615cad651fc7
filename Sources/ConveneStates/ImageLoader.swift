import Foundation

/// Loads the images of states: by http and https, from data URLs, and from files.
///
/// ```swift
/// ImageLoader.default = ImageLoader(limits: ImageLimits(time: .seconds(10)))
/// ```
///
/// Equal URLs under way are one download, and no more than four are downloaded at once. A download
/// is cancelled when the last one who waits for it gives up. What a server lets be kept is kept in a
/// `URLCache` and not downloaded again.
@MainActor
public final class ImageLoader {
  /// The loader of all screens that have none of their own.
  ///
  /// Set it when the app starts: a screen takes it when it is made.
  public static var `default` = ImageLoader()

  /// What an image may cost before it is given up.
  public let limits: ImageLimits
  /// Is told on the main actor of each image that couldn't be loaded, once for each download.
  ///
  /// Retained with the loader.
  public var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)?

  private let size: ImageCacheSize
  private let timeline: Timeline
  /// Made with the first image, since most apps have none.
  private lazy var fetcher = ImageFetcher(limits: limits, cache: ImageCache(size))
  private var flights: [URL: ImageFlight] = [:]
  private var line = ImageDownloadLine()
  private var nextTicket = 0

  /// Makes a loader; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - limits: what an image may cost before it is given up.
  ///   - cache: how much room images may take.
  ///   - clock: what the time of a download is measured with.
  public init(
    limits: ImageLimits = ImageLimits(), cache: ImageCacheSize = ImageCacheSize(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.limits = limits
    size = cache
    timeline = Timeline(clock)
  }

  /// Loads an image.
  ///
  /// - Parameter url: an http, https, data or file URL.
  /// - Returns: the image, whose header was checked.
  /// - Throws: an ``ImageLoadingError``, or a `CancellationError` where the task is cancelled.
  public func image(at url: URL) async throws -> ImageData {
    nextTicket += 1
    let ticket = nextTicket
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        guard !Task.isCancelled else { return waiter.resume(throwing: CancellationError()) }
        join(url, ticket, waiter)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.leave(url, ticket) }
    }
  }

  /// Whether nothing is under way.
  package var isIdle: Bool { flights.isEmpty && line.isEmpty }

  /// Tells of an image that came, but can't be shown.
  package func report(_ url: URL, _ error: ImageLoadingError) {
    onDiagnostic?(.imageNotLoaded(url, error))
  }

  private func join(_ url: URL, _ ticket: Int, _ waiter: ImageFlight.Waiter) {
    if let flight = flights[url] { return flight.join(ticket, waiter) }
    let flight = ImageFlight(url)
    flights[url] = flight
    flight.join(ticket, waiter)
    guard ImageSource(url) == .http else { return begin(flight, isDownload: false) }
    line.append(flight)
    beginDownloads()
  }

  private func leave(_ url: URL, _ ticket: Int) {
    guard let flight = flights[url] else { return }
    flight.leave(ticket)
    guard flight.isAbandoned else { return }
    flights[url] = nil
    line.remove(flight)
  }

  private func beginDownloads() {
    while let flight = line.next() { begin(flight, isDownload: true) }
  }

  private func begin(_ flight: ImageFlight, isDownload: Bool) {
    let url = flight.url
    let fetcher = fetcher
    let task = Task { [weak self, weak flight] in
      let result = await fetcher.fetch(url)
      guard let self else { return }
      if isDownload { line.downloadEnded() }
      if let flight { end(flight, result) }
      beginDownloads()
    }
    let alarm = Alarm(on: timeline) { [weak self, weak flight] in
      if let flight { self?.end(flight, .failure(.timedOut)) }
    }
    if isDownload { alarm.set(timeline.now() + limits.time) }
    flight.begin(task, alarm: isDownload ? alarm : nil)
  }

  private func end(_ flight: ImageFlight, _ result: Result<ImageData, ImageLoadingError>) {
    // One that everybody left, or whose time was over, has ended already.
    guard flights[flight.url] === flight else { return }
    flights[flight.url] = nil
    flight.land(result)
    if case .failure(let error) = result { report(flight.url, error) }
  }
}
