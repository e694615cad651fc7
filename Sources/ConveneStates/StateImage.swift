import Foundation

/// The picture of one view's state: loaded while it is wanted, dropped where it comes too late.
///
/// The last ones are kept, so that a state that is shown again has its picture at once.
@MainActor
package final class StateImage<Picture: Sendable> {
  /// What is to be seen.
  package enum Phase {
    /// No picture.
    case none
    /// Room for a picture that may come.
    case loading
    /// The picture.
    case picture(Picture)
    /// The state's symbol.
    case failed
  }

  /// Makes a picture that fits a square; `side` is in pixels.
  package typealias Decode = @MainActor (_ image: ImageData, _ side: Int) async throws -> Picture

  private struct Wanted: Equatable {
    let url: URL
    let side: Int
  }

  /// What is to be seen now.
  package private(set) var phase = Phase.none
  /// Is called when a picture has come, or failed to.
  package var onArrival: (@MainActor () -> Void)?

  private let decode: Decode
  private var wanted: Wanted?
  private var task: TaskHolder?
  private var kept: [(wanted: Wanted, picture: Picture)] = []

  /// Makes one that shows nothing; `decode` is retained.
  package init(decode: @escaping Decode) {
    self.decode = decode
  }

  /// Says what is wanted now; the same again is no work.
  ///
  /// - Parameters:
  ///   - url: where the picture comes from; nil: none is wanted, and what is under way is cancelled.
  ///   - side: the side in pixels of the square that it has to fit.
  ///   - loader: loads it.
  package func show(_ url: URL?, side: Int, from loader: ImageLoader) {
    let wanted = url.map { Wanted(url: $0, side: side) }
    guard wanted != self.wanted else { return }
    self.wanted = wanted
    task = nil
    guard let wanted else { return phase = .none }
    if let known = kept.first(where: { $0.wanted == wanted }) {
      return phase = .picture(known.picture)
    }
    phase = .loading
    task = TaskHolder(
      Task { [weak self, decode] in
        var picture: Picture?
        do {
          let image = try await loader.image(at: wanted.url)
          try Task.checkCancellation()
          picture = try await Self.decoded(image, wanted, loader, decode)
        } catch {}
        guard !Task.isCancelled else { return }
        self?.arrive(picture, for: wanted)
      })
  }

  /// What can't be decoded is told of, as the loader tells of what it can't load.
  private static func decoded(
    _ image: ImageData, _ wanted: Wanted, _ loader: ImageLoader, _ decode: Decode
  ) async throws -> Picture {
    do {
      return try await decode(image, wanted.side)
    } catch {
      if !Task.isCancelled {
        loader.report(wanted.url, error as? ImageLoadingError ?? .undecodable)
      }
      throw error
    }
  }

  private func arrive(_ picture: Picture?, for wanted: Wanted) {
    if let picture {
      kept = [(wanted, picture)] + kept.prefix(Self.mostKept - 1)
      phase = .picture(picture)
    } else {
      phase = .failed
    }
    onArrival?()
  }

  private static var mostKept: Int { 4 }
}
