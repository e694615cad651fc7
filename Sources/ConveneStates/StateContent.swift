/// What one state shows: an image, a title, a subtitle, and buttons.
///
/// A part that is an empty string (or `.none`, or no button) is left out, and comes back with the
/// next state that has it.
public struct StateContent: Equatable, Sendable {
  /// The image above the title.
  public var image: Image
  /// The one sentence.
  ///
  /// In `noResults`, `{query}` stands for what was searched.
  public var title: String
  /// The smaller text below.
  ///
  /// In `noResults`, `{query}` stands for what was searched.
  public var subtitle: String
  /// The state's own buttons, in order.
  ///
  /// A retry or cancel button is added where the state has one.
  public var buttons: [StateButton]

  /// Makes the content of one state.
  ///
  /// - Parameters:
  ///   - image: the image above the title.
  ///   - title: the one sentence; empty: left out.
  ///   - subtitle: the smaller text below; empty: left out.
  ///   - buttons: the state's own buttons, in order.
  public init(
    image: Image = .none, title: String = "", subtitle: String = "", buttons: [StateButton] = []
  ) {
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.buttons = buttons
  }
}
