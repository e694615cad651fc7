import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Downloads one image over HTTP, without cookies, credentials or a cache, and keeps its limits.
///
/// Each download has a session of its own. FoundationNetworking serves all transfers of a session on
/// one queue, to which it returns only when a socket has run dry: a server that sends faster than
/// anybody reads would hold up the others, and all who want to begin or cancel one.
///
/// `@unchecked Sendable` is sound: all that changes is in `state`, which is only touched under the
/// lock.
final class ImageDownload: NSObject, @unchecked Sendable {
  /// What a server answered, with a status that tells of success.
  struct Answer: Sendable {
    var bytes: Data
    /// The fields of the last answer's header, by their names in lower case.
    var header: [String: String]
    /// Whether the first server sent on to another address.
    var isRedirected: Bool
  }

  private struct State {
    var continuation: CheckedContinuation<Answer, any Error>?
    var bytes = Data()
    var redirects = 0
    /// Why it was given up, while it still comes to its end.
    var failure: (any Error)?
  }

  private let limits: ImageLimits
  private let lock = NSLock()
  private var state = State()

  private init(_ limits: ImageLimits) {
    self.limits = limits
  }

  /// Downloads an image; when it is cancelled, the connection is closed.
  ///
  /// - Throws: an ``ImageLoadingError`` or a `CancellationError`.
  static func run(_ url: URL, limits: ImageLimits) async throws -> Answer {
    let download = ImageDownload(limits)
    let session = URLSession(
      configuration: configuration, delegate: download, delegateQueue: PatientQueue())
    let task = session.dataTask(with: url)
    // It goes when its task has ended.
    session.finishTasksAndInvalidate()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { download.begin(task, $0) }
    } onCancel: {
      download.giveUp(task, CancellationError())
    }
  }

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpAdditionalHeaders = ["Accept": "image/*"]
    // Who asks has a clock and cancels; this only has to be later.
    configuration.timeoutIntervalForRequest = 86_400
    return configuration
  }

  private func begin(
    _ task: URLSessionDataTask, _ continuation: CheckedContinuation<Answer, any Error>
  ) {
    let failure = lock.withLock {
      if state.failure == nil { state.continuation = continuation }
      return state.failure
    }
    if let failure { continuation.resume(throwing: failure) } else { task.resume() }
  }

  private func giveUp(_ task: URLSessionTask, _ failure: any Error) {
    let isFirst = lock.withLock {
      defer { state.failure = state.failure ?? failure }
      return state.failure == nil
    }
    guard isFirst else { return }
    // To cancel may wait for the session, and the session for the queue that this is called on.
    DispatchQueue.global().async { task.cancel() }
  }
}

extension ImageDownload: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    lock.withLock {
      // FoundationNetworking crashes where a redirect is answered after its task was cancelled. Who
      // cancels has to note that first, which nobody can while this is decided.
      guard state.failure == nil else { return }
      let target = Self.target(of: response)
      state.redirects += 1
      if state.redirects > limits.redirects {
        state.failure = ImageLoadingError.tooManyRedirects
      } else if target == nil {
        state.failure = ImageLoadingError.unsupportedURL
      }
      completionHandler(state.failure == nil ? target.map { URLRequest(url: $0) } : nil)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask task: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    // FoundationNetworking doesn't hear what the handler is told, so the task is cancelled instead.
    if let failure = failure(of: response) { giveUp(task, failure) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    let isTooMuch = lock.withLock {
      guard state.failure == nil, data.count <= limits.bytes - state.bytes.count else {
        return true
      }
      state.bytes.append(data)
      return false
    }
    if isTooMuch { giveUp(task, ImageLoadingError.tooManyBytes) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let end = lock.withLock {
      defer { state.continuation = nil }
      return state
    }
    end.continuation?.resume(with: result(of: end, task.response, error))
  }

  /// Where a redirect leads; nil where that is no HTTP address.
  ///
  /// The session's own answer is wrong for a relative path on some platforms.
  private static func target(of response: HTTPURLResponse) -> URL? {
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    let target = URL(string: location, relativeTo: response.url)?.absoluteURL
    return target.flatMap { ImageSource($0) == .http ? $0 : nil }
  }

  private func failure(of response: URLResponse) -> ImageLoadingError? {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard 200..<300 ~= status else { return .status(status) }
    return response.expectedContentLength > Int64(limits.bytes) ? .tooManyBytes : nil
  }

  private func result(
    of end: State, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<Answer, any Error> {
    if let failure = end.failure { return .failure(failure) }
    if let error {
      return .failure(ImageLoadingError.connection((error as? URLError)?.code ?? .unknown))
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(ImageLoadingError.connection(.badServerResponse))
    }
    // A redirect that leads nowhere is not told of before.
    if let failure = failure(of: response) { return .failure(failure) }
    var header: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      header[String(describing: name).lowercased()] = String(describing: value)
    }
    return .success(
      Answer(bytes: end.bytes, header: header, isRedirected: end.redirects > 0))
  }
}
