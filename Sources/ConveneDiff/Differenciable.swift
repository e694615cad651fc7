/// The identifier that the source documents' examples use; any `Hashable` type may stand in its place.
public typealias DifferenceIdentifier = String

/// A thing that a list shows: it can be told from others, and from its own earlier contents.
///
/// ```swift
/// struct User: Differenciable {
///   let id: Int
///   var differenceIdentifier: Int { id }
/// }
/// ```
///
/// Identity is the pair of the type and the identifier: `1` as an `Int` and `1` as a `UInt8` are
/// two things. Two elements with the same identity and other contents are the same thing, changed.
public protocol Differenciable {
  /// The type of the identifier, inferred from ``differenceIdentifier``.
  associatedtype DifferenceID: Hashable

  /// What makes this element this one, whatever its contents are.
  ///
  /// It is read often and must be cheap; two reads of one element must be equal.
  var differenceIdentifier: DifferenceID { get }

  /// Whether this element shows the same as another one of the same identity.
  ///
  /// `==` where the type is `Equatable`, otherwise `false`: such an element counts as changed in
  /// each update.
  func isContentEqual(to other: Self) -> Bool

  /// Whether contents can be compared at all; `false` only for the default of types without `==`.
  static var comparesContent: Bool { get }
}

extension Differenciable {
  /// Elements whose contents cannot be compared count as changed.
  @inlinable
  public func isContentEqual(to other: Self) -> Bool { false }

  /// Contents can be compared where the type says how.
  @inlinable
  public static var comparesContent: Bool { false }
}

extension Differenciable where Self: Equatable {
  /// Contents are equal where the elements are.
  @inlinable
  public func isContentEqual(to other: Self) -> Bool { self == other }

  /// Contents are compared with `==`.
  @inlinable
  public static var comparesContent: Bool { true }
}

extension Differenciable where Self: Identifiable {
  /// The element's own `id`.
  @inlinable
  public var differenceIdentifier: ID { id }
}

extension Differenciable where Self: Hashable {
  /// The element itself.
  @inlinable
  public var differenceIdentifier: Self { self }
}

extension Differenciable where Self: Hashable & Identifiable {
  /// The element's own `id`, which says more about identity than all of its contents do.
  @inlinable
  public var differenceIdentifier: ID { id }
}
