// The examples of the article about `knStateView` (Every state of a screen), on GTK. They are as they
// stand there, but for these edits:
//
// 1. The author's initials are gone: `StateView` and `ViewState`, which are the library's, as is what
//    `setState` does.
// 2. The fragments stand in the controller that their `stateView` is of. `your_own_UI` is
//    `yourOwnUI`, with a size.
// 3. A content's image, title and subtitle have names in `contentLibrary`, which is no tuple here.
// 4. The article says in words that an icon may be a URL: `setIcon(at:)` has one.
// 5. `UIView` and constraints are small stand-ins over GTK, in Support.
import CAdwaita
import Convene
import Foundation

final class StateController: UIViewController {
  let stateView = StateView()
  let yourOwnUI = UILabel()
  private(set) var retries = 0

  // MARK: customViewsLibrary

  func setOwnUI() {
    yourOwnUI.text = "It broke."
    gtk_widget_set_size_request(yourOwnUI.widget, 200, 100)
    stateView.setCustomView(yourOwnUI, for: .error)
  }

  // MARK: contentLibrary

  func setOwnContent() {
    stateView.setContent(
      image: "loading_2",
      title: "New loading view",
      subtitle: "",
      for: .loading)
  }

  func setIcon(at url: String) {
    stateView.setContent(
      image: url,
      title: "No moon",
      subtitle: "It is new.",
      for: .empty)
  }

  // MARK: Two ways to show it

  /// Added to the root view by hand, and constrained.
  func addByHand() {
    let added = UIView(stateView.widget)
    view.addSubview(added)
    added.edges(equalTo: view, offset: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
  }

  /// Added to a given view, which it fills.
  func addToGivenView() {
    stateView.show(in: view.widget)
  }

  // MARK: Retry, which the article leaves out

  func addRetry() {
    stateView.states.onRetry = { [weak self] in self?.retries += 1 }
  }
}
