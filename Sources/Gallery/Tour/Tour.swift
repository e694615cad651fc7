import CAdwaita
import Convene
import Foundation

/// Goes through the window as a visitor would, takes a picture of each screen, and has another
/// process compare what is on screen with what was declared.
@MainActor
final class Tour {
  let window: GalleryWindow
  private(set) var report = TourReport()

  /// Where pictures and report are written.
  let directory: URL
  private let reader: AccessibleTreeReader?

  /// - Parameters:
  ///   - window: What to go through.
  ///   - directory: Where pictures and report are written.
  ///   - reader: What reads the accessible tree; without it nothing is compared.
  init(window: GalleryWindow, directory: URL, reader: AccessibleTreeReader?) {
    self.window = window
    self.directory = directory
    self.reader = reader
  }

  /// Walks through all screens.
  ///
  /// - Returns: The exit status: 0 where nothing was amiss.
  func run() async -> Int32 {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      print(TourStep.heading)
      try await visitPackages()
      try await visitImages()
      try await visitReservations()
      try await visitStates()
      try await visitNarrow()
      try report.write(to: directory)
    } catch {
      FileHandle.standardError.write(Data("The tour broke off: \(error)\n".utf8))
      return 1
    }
    for fault in report.faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
    print("\(report.steps.count) steps, \(report.faults.count) faults")
    return report.faults.isEmpty ? 0 : 1
  }

  // MARK: A step

  /// Waits until all is still, and notes what is there.
  ///
  /// - Parameters:
  ///   - name: What the step is called, and its picture.
  ///   - list: The list whose last update is noted.
  ///   - isPictured: Whether a picture is taken and the accessible tree is read.
  ///   - expected: What should be on screen, asked once all is still.
  /// - Throws: ``TourError`` where nothing comes to rest, and what pictures and reader throw.
  func note(
    _ name: String, list: CollectionView, isPictured: Bool = true,
    expecting expected: @MainActor () -> Expectation = { Expectation() }
  ) async throws {
    try await settle(list)
    var step = TourStep(screen: name)
    step.items = list.itemCount
    step.cellsAlive = list.viewsAlive
    if let update = list.lastUpdate {
      step.sections = update.sections
      step.inserted = update.inserted
      step.removed = update.removed
      step.moved = update.moved + update.movedSections
      step.reconfigured = update.reconfigured
      step.shownBy = update.kind.words
    }
    if isPictured {
      let file = directory.appendingPathComponent("\(name).png")
      let picture = try WidgetSnapshot(asDrawn: window.window)
      try picture.writePNG(to: file.path)
      step.picture = file.lastPathComponent
      // A window's bar and frame alone leave nine tenths in one colour.
      if picture.pixels.plainShare > 0.97 { step.faults.append("the picture is blank") }
      if let reader {
        let tree = try await reader.read()
        step.faults += expected().faults(in: tree)
        step.accessible = tree.showing(["list item", "heading", "label"]).map(\.label)
      }
    }
    report.steps.append(step)
    print(step.line)
  }

  /// Waits for the list to come to rest and for two more frames, or gives up after some hundred.
  func settle(_ list: CollectionView) async throws {
    await nextFrame()
    try await wait("all comes to rest") { !list.isInMotion && !window.isInTransition && !isSliding }
    await nextFrame()
    await nextFrame()
  }

  /// Whether something just slides in or out, such as a banner.
  private var isSliding: Bool {
    WidgetTree.all(gtk_revealer_get_type(), in: window.window).contains {
      gtk_revealer_get_reveal_child($0.opaque) != gtk_revealer_get_child_revealed($0.opaque)
    }
  }

  /// Waits, frame by frame, until something holds.
  func wait(_ what: String, until condition: @MainActor () -> Bool) async throws {
    for _ in 0..<1_200 {
      if condition() { return }
      await nextFrame()
    }
    throw TourError(description: "waited in vain until \(what)")
  }

  private func nextFrame() async {
    guard let clock = gtk_widget_get_frame_clock(window.window) else { return }
    await withCheckedContinuation { continuation in
      let waiting = FrameWait(continuation)
      waiting.connection = connect(clock, "after-paint") { waiting.end() }
      gtk_widget_queue_draw(window.window)
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    }
  }
}

/// One wait for one frame.
@MainActor
private final class FrameWait {
  var connection: SignalConnection?
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func end() {
    connection?.disconnect()
    continuation?.resume()
    continuation = nil
  }
}

extension UpdateSummary.Kind {
  /// The same in words, for a table.
  var words: String {
    switch self {
    case .dataOnly: "data only"
    case .reload: "reload"
    case .batches(0): "contents"
    case .batches(1): "1 batch"
    case .batches(let count): "\(count) batches"
    }
  }
}
