/// Everything that is to be seen of a state, ready to be drawn.
public struct RenderedState: Equatable, Sendable {
  /// What is shown beside the content or the state.
  public enum Accessory: Equatable, Sendable {
    /// Nothing.
    case none
    /// Something is being loaded.
    case progress
    /// A message, with a button where there is something to do about it.
    case banner(message: String, button: StateButton?)
  }

  /// The state, by which custom views are chosen.
  public var state: ViewState
  /// Whether the content is covered.
  ///
  /// Where it isn't, all parts but the accessory are empty.
  public var isCovering: Bool
  /// Whether content that is there is not to be seen.
  ///
  /// So it is where a state was set by hand: only there may it stand in place of content.
  public var hidesContent: Bool
  /// Whether a spinner turns: in the image's place, or below the image where there is one.
  public var isSpinning: Bool
  /// The image; `.none`: left out.
  public var image: StateContent.Image
  /// The platform's symbol that stands in for an image that can't be loaded or isn't one.
  public var fallbackSymbol: String
  /// The title; empty: left out.
  public var title: String
  /// The subtitle; empty: left out.
  public var subtitle: String
  /// The buttons from top to bottom.
  ///
  /// Each has a label.
  public var buttons: [StateButton]
  /// What is shown beside it.
  public var accessory: Accessory
  /// Sizes, gaps, styles and colours, each length usable as it is.
  public var appearance: StateAppearance
}
