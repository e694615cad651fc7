// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// The picture of a view: what was to be read in it, in its size.
public final class StandInSnapshot: UIView {
  /// The texts that were shown.
  public let standInTexts: [String]

  init(of view: UIView) {
    standInTexts = view.standInShownTexts
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  public required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// A picture of what is on screen; nil where nothing of the view is.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return nil }
    return StandInSnapshot(of: self)
  }

  /// The texts of labels and buttons that are shown, in the order in which they are drawn.
  public var standInShownTexts: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    var texts: [String] = []
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
    if let button = self as? UIButton, let title = button.currentTitle { texts.append(title) }
    return texts + subviews.flatMap(\.standInShownTexts)
  }
}
