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
}
