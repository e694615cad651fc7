/// What shows a ``StateFade``: an adapter's view, which replays and decides nothing.
@MainActor
package protocol FadeStage: AnyObject {
  /// Whether a fade would be seen: on screen, and where the reader wants motion.
  var canFade: Bool { get }

  /// Whether what is shown has a background, through which nothing shines.
  var hasBackground: Bool { get }

  /// Lays a picture of what is shown over it; what is below may change from then on.
  func keepPicture()

  /// Fades from the picture, or from nothing, to what is shown now.
  ///
  /// - Parameters:
  ///   - opacity: the opacity that what is shown now begins with, from 0 to 1.
  ///   - end: is called once, when it is over.
  func fade(from opacity: Double, end: @escaping @MainActor () -> Void)

  /// Takes the picture away; what is shown is seen as it is.
  func endFade()
}

/// How one state turns into the next: at once, but for a picture of the old one that fades away.
///
/// What leaves can't be touched, focused or read out any more. A change in the middle of a fade
/// changes what is faded to, and the fade goes on: there is never more than one picture, and a
/// fade never lasts longer than one.
@MainActor
package final class StateFade {
  /// Whether a state is shown.
  package private(set) var isShown = false
  /// Whether a fade is under way.
  package private(set) var isFading = false
  private var fades = 0

  /// Makes one that shows nothing.
  package init() {}

  /// Changes what is shown, and fades to it where that would be seen.
  ///
  /// - Parameters:
  ///   - stage: what shows it.
  ///   - isShown: whether a state is shown from now on.
  ///   - change: changes what is shown.
  package func change(on stage: some FadeStage, isShown: Bool, _ change: () -> Void) {
    let canFade = stage.canFade
    let begins = canFade && !isFading && (self.isShown || isShown)
    let wasShown = self.isShown
    if begins, wasShown { stage.keepPicture() }
    self.isShown = isShown
    change()
    if begins {
      isFading = true
      fades += 1
      // What has a background stays whole below the picture, or what lies behind would shine through.
      let opacity = wasShown && isShown && stage.hasBackground ? 1.0 : 0
      stage.fade(from: opacity) { [weak self, weak stage, fades] in
        guard let self, let stage, self.fades == fades else { return }
        self.end(on: stage)
      }
    } else if !canFade {
      end(on: stage)
    }
  }

  private func end(on stage: some FadeStage) {
    guard isFading else { return }
    isFading = false
    fades += 1
    stage.endFade()
  }
}
