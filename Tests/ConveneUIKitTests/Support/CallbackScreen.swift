import ConveneDiff
import ConveneLists
import ConveneUIKit
import UIKitStandIn

/// A collection view of rows with letters, whose declaration a test adds closures to.
@MainActor
final class CallbackScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  /// The texts of each section's rows.
  var sections: [[String]]
  /// What the closures noted.
  var log: [String] = []
  var onItem: (@MainActor (Item<TextCell>, String) -> Void)?
  var onSection: (@MainActor (ListSection<UICollectionView>, Int) -> Void)?
  var onList: (@MainActor (Conv<UICollectionView>) -> Void)?

  init(_ sections: [[String]] = [["a", "b", "c"]]) {
    self.sections = sections
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    view.conv { [weak self] in self?.declare($0) }
  }

  private func declare(_ conv: Conv<UICollectionView>) {
    conv.create(for: sections.indices.map { "\($0)" }) { [self] name, section in
      let index = Int(name) ?? 0
      section.itemSize = .fullWidth(height: 40)
      section.create(for: sections[index]) { [weak self] (letter, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = letter }
        self?.onItem?(item, letter)
      }
      onSection?(section, index)
    }
    onList?(conv)
  }

  /// Declares, updates and lays out.
  func show() {
    view.update()
    window.layoutIfNeeded()
  }

  func note(_ text: String) { log.append(text) }

  var shown: [String] {
    window.layoutIfNeeded()
    return view.visibleCells.compactMap { ($0 as? TextCell)?.text }
  }
}

extension IndexPath {
  /// A place in the first section.
  static func at(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  var short: String { "\(section).\(item)" }
}
