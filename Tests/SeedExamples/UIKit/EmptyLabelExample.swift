// The examples of the article "DZNEmptyDataSetを使わずにEmptyStateを実装する" (An empty state without a
// library), on UIKit. They are as they stand there, but for these edits:
//
// 1. `@_functionBuilder` is `@resultBuilder`.
// 2. The article explains a table, and says that a collection does the same: here it is a collection,
//    until the library has table views. `viewDidLoad`, which the article doesn't show, is around the
//    first fragments, and the cells are the system's.
// 3. `yourItems` is an array, which is never nil, so that `?? 0` is gone.
// 4. `makeConstraints` and `equalToParent`, which are the library's, have other names here.
// 5. `DataSource` is a class, since a structure can't be an `NSObject`, and `store(to:)` is `store(in:)`.
//    Its `items` begin empty, and the controller has the label and the `cancellables` that the article
//    leaves out. That part needs Combine, which is Apple's: it is compiled on a Mac only, and has
//    never run.
// 6. Where there is no Combine, the library's empty state follows an `@Observable` model instead.
import Observation

// MARK: Delegate

class YourViewController: UIViewController, UICollectionViewDataSource {
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

  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 400, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)

    navigationController?.view.addSubview(emptyLabel)
    navigationController?.view.bringSubviewToFront(emptyLabel)

    emptyLabel.articleEqualToParent()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let numberOfRows = yourItems.count

    if numberOfRows == 0 {
      emptyLabel.isHidden = false
    } else {
      emptyLabel.isHidden = true
    }

    return numberOfRows
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension UIView {

  @resultBuilder
  struct ConstrainsBuilder {
    static func buildBlock(_ constraints: NSLayoutConstraint...) -> [NSLayoutConstraint] {
      constraints
    }
  }

  func articleMakeConstraints(@ConstrainsBuilder builder: (UIView) -> [NSLayoutConstraint]) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(builder(self))
  }

  /// - Precondition: The superView should not be nil.
  func articleEqualToParent() {
    precondition(superview != nil)

    self.articleMakeConstraints {
      $0.leadingAnchor.constraint(equalTo: superview!.leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: superview!.trailingAnchor)
      $0.topAnchor.constraint(equalTo: superview!.topAnchor)
      $0.bottomAnchor.constraint(equalTo: superview!.bottomAnchor)
    }

  }

}

// MARK: Combine

#if canImport(Combine)
  import Combine

  class DataSource: NSObject {
    @Published
    var items: [String] = []
  }

  class ViewController: UIViewController {
    var dataSource: DataSource = .init()
    let emptyLabel = UILabel(frame: .zero)
    let emptyStateHolder = EmptyStateHolder(ObservingViewController.Kind.items)
    var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource.$items
        .map({ !$0.isEmpty })
        .receive(on: RunLoop.main)
        .assign(to: \.isHidden, on: emptyLabel)
        .store(in: &cancellables)
      // The library's empty state instead of the label.
      dataSource.$items
        .map({ !$0.isEmpty })
        .receive(on: RunLoop.main)
        .assign(to: \.isHidden, on: emptyStateHolder)
        .store(in: &cancellables)
    }
  }
#endif

@MainActor
@Observable
final class ObservedDataSource {
  var items: [String] = []
}

class ObservingViewController: UIViewController, EmptyStateDisplayable {
  var dataSource: ObservedDataSource = .init()
  let emptyStateHolder = EmptyStateHolder(Kind.items)

  override func viewDidLoad() {
    super.viewDidLoad()
    if let view = navigationController?.view { addEmptyStateView(to: view) }
    emptyStateHolder.isHidden { [dataSource] in !dataSource.items.isEmpty }
  }

  enum Kind: EmptyStateRepresentable {
    case items

    var title: String { "Text that you want to display" }
  }
}
