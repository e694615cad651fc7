import CAdwaita
import ConveneLists
import Foundation

/// What is held and what is drawn stay with the pointer, and near an edge the list goes on by itself.
extension CollectionView {
  /// A change that is just being told is shown first.
  var isSettled: Bool { change == nil && !isMounting && !isPlacing }

  /// The pointer is elsewhere in the list: it has moved, or the list was scrolled under it.
  func followPointer() {
    guard isSettled else { return }
    stretchBand()
    makeRoom()
  }

  /// Goes on from frame to frame as long as a place, from where what is seen begins, is near an edge.
  ///
  /// - Parameters:
  ///   - frames: What asks for frames.
  ///   - pointer: The place.
  ///   - step: Goes on by what is scrolled in so many seconds.
  func scrollNearEdges(
    _ frames: EdgeFrames, at pointer: CGPoint, step: @escaping @MainActor (Double) -> Void
  ) {
    guard edgeVelocity(at: pointer) != 0 else { return frames.stop() }
    frames.start(step)
  }

  /// Goes on by what is scrolled in some time, at most a tenth of a second of it.
  func scrollNearEdge(at pointer: CGPoint, seconds: Double) {
    let wanted = offset + edgeVelocity(at: pointer) * min(max(0, seconds), 0.1)
    let last = max(0, Double(layout?.contentHeight ?? 0) - Double(length))
    let target = min(max(0, wanted), last)
    if target != offset { scrollable.scroll(to: target) }
  }

  private func edgeVelocity(at pointer: CGPoint) -> CGFloat {
    EdgeScrolling.velocity(at: pointer.y, in: CGFloat(length))
  }
}

/// Asks for frames while a list goes on by itself.
@MainActor
final class EdgeFrames {
  /// Whether frames are asked for.
  var isRunning: Bool { frames != nil }
  private let clock: GObjectReference?
  private var frames: SignalConnection?
  /// In microseconds of the frame clock.
  private var lastFrame: gint64?

  init(of widget: WidgetPointer) {
    clock = gtk_widget_get_frame_clock(widget).map { GObjectReference($0) }
  }

  isolated deinit { stop() }

  /// Calls in each frame with the seconds since the one before, until it is stopped.
  func start(_ step: @escaping @MainActor (Double) -> Void) {
    guard frames == nil, let clock else { return }
    lastFrame = nil
    frames = connect(clock.pointer, "update") { [weak self, pointer = clock.pointer] in
      let time = gdk_frame_clock_get_frame_time(pointer)
      let last = self?.lastFrame ?? time
      self?.lastFrame = time
      if time > last { step(Double(time - last) / 1_000_000) }
    }
    gdk_frame_clock_begin_updating(clock.pointer)
  }

  func stop() {
    guard let frames, let clock else { return }
    frames.disconnect()
    self.frames = nil
    gdk_frame_clock_end_updating(clock.pointer)
  }
}
