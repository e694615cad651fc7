/// A view that is held weakly, and what stands in for it once it has gone.
///
/// Platforms call back when a view is going; nobody sees what is done to the stand-in.
@MainActor
package struct WeakView<View: AnyObject> {
  private weak var view: View?
  private let standIn: @MainActor () -> View

  package init(_ view: View, standIn: @escaping @MainActor () -> View) {
    self.view = view
    self.standIn = standIn
  }

  /// The view, or its stand-in.
  package var value: View { view ?? standIn() }
}
