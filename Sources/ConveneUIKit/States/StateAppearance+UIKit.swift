import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension StateAppearance.TextStyle {
  /// UIKit's style, which follows the reader's text size.
  var uiTextStyle: UIFont.TextStyle {
    Self.styles[self, default: .body]
  }

  private static let styles: [StateAppearance.TextStyle: UIFont.TextStyle] = [
    .largeTitle: .largeTitle, .title: .title2, .headline: .headline, .body: .body,
    .caption: .footnote,
  ]
}

extension StateAppearance.Color {
  /// UIKit's colour, which follows light and dark.
  var uiColor: UIColor { Self.colors[self, default: .label] }

  private static let colors: [StateAppearance.Color: UIColor] = [
    .primary: .label, .secondary: .secondaryLabel, .accent: .tintColor,
  ]
}
