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

  /// Animations that are over, to be played again: to make one takes as long as to fill a row.
  fileprivate var spare: [AdwaitaAnimation] = []

  func isEnabled(for widget: WidgetPointer) -> Bool {
    Bool(adw_get_enable_animations(widget)) && Bool(gtk_widget_get_mapped(widget))
  }

  func begin(
    for widget: WidgetPointer, progress: @escaping @MainActor (Double) -> Void,
    end: @escaping @MainActor () -> Void
  ) -> any Motion {
    spare.removeAll { $0.widget == nil }
    let known = spare.lastIndex { $0.widget == widget }
    let animation = known.map { spare.remove(at: $0) } ?? AdwaitaAnimation(of: widget, for: self)
    let motion = AdwaitaMotion(animation)
    animation.play(progress: progress, end: end)
    return motion
  }
}

/// One play of an animation, which may be played again once it is over.
@MainActor
private final class AdwaitaMotion: Motion {
  private let animation: AdwaitaAnimation
  private let number: Int

  /// The next play of an animation.
  init(_ animation: AdwaitaAnimation) {
    self.animation = animation
    number = animation.plays + 1
  }

  func cancel() { if animation.plays == number { animation.stop() } }
}

/// An animation of libadwaita's that goes from 0 to 1.
@MainActor
private final class AdwaitaAnimation {
  /// How often it was played.
  private(set) var plays = 0

  private weak var clock: AdwaitaMotionClock?
  private let reference: GObjectReference
  private let progress: ProgressBox
  private var end: (@MainActor () -> Void)?
  /// Itself, while it is played: it comes to its end whoever has forgotten it.
  private var playing: AdwaitaAnimation?

  init(of widget: WidgetPointer, for clock: AdwaitaMotionClock) {
    self.clock = clock
    let progress = ProgressBox()
    self.progress = progress
    let target = adw_callback_animation_target_new(
      { value, box in
        guard let box else { return }
        let progress = Unmanaged<ProgressBox>.fromOpaque(box).takeUnretainedValue()
        MainActor.assumeIsolated { progress.body?(value) }
      },
      Unmanaged.passRetained(progress).toOpaque(),
      { box in
        if let box { Unmanaged<ProgressBox>.fromOpaque(box).release() }
      })
    reference = GObjectReference(
      adopting: adw_timed_animation_new(
        widget, 0, 1, AdwaitaMotionClock.duration, target.map { $0.opaque }))
    adw_timed_animation_set_easing(reference.pointer, ADW_EASE_OUT_CUBIC)
    connect(reference.pointer, "done") { [weak self] in self?.rest()?() }
  }

  /// The widget whose frames it follows; `nil` once that has gone.
  var widget: WidgetPointer? { adw_animation_get_widget(animation) }

  func play(
    progress body: @escaping @MainActor (Double) -> Void, end: @escaping @MainActor () -> Void
  ) {
    plays += 1
    progress.body = body
    self.end = end
    playing = self
    adw_animation_play(animation)
  }

  /// Ends it where it is.
  func stop() {
    guard rest() != nil else { return }
    adw_animation_reset(animation)
  }

  /// It is over, and may be played again.
  ///
  /// - Returns: What is to be called where it came to its end; `nil` where it wasn't played.
  private func rest() -> (@MainActor () -> Void)? {
    guard let end else { return nil }
    self.end = nil
    progress.body = nil
    playing = nil
    clock?.spare.append(self)
    return end
  }

  private var animation: UnsafeMutablePointer<AdwAnimation> {
    reference.pointer.as(AdwAnimation.self)
  }
}

/// A closure behind a pointer, for C.
@MainActor
private final class ProgressBox: Sendable {
  var body: (@MainActor (Double) -> Void)?
}
