// The examples of the article about `knStateView` (Every state of a screen), on UIKit. They are as they
// stand there, but for these edits:
//
// 1. The author's initials are gone: `StateView` and `ViewState`, which are the library's, as is what
//    `setState` does.
// 2. The fragments stand in the controller that their `stateView` is of. `your_own_UI` is
//    `yourOwnUI`, with a size.
// 3. A content's image, title and subtitle have names in `contentLibrary`, which is no tuple here.
// 4. The article says in words that an icon may be a URL: `setIcon(at:)` has one.

final class StateController: UIViewController {
  let stateView = StateView()
  let yourOwnUI = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private(set) var retries = 0

  // MARK: customViewsLibrary

  func setOwnUI() {
    yourOwnUI.text = "It broke."
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
    view.addSubview(stateView)
    stateView.edges(equalTo: view, offset: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
  }

  /// Added to a given view, which it fills.
  func addToGivenView() {
    stateView.show(in: view)
  }

  // MARK: Retry, which the article leaves out

  func addRetry() {
    stateView.states.onRetry = { [weak self] in self?.retries += 1 }
  }
}
