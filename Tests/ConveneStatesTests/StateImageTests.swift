import Foundation
import TestSupport
import Testing

@testable import ConveneStates

/// Which picture a state shows while images come, fail, and come too late.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StateImageTests {
  @Test("S19: an image that comes late, for a state that is shown no more, is dropped")
  func late() async throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer { exchange in
      guard exchange.path == "/slow" else { return exchange.answer(Self.png(2)) }
      arrived.open()
      exchange.waitForHangUp()
      hungUp.open()
    }
    defer { server.stop() }
    let bench = ImageBench()
    bench.image.show(try server.url("/slow"), side: 64, from: bench.loader)
    await arrived.opened()
    bench.image.show(try server.url("/quick"), side: 64, from: bench.loader)
    await hungUp.opened()
    await wait { bench.loader.isIdle && bench.phases.count == 1 }
    #expect(bench.phases == ["2 in 64"])
    #expect(bench.diagnostics.isEmpty)
  }

  @Test("S19: an image that is being decoded when its state goes is dropped")
  func lateDecoding() async throws {
    let decoding = ControlledLoad<String>()
    let image = StateImage<String> { _, _ in try await decoding.run() }
    var arrivals = 0
    image.onArrival = { arrivals += 1 }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    image.show(try Self.dataURL(1), side: 64, from: loader)
    await wait { decoding.count == 1 }
    image.show(try Self.dataURL(2), side: 64, from: loader)
    await wait { decoding.count == 2 }
    decoding.end(0, with: .success("late"))
    decoding.end(1, with: .success("right"))
    await wait { arrivals == 1 }
    guard case .picture("right") = image.phase else {
      Issue.record("\(image.phase)")
      return
    }
  }

  @Test("there is room for a picture from the start, and no symbol before it failed")
  func phases() async throws {
    let bench = ImageBench()
    #expect(bench.phase == "none")
    bench.image.show(try Self.dataURL(3), side: 64, from: bench.loader)
    #expect(bench.phase == "loading")
    await wait { bench.phases == ["3 in 64"] }
    bench.image.show(URL(string: "data:,nonsense"), side: 64, from: bench.loader)
    #expect(bench.phase == "loading")
    await wait { bench.phases.last == "failed" }
    bench.image.show(nil, side: 64, from: bench.loader)
    #expect(bench.phase == "none")
  }

  @Test("a picture that was shown is there again at once, and another size is made anew")
  func keptPictures() async throws {
    let bench = ImageBench()
    for width in 1...4 {
      bench.image.show(try Self.dataURL(width), side: 64, from: bench.loader)
      await wait { bench.phases.count == width }
    }
    for width in 1...4 {
      bench.image.show(nil, side: 64, from: bench.loader)
      bench.image.show(try Self.dataURL(width), side: 64, from: bench.loader)
      #expect(bench.phase == "\(width) in 64")
    }
    bench.image.show(try Self.dataURL(1), side: 128, from: bench.loader)
    #expect(bench.phase == "loading")
    await wait { bench.phases.last == "1 in 128" }
    bench.image.show(try Self.dataURL(1), side: 64, from: bench.loader)
    #expect(bench.phase == "loading", "the oldest of five is kept no longer")
  }

  @Test("what is wanted again is not begun again, and what failed is tried when it is shown anew")
  func again() async throws {
    let server = try LoopbackServer { $0.answer(Data(), status: "500 Internal Server Error") }
    defer { server.stop() }
    let bench = ImageBench()
    let url = try server.url("/a")
    bench.image.show(url, side: 64, from: bench.loader)
    bench.image.show(url, side: 64, from: bench.loader)
    await wait { bench.phases == ["failed"] }
    bench.image.show(url, side: 64, from: bench.loader)
    #expect(bench.phase == "failed")
    #expect(bench.loader.isIdle)
    bench.image.show(nil, side: 64, from: bench.loader)
    bench.image.show(url, side: 64, from: bench.loader)
    await wait { bench.phases == ["failed", "failed"] }
    #expect(server.requests == ["/a": 2])
    #expect(bench.diagnostics == Array(repeating: .imageNotLoaded(url, .status(500)), count: 2))
  }

  @Test("what can't be decoded fails, and is reported once")
  func undecodable() async throws {
    let image = StateImage<String> { _, _ in throw ImageLoadingError.undecodable }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    var diagnostics: [StateDiagnostic] = []
    loader.onDiagnostic = { diagnostics.append($0) }
    var arrivals = 0
    image.onArrival = { arrivals += 1 }
    let url = try Self.dataURL(1)
    image.show(url, side: 64, from: loader)
    await wait { arrivals == 1 }
    #expect(diagnostics == [.imageNotLoaded(url, .undecodable)])
  }

  @Test("a screen that is closed at once leaves no task and no connection")
  func closed() async throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer(silentAfter: arrived, until: hungUp)
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    weak var weakImage: StateImage<String>?
    do {
      let image = StateImage<String> { _, _ in "" }
      weakImage = image
      image.show(try server.url("/a"), side: 64, from: loader)
      await arrived.opened()
    }
    #expect(weakImage == nil)
    await hungUp.opened()
    await wait { loader.isIdle && server.openCount == 0 }
  }

  private nonisolated static func png(_ width: Int) -> Data {
    TestPNG.plain(width: width, height: 1)
  }

  private static func dataURL(_ width: Int) throws -> URL {
    try #require(URL(string: "data:;base64," + png(width).base64EncodedString()))
  }
}

/// An image whose pictures are their widths, in words.
@MainActor
private final class ImageBench {
  let loader = ImageLoader(cache: .none, clock: ManualClock())
  let image = StateImage<String> { image, side in "\(image.width) in \(side)" }
  /// What was to be seen at each arrival.
  private(set) var phases: [String] = []
  private(set) var diagnostics: [StateDiagnostic] = []

  init() {
    image.onArrival = { [weak self] in
      if let self { phases.append(phase) }
    }
    loader.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
  }

  var phase: String {
    switch image.phase {
    case .none: "none"
    case .loading: "loading"
    case .picture(let picture): picture
    case .failed: "failed"
    }
  }
}
