/// An app's own views by state, and which of them is on screen: the bookkeeping of an adapter.
///
/// At most one view is on screen. Views are retained until they are replaced.
public struct CustomViewsLibrary<View: AnyObject> {
  /// What an adapter has to do.
  public struct Change {
    /// The view to take away; nil: none.
    public let leaving: View?
    /// The view to put in, centred; nil: none.
    public let arriving: View?
  }

  private var views: [ViewState: View] = [:]
  private var state: ViewState?
  /// Whether it was reported that the view on screen can't be.
  private var isRefused = false
  /// The view that is on screen; where there is one, the parts of the default look are hidden.
  public private(set) var shown: View? { didSet { isRefused = false } }

  /// Makes a library without views.
  public init() {}

  /// The view of one state; nil: the default look.
  ///
  /// - Parameter state: the state.
  public subscript(state: ViewState) -> View? { views[state] }

  /// Sets the view of one state.
  ///
  /// - Parameters:
  ///   - view: the view; nil: the default look.
  ///   - state: whose view it is.
  /// - Returns: what has to be done, where that state is shown.
  public mutating func set(_ view: View?, for state: ViewState) -> Change {
    views[state] = view
    return update()
  }

  /// Shows the view of another state.
  ///
  /// - Parameter state: the state that is shown; nil: none is.
  /// - Returns: what has to be done.
  public mutating func show(_ state: ViewState?) -> Change {
    self.state = state
    return update()
  }

  /// The view to put on screen.
  ///
  /// - Parameter isAround: whether a view is what it would stand in, or has that in itself.
  /// - Returns: the view; nil: there is none, or it is around what it would stand in.
  package func placeable(isAround: (View) -> Bool) -> View? {
    shown.flatMap { isAround($0) ? nil : $0 }
  }

  /// What there is to report, once for each view that comes on screen.
  ///
  /// - Parameter placed: what is put on screen.
  /// - Returns: that a view isn't; nil: it is, or that was reported.
  package mutating func refusal(placing placed: View?) -> StateDiagnostic? {
    guard let state, shown !== placed, !isRefused else { return nil }
    isRefused = true
    return .customViewAroundState(state)
  }

  private mutating func update() -> Change {
    let next = state.flatMap { views[$0] }
    guard next !== shown else { return Change(leaving: nil, arriving: nil) }
    defer { shown = next }
    return Change(leaving: shown, arriving: next)
  }
}
