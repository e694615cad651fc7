import ConveneLists
import Foundation

/// The list view of declarations that are tested and belong to no platform.
///
/// It shows nothing and knows where it is, so that sizes can be made from it:
///
/// ```swift
/// item.sizeFor { _, list, _ in CGSize(width: list.bounds.width / 2, height: 44) }
/// ```
@MainActor
public final class TestList {
  /// What is seen of the list, in points, in the coordinates of its content.
  public internal(set) var bounds = CGRect.zero

  init() {}
}

/// A view that a ``TestHost`` makes and reads by itself.
///
/// ``TestCell`` and ``TestHeader`` are such views. Those of an app are, too, where its tests say so:
///
/// ```swift
/// extension UserCell: TestableView { var testText: String { label.text ?? "" } }
/// ```
@MainActor
public protocol TestableView: ReusableView {
  /// Makes a view that shows nothing yet.
  init()

  /// What is to be read on the view; empty: nothing.
  var testText: String { get }

  /// How high the view wants to be in a width, both in points; `nil`: as high as it is estimated.
  ///
  /// Asked where the section's rows size themselves.
  ///
  /// - Parameter width: The width that it has.
  /// - Returns: The height.
  func testHeight(width: CGFloat) -> CGFloat?
}

extension TestableView {
  /// Nothing.
  public var testText: String { "" }

  /// As high as it is estimated.
  ///
  /// - Parameter width: The width that it has.
  /// - Returns: `nil`.
  public func testHeight(width: CGFloat) -> CGFloat? { nil }
}

/// A header of a ``TestList``, also its footer, and what cells have in common with them: a text.
@MainActor
open class TestHeader: TestableView {
  /// The list view that such views stand in.
  public typealias Host = TestList

  /// What it shows.
  public var text = ""
  /// How high it wants to be, in points; `nil`: as high as it is estimated.
  public var height: CGFloat?

  /// Makes a view that shows nothing.
  public required init() {}

  /// What it shows.
  public var testText: String { text }

  /// How high it wants to be, in points.
  ///
  /// - Parameter width: Any.
  /// - Returns: ``height``.
  public func testHeight(width: CGFloat) -> CGFloat? { height }
}

/// A cell of a ``TestList``: a text, and nothing else unless it is subclassed.
open class TestCell: TestHeader, ReusableCell {}
