// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A colour by its name; that is all that tests compare.
public final class UIColor: NSObject, @unchecked Sendable {
  // Immutable after its initializer, so that any thread may read it.
  let name: String

  private init(named name: String) { self.name = name }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgba(\(red), \(green), \(blue), \(alpha))"
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  public override var hash: Int { name.hashValue }
  public override var description: String { name }

  public static let clear = UIColor(named: "clear")
  public static let black = UIColor(named: "black")
  public static let white = UIColor(named: "white")
  public static let gray = UIColor(named: "gray")
  public static let darkGray = UIColor(named: "darkGray")
  public static let red = UIColor(named: "red")
  public static let green = UIColor(named: "green")
  public static let blue = UIColor(named: "blue")
  public static let yellow = UIColor(named: "yellow")
  public static let orange = UIColor(named: "orange")
  public static let label = UIColor(named: "label")
  public static let secondaryLabel = UIColor(named: "secondaryLabel")
  public static let tertiaryLabel = UIColor(named: "tertiaryLabel")
  public static let tintColor = UIColor(named: "tintColor")
  public static let systemBackground = UIColor(named: "systemBackground")
  public static let secondarySystemBackground = UIColor(named: "secondarySystemBackground")
  public static let systemRed = UIColor(named: "systemRed")
  public static let systemOrange = UIColor(named: "systemOrange")
  public static let separator = UIColor(named: "separator")
}
