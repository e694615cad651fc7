import ConveneDiff
import ConveneLists

/// What is under the pointer.
enum PointerTarget: Equatable {
  case item(ItemIndex)
  /// The header of a section that can be folded.
  case header(Int)
  /// Another header, a footer, or what is on its way out or has gone.
  case other
  /// Nothing but the list itself.
  case room

  /// The element of the list that it is, if it answers a click.
  var element: LayoutElement? {
    switch self {
    case .item(let index): .item(index)
    case .header(let section): .header(section)
    case .other, .room: nil
    }
  }
}

/// Where the pointer's button went down, or a finger.
///
/// An update may come before it is let go, or between the clicks of a series: what was pressed is
/// followed by its identity, as the selection is, so that nothing is done to what came under the pointer
/// in its place.
struct PointerPress {
  /// What was pressed, in the list that is on screen.
  private(set) var target: PointerTarget
  /// Which click of a series on it this is; the first is 1.
  private(set) var count = 0

  init(on target: PointerTarget) { self.target = target }

  /// It is pressed, as so manieth of a series at about this place.
  mutating func click(count: Int32) { self.count = count > 1 ? self.count + 1 : 1 }

  /// Goes on in a list that changed.
  ///
  /// - Parameter element: Where what was pressed is now; `nil`: it has gone.
  mutating func follow(_ element: LayoutElement?) {
    guard target.element != nil else { return }
    target =
      switch element {
      case .item(let index)?: .item(index)
      case .header(let section)?: .header(section)
      case .footer?, nil: .other
      }
  }
}
