/// What draws a state: an adapter's view.
///
/// It replays what it is given and decides nothing. Buttons are handed back to
/// ``StateModel/perform(_:)``.
@MainActor
public protocol StateRenderer: AnyObject {
  /// Draws a state.
  ///
  /// Called on the main actor when it is attached, and then at the end of a turn, where what is to
  /// be seen is another than before. The first state that is set is drawn at once.
  ///
  /// - Parameter state: everything that is to be seen.
  func render(_ state: RenderedState)

  /// Has a screen reader say something, without moving the focus.
  ///
  /// Called on the main actor after the drawing that it tells of. Without an implementation nothing
  /// is said.
  ///
  /// - Parameter announcement: what is to be said.
  func announce(_ announcement: Announcement)
}

extension StateRenderer {
  /// Says nothing.
  ///
  /// - Parameter announcement: what would be said.
  public func announce(_ announcement: Announcement) {}
}
