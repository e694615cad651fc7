/// A state as one row of a list: what is left of it where it has a section, not a screen.
package struct StateRowFace: Equatable, Sendable {
  /// Whether a spinner turns before the text.
  package var isSpinning: Bool
  /// The text; empty: left out.
  package var title: String
  /// The smaller text; empty: left out.
  package var subtitle: String
  /// The buttons in order.
  package var buttons: [StateButton]

  /// A row of these parts.
  package init(
    isSpinning: Bool = false, title: String = "", subtitle: String = "",
    buttons: [StateButton] = []
  ) {
    self.isSpinning = isSpinning
    self.title = title
    self.subtitle = subtitle
    self.buttons = buttons
  }

  /// The row of a state; nil where there is nothing to be seen of it.
  ///
  /// Of content there is a row only where its last load failed, which nothing else in a list says:
  /// that it is refreshed, or that there is no network, is for the screen to tell.
  @MainActor
  package init?(_ states: StateModel) {
    let state = states.rendered
    if state.isCovering {
      self.init(
        isSpinning: state.isSpinning, title: state.title, subtitle: state.subtitle,
        buttons: state.buttons)
    } else if case .errorBanner = states.display.accessory,
      case .banner(let message, let button) = state.accessory
    {
      self.init(title: message, buttons: button.map { [$0] } ?? [])
    } else {
      return nil
    }
    if self == StateRowFace() { return nil }
  }

  /// What assistive technology calls the row.
  package var label: String {
    [title, subtitle].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A state's row, and whose it is: what a list without cells knows of it.
package struct ShownStateRow {
  /// What it shows.
  package let face: StateRowFace
  /// What its buttons are handed to.
  package weak var states: StateModel?

  /// The row of a state.
  package init(_ face: StateRowFace, of states: StateModel) {
    self.face = face
    self.states = states
  }
}

extension StateModel {
  /// Has a renderer speak, unless another one draws the state and speaks for it.
  package func speak(through renderer: any StateRenderer) {
    if self.renderer == nil { self.renderer = renderer }
  }
}
