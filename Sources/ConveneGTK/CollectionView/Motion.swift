import CAdwaita

/// What drives changes in motion: the desktop's animations, or a test's hand.
@MainActor
package protocol MotionClock: AnyObject {
  /// Whether anything moves at all; otherwise changes jump to their end.
  func isEnabled(for widget: WidgetPointer) -> Bool

  /// Begins a motion.
  ///
  /// - Parameters:
  ///   - widget: Whose frames the motion follows.
  ///   - progress: Called with how far it has got, eased, from 0 to 1.
  ///   - end: Called once when it has got to its end; not where it is cancelled.
  /// - Returns: The motion, to cancel it by.
  func begin(
    for widget: WidgetPointer, progress: @escaping @MainActor (Double) -> Void,
    end: @escaping @MainActor () -> Void
  ) -> any Motion
}

/// A motion under way.
@MainActor
package protocol Motion: AnyObject {
  /// Ends the motion where it is.
  func cancel()
}

/// Motion by libadwaita's animations, which the desktop's setting turns off.
@MainActor
final class AdwaitaMotionClock: MotionClock {
  static let duration: guint = 250

  func isEnabled(for widget: WidgetPointer) -> Bool {
    Bool(adw_get_enable_animations(widget)) && Bool(gtk_widget_get_mapped(widget))
  }

  func begin(
    for widget: WidgetPointer, progress: @escaping @MainActor (Double) -> Void,
    end: @escaping @MainActor () -> Void
  ) -> any Motion {
    AdwaitaMotion(widget: widget, progress: progress, end: end)
  }
}

@MainActor
private final class AdwaitaMotion: Motion {
  private let animation: GObjectReference
  private var ending: SignalConnection?

  init(
    widget: WidgetPointer, progress: @escaping @MainActor (Double) -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    let box = Unmanaged.passRetained(ProgressBox(progress)).toOpaque()
    let target = adw_callback_animation_target_new(
      { value, box in
        guard let box else { return }
        let progress = Unmanaged<ProgressBox>.fromOpaque(box).takeUnretainedValue()
        MainActor.assumeIsolated { progress.body(value) }
      },
      box,
      { box in
        if let box { Unmanaged<ProgressBox>.fromOpaque(box).release() }
      })
    animation = GObjectReference(
      adopting: adw_timed_animation_new(
        widget, 0, 1, AdwaitaMotionClock.duration, target.map { $0.opaque }))
    adw_timed_animation_set_easing(animation.pointer, ADW_EASE_OUT_CUBIC)
    ending = connect(animation.pointer, "done") { end() }
    adw_animation_play(animation.pointer.as(AdwAnimation.self))
  }

  func cancel() {
    ending?.disconnect()
    adw_animation_pause(animation.pointer.as(AdwAnimation.self))
  }
}

/// A closure behind a pointer, for C.
private final class ProgressBox: Sendable {
  let body: @MainActor (Double) -> Void

  init(_ body: @escaping @MainActor (Double) -> Void) { self.body = body }
}
