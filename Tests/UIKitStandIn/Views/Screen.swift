// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// The screen of the device.
@MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// How large a test says that the screen is.
  public var standInBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public var bounds: CGRect { standInBounds }
}
