/// The look and the words of every state: a value that a screen copies and overrides.
///
/// ```swift
/// StateContentLibrary.default[.empty] = StateContent(title: "Nothing to read yet")
/// ```
public struct StateContentLibrary: Equatable, Sendable {
  /// Image, title, subtitle and buttons, by state.
  public var contents: [ViewState: StateContent]
  /// The words that belong to no single state.
  public var wording: StateWording

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - contents: what each state shows.
  ///   - wording: the words that belong to no single state.
  public init(contents: [ViewState: StateContent], wording: StateWording) {
    self.contents = contents
    self.wording = wording
  }

  /// The app-wide look and wording, which each screen starts with.
  ///
  /// Set it when the app starts: a screen copies it when it is made. It begins as
  /// ``builtIn(languages:)``.
  @MainActor public static var `default` = builtIn()

  /// What one state shows; nil where nothing was said.
  ///
  /// - Parameter state: the state.
  public subscript(state: ViewState) -> StateContent? {
    get { contents[state] }
    set { contents[state] = newValue }
  }

  /// Overrides image, title and subtitle of one state, and keeps its buttons.
  ///
  /// - Parameters:
  ///   - image: the image; `.none` leaves it out.
  ///   - title: the one sentence; empty: left out.
  ///   - subtitle: the smaller text; empty: left out.
  ///   - state: whose content it is.
  public mutating func setContent(
    image: StateContent.Image, title: String, subtitle: String, for state: ViewState
  ) {
    contents[state] = StateContent(
      image: image, title: title, subtitle: subtitle, buttons: contents[state]?.buttons ?? [])
  }
}
