// The example of the slides "Empty State表示共通化の事例" (One look for every empty state), on UIKit.
// It is as it stands there, but for these edits:
//
// 1. Slide 18 has a typographic quotation mark, and no words: `value:` has them, those of
//    reservations from slide 12. What it leaves out is left out.
// 2. The app's own enumeration conforms to `EmptyStateRepresentable`, and slide 29 spells its name.
// 3. Slides 20, 22, 26 and 28 declare the view, `EmptyStateHolder` and `EmptyStateDisplayable`, which
//    are the library's. There, a holder begins hidden.
// 4. Slide 24 declares `edges(equalTo:offset:)`, which is the library's: here it has another name.
// 5. Slide 28 says that a view can show an empty state, too, and shows none: `SampleView` does.

// MARK: Slide 18

/// The kinds of empty states.
enum EmptyState: EmptyStateRepresentable {
  /// Reservations.
  case reservation
  /// Tables.
  case table

  /// The title.
  var title: String {
    switch self {
    case .reservation:
      return NSLocalizedString(
        "key_of_reservation", value: "There is no reservation information", comment: "")
    case .table:
      return NSLocalizedString("key_of_table", value: "There is no table information", comment: "")
    }
  }
}

// MARK: Slide 24

extension UIView {
  /// Constrains the view's edges.
  ///
  /// - Parameters:
  ///   - view: the view that the constraints are about.
  ///   - offset: the constants of the constraints.
  func slideEdges(equalTo view: UIView, offset: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: offset.top),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -offset.bottom),
      leftAnchor.constraint(equalTo: view.leftAnchor, constant: offset.left),
      rightAnchor.constraint(equalTo: view.rightAnchor, constant: -offset.right),
    ])
  }
}

// MARK: Slide 29

/// Conforms to EmptyStateDisplayable.
final class SampleViewController: UIViewController, EmptyStateDisplayable {
  /// The property of EmptyStateDisplayable, made from the kind that it is about.
  let emptyStateHolder = EmptyStateHolder(EmptyState.reservation)

  override func viewDidLoad() {
    super.viewDidLoad()
    // EmptyStateDisplayable's method adds the view.
    addEmptyStateView()
    // When the empty state is to be shown, isHidden is set.
    emptyStateHolder.isHidden = false
  }
}

// MARK: Slide 28

/// A view that shows its own empty state.
final class SampleView: UIView, EmptyStateDisplayable {
  let emptyStateHolder = EmptyStateHolder(EmptyState.table)
}
