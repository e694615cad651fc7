// The examples of the article "DZNEmptyDataSetを使わずにEmptyStateを実装する" (An empty state without a
// library), on GTK. They are as they stand there, but for these edits:
//
// 1. `@_functionBuilder` is `@resultBuilder`.
// 2. Swift overrides a method only in the class itself, so that the data source's stands there, and
//    `viewDidLoad`, which the article doesn't show, is around the first fragments. `super` is called.
// 3. `yourItems` is an array, which is never nil, so that `?? 0` is gone.
// 4. `DataSource` is a class, since nothing else is observed; it is `@Observable` instead of
//    `@Published`, and the empty state of the library follows it instead of a publisher's subscriber:
//    Combine is Apple's. It is added to the view that is as tall as the screen, as the label is.
// 5. `UILabel`, `UITableViewController` and constraints are small stand-ins over GTK, in Support.
import CAdwaita
import Convene
import Foundation
import Observation

// MARK: Delegate

class YourViewController: UITableViewController {
  var yourItems: [String] = []

  let emptyLabel: UILabel = {
    let label = UILabel(frame: .zero)
    label.font = UIFont.preferredFont(forTextStyle: .title1)
    label.textColor = UIColor.secondaryLabel
    label.textAlignment = .center
    label.text = "Text that you want to display"
    label.isUserInteractionEnabled = false
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.view.addSubview(emptyLabel)
    navigationController?.view.bringSubviewToFront(emptyLabel)

    emptyLabel.equalToParent()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let numberOfRows = yourItems.count

    if numberOfRows == 0 {
      emptyLabel.isHidden = false
    } else {
      emptyLabel.isHidden = true
    }

    return numberOfRows
  }

  override func text(ofRow row: Int) -> String { yourItems[row] }
}

extension UIView {

  @resultBuilder
  struct ConstrainsBuilder {
    static func buildBlock(_ constraints: NSLayoutConstraint...) -> [NSLayoutConstraint] {
      constraints
    }
  }

  func makeConstraints(@ConstrainsBuilder builder: (UIView) -> [NSLayoutConstraint]) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(builder(self))
  }

  /// - Precondition: The superView should not be nil.
  func equalToParent() {
    precondition(superview != nil)

    self.makeConstraints {
      $0.leadingAnchor.constraint(equalTo: superview!.leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: superview!.trailingAnchor)
      $0.topAnchor.constraint(equalTo: superview!.topAnchor)
      $0.bottomAnchor.constraint(equalTo: superview!.bottomAnchor)
    }

  }

}

// MARK: Combine

@MainActor
@Observable
final class DataSource {
  var items: [String] = []
}

class ObservingViewController: UIViewController, EmptyStateDisplayable {
  var dataSource: DataSource = .init()
  let emptyStateHolder = EmptyStateHolder(Kind.items)

  override func viewDidLoad() {
    super.viewDidLoad()
    if let view = navigationController?.view { addEmptyStateView(to: view.widget) }
    emptyStateHolder.isHidden { [dataSource] in !dataSource.items.isEmpty }
  }

  enum Kind: EmptyStateRepresentable {
    case items

    var title: String { "Text that you want to display" }
  }
}
