import CAdwaita
import Convene
import Foundation

// Controllers as UIKit has them, over GTK.

/// What drives a view.
@MainActor
class UIViewController: WidgetConvertible {
  let view = UIView()
  fileprivate(set) weak var navigationController: UINavigationController?
  private var isViewLoaded = false

  var widget: WidgetPointer { view.widget }

  func viewDidLoad() {}

  func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}

/// A controller between a bar of 50 points and a toolbar of 100.
@MainActor
final class UINavigationController {
  let view = UIView()
  let rootViewController: UIViewController

  init(rootViewController root: UIViewController) {
    rootViewController = root
    let bar = UIView(gtk_label_new("Bar").widget)
    let toolbar = UIView(gtk_label_new("Toolbar").widget)
    for part in [root.view, bar, toolbar] {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      root.view.topAnchor.constraint(equalTo: bar.bottomAnchor),
      root.view.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 100),
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.navigationController = self
    root.loadViewIfNeeded()
  }
}

/// A list of rows that are asked for by number: a `CollectionView` on GTK.
@MainActor
final class UITableView: UIView {
  let list = CollectionView()
  fileprivate weak var dataSource: UITableViewController?

  override init() {
    super.init(list.widget)
    list.conv { [weak self] conv in
      guard let self, let dataSource else { return }
      let count = dataSource.tableView(self, numberOfRowsInSection: 0)
      conv.create { section in
        section.itemSize = .fullWidth(height: 40)
        section.create(for: Array(0..<count)) { (row, item: Item<Row>) in
          item.configureCell { cell, _ in cell.label.text = dataSource.text(ofRow: row) }
        }
      }
    }
  }

  func reloadData() {
    list.reload()
  }

  final class Row: CollectionCell {
    let label = UILabel()

    required init() {
      super.init()
      content = label.widget
    }
  }
}

/// A controller whose view is a table.
@MainActor
class UITableViewController: UIViewController {
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.edges(equalTo: view)
    tableView.dataSource = self
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func text(ofRow row: Int) -> String { "" }
}
