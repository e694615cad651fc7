import CAdwaita
import Convene
import Foundation

// Constraints as UIKit has them, for what the examples need: edges that equal other edges, and
// heights.

/// An edge or the height of a view.
@MainActor
struct NSLayoutAnchor {
  enum Attribute {
    case top, bottom, left, right, height
  }

  let view: UIView
  let attribute: Attribute

  func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(first: self, second: other, constant: constant)
  }

  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: self, second: nil, constant: constant)
  }
}

/// An equation between two edges, or of one height.
@MainActor
final class NSLayoutConstraint {
  fileprivate let first: NSLayoutAnchor
  fileprivate let second: NSLayoutAnchor?
  fileprivate let constant: CGFloat

  fileprivate init(first: NSLayoutAnchor, second: NSLayoutAnchor?, constant: CGFloat) {
    self.first = first
    self.second = second
    self.constant = constant
  }

  /// Adds equations to the view that both views are in, or that one is and the other is in.
  static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      let view = constraint.first.view
      precondition(
        !view.translatesAutoresizingMaskIntoConstraints,
        "A view that is constrained doesn't translate its autoresizing mask.")
      guard let owner = view.superview else {
        preconditionFailure("A view is added to another one before it is constrained.")
      }
      owner.constraints.append(constraint)
      gtk_widget_queue_resize(owner.widget)
    }
  }
}

extension UIView {
  var topAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .top) }
  var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .bottom) }
  var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .left) }
  var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .right) }
  var leadingAnchor: NSLayoutAnchor { leftAnchor }
  var trailingAnchor: NSLayoutAnchor { rightAnchor }
  var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .height) }

  /// Where the constraints put each view, in a view of that size.
  func frames(width: CGFloat, height: CGFloat) -> [(view: UIView, frame: CGRect)] {
    var solver = EdgeSolver(own: self, width: width, height: height)
    solver.solve(constraints)
    return subviews.map { ($0, solver.frame(of: $0)) }
  }
}

/// Follows equations from edges that are known to those that aren't.
@MainActor
private struct EdgeSolver {
  private var known: [ObjectIdentifier: [NSLayoutAnchor.Attribute: CGFloat]] = [:]

  init(own view: UIView, width: CGFloat, height: CGFloat) {
    known[ObjectIdentifier(view)] = [.top: 0, .left: 0, .right: width, .bottom: height]
  }

  mutating func solve(_ constraints: [NSLayoutConstraint]) {
    // Each round finds at least one edge, or there is nothing more to be found.
    for _ in constraints {
      for constraint in constraints {
        let (first, second) = (constraint.first, constraint.second)
        if let second {
          if let value = self[second] { self[first] = value + constraint.constant }
          if let value = self[first] { self[second] = value - constraint.constant }
        } else if first.attribute == .height {
          if let top = self[first.view.topAnchor] {
            self[first.view.bottomAnchor] = top + constraint.constant
          } else if let bottom = self[first.view.bottomAnchor] {
            self[first.view.topAnchor] = bottom - constraint.constant
          }
        }
      }
    }
  }

  func frame(of view: UIView) -> CGRect {
    let (left, top) = (self[view.leftAnchor] ?? 0, self[view.topAnchor] ?? 0)
    return CGRect(
      x: left, y: top, width: (self[view.rightAnchor] ?? left) - left,
      height: (self[view.bottomAnchor] ?? top) - top)
  }

  private subscript(anchor: NSLayoutAnchor) -> CGFloat? {
    get { known[ObjectIdentifier(anchor.view)]?[anchor.attribute] }
    set { known[ObjectIdentifier(anchor.view), default: [:]][anchor.attribute] = newValue }
  }
}

/// Distances from the four edges.
struct UIEdgeInsets {
  static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  var top: CGFloat
  var left: CGFloat
  var bottom: CGFloat
  var right: CGFloat
}
