/// Every size, gap, style and colour of the state view, so that all screens have one look.
///
/// Sizes and gaps are in points. One that is negative, infinite or not a number counts as 0.
public struct StateAppearance: Equatable, Sendable {
  /// A text style of the platform, which follows the reader's text size.
  public enum TextStyle: Hashable, Sendable {
    /// The largest.
    case largeTitle
    /// A title.
    case title
    /// Bold text of the body's size.
    case headline
    /// Plain text.
    case body
    /// Small text.
    case caption
  }

  /// A colour that follows the platform's light and dark looks.
  public enum Color: Hashable, Sendable {
    /// The colour of text.
    case primary
    /// The colour of less important text.
    case secondary
    /// The app's own colour.
    case accent
  }

  /// What the state is centred in.
  public enum Placement: Hashable, Sendable {
    /// The visible part of the list.
    case list
    /// The whole screen, whatever bars there are.
    case screen
  }

  /// The side of the square that the image fits in.
  public var imageSize = 64.0
  /// The side of the square that the spinner fits in.
  public var spinnerSize = 32.0
  /// The colour of a symbol.
  public var symbolColor = Color.secondary
  /// The title's style.
  public var titleStyle = TextStyle.title
  /// The title's colour.
  public var titleColor = Color.primary
  /// The subtitle's style.
  public var subtitleStyle = TextStyle.body
  /// The subtitle's colour.
  public var subtitleColor = Color.secondary
  /// From the image or spinner to the title.
  public var imageToTitle = 16.0
  /// From the title to the subtitle.
  public var titleToSubtitle = 8.0
  /// From the text to the first button.
  public var textToButtons = 24.0
  /// Between two buttons.
  public var betweenButtons = 8.0
  /// From all of it to the edges, at least.
  public var margin = 24.0
  /// How wide the text may get.
  public var maximumWidth = 400.0
  /// From a banner's edge to its text.
  public var bannerPadding = 12.0
  /// What the state is centred in.
  public var placement = Placement.list

  /// Makes the look that comes with the library.
  public init() {}

  /// The app-wide look, which each screen starts with.
  ///
  /// Set it when the app starts: a screen copies it when it is made.
  @MainActor public static var `default` = StateAppearance()

  /// The same look with each length that isn't one as 0, and none beyond what a screen has room for.
  ///
  /// Pictures and spinners are at most 512 points: a toolkit draws them at any size that it is told,
  /// and runs out of memory for it.
  package var usable: StateAppearance {
    var copy = self
    let lengths: [WritableKeyPath<StateAppearance, Double>] = [
      \.imageSize, \.spinnerSize, \.imageToTitle, \.titleToSubtitle, \.textToButtons,
      \.betweenButtons, \.margin, \.maximumWidth, \.bannerPadding,
    ]
    for length in lengths where !(copy[keyPath: length].isFinite && copy[keyPath: length] >= 0) {
      copy[keyPath: length] = 0
    }
    for length in lengths { copy[keyPath: length] = min(copy[keyPath: length], 4_096) }
    copy.imageSize = min(copy.imageSize, 512)
    copy.spinnerSize = min(copy.spinnerSize, 512)
    return copy
  }
}
