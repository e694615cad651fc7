import UIKitStandIn

extension UIView {
  /// The texts of labels, cells and buttons that can be seen, from top to bottom and left to right.
  var visibleTexts: [String] {
    var found: [(place: CGPoint, text: String)] = []
    collectTexts(from: .zero, into: &found)
    found.sort { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }
    return found.map(\.text)
  }

  private func collectTexts(
    from origin: CGPoint, into found: inout [(place: CGPoint, text: String)]
  ) {
    guard !isHidden else { return }
    if let text = ownText, !text.isEmpty { found.append((origin, text)) }
    for view in subviews {
      let place = CGPoint(
        x: origin.x + view.frame.minX - bounds.minX, y: origin.y + view.frame.minY - bounds.minY)
      view.collectTexts(from: place, into: &found)
    }
  }

  private var ownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let cell as TextCell: cell.text
    case let header as TitleHeader: header.text
    default: nil
    }
  }

  /// The button with a title, below this view.
  func button(_ title: String) -> UIButton? {
    standInDescendants.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }
}

/// Lets what is put off to other turns of the main actor happen.
@MainActor
func laterTurns() async {
  for _ in 0..<30 {
    await Task.yield()
    // Loads run away from the main actor, and take their own turns there.
    for _ in 0..<3 { await Task.detached { await Task.yield() }.value }
  }
}
