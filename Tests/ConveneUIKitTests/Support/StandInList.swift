import ConveneDiff
import ConveneLists
import ListCases
import UIKitStandIn

@testable import ConveneUIKit

/// The cases' list in a collection view, whose motions are interrupted by newer updates.
@MainActor
final class StandInList: CaseList {
  var whileFilling: (@MainActor () -> Void)?
  var onSelect: (@MainActor (CaseRow) -> Void)?
  var holdsMotions = false
  private(set) var fillings: [String] = []
  private let window: UIWindow
  private let view: UICollectionView
  private let host: CollectionHost
  private var declared: [CaseSection] = []
  private var operationsBefore = StandInOperations()
  private var reloadsBefore = 0

  convenience init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    for type in [CaseCell.self, CaseSecondCell.self] as [UICollectionViewCell.Type] {
      view.register(type, forCellWithReuseIdentifier: String(describing: type))
    }
    self.init(window, view, view.host)
  }

  private init(_ window: UIWindow, _ view: UICollectionView, _ host: CollectionHost) {
    self.window = window
    self.view = view
    self.host = host
    view.standInIdentity = { [weak host] path in
      host?.driver.content.describe(ItemIndex(path)) ?? ""
    }
  }

  func declare(_ sections: [CaseSection]) {
    declared = sections
    host.driver.conv().create(for: sections) { [weak self] section, list in
      list.itemSize = .fullWidth(height: 40)
      if let header = section.header {
        list.create(.header) { (view: SectionHeaderFooter<TitleHeader>) in
          view.size = CGSize(width: 0, height: 20)
          view.configureView { view, _ in
            view.text = header
            self?.filled(header)
          }
        }
      }
      if section.isSecondClass {
        list.create(for: section.rows) { (row, item: Item<CaseSecondCell>) in
          item.reusableIdentifier = section.reuseName
          item.register = .class
          item.configureCell { cell, _ in
            cell.text = row.text
            self?.filled(row.text)
          }
        }
      } else {
        list.create(for: section.rows) { (row, item: Item<CaseCell>) in
          item.reusableIdentifier = section.reuseName
          item.register = .class
          item.configureCell { cell, _ in
            cell.text = row.text
            self?.filled(row.text)
          }
          item.didSelect { [onSelect = self?.onSelect] _ in onSelect?(row) }
        }
      }
      list.create(for: section.figures) { (figure, item: Item<CaseCell>) in
        item.configureCell { cell, _ in
          cell.text = figure.text
          self?.filled(figure.text)
        }
      }
    }
  }

  private func filled(_ text: String) {
    fillings.append(text)
    whileFilling.take()?()
  }

  func update(_ completion: (@MainActor (Bool) -> Void)?) {
    host.driver.update(UpdateOptions(animated: holdsMotions), completion: completion)
  }

  func performUpdate() async -> Bool {
    await host.driver.performUpdate(UpdateOptions(animated: holdsMotions))
  }

  func reload(_ completion: (@MainActor (Bool) -> Void)?) {
    host.driver.reload(completion: completion)
  }

  var onDiagnostic: (@MainActor (ListDiagnostic) -> Void)? {
    get { host.driver.diagnostics.onDiagnostic }
    set { host.driver.diagnostics.onDiagnostic = newValue }
  }

  func askForReload() { view.reloadData() }
  func finishMotions() { StandInAnimations.finish() }

  func tap(_ section: Int, _ item: Int) {
    view.standInTap(at: IndexPath(item: item, section: section))
  }

  func scroll(past rows: Int) {
    // What only touches the edge counts as visible.
    view.contentOffset.y = rows == 0 ? 0 : 40 * CGFloat(rows) + 1
    view.layoutIfNeeded()
  }

  func givenToAnotherDriver() -> any CaseList {
    StandInList(window, view, CollectionHost(view))
  }

  var texts: [[String]] {
    view.layoutIfNeeded()
    var texts = Array(repeating: [String](), count: view.numberOfSections)
    for path in view.indexPathsForVisibleItems.sorted() {
      texts[path.section].append((view.cellForItem(at: path) as? CaseCell)?.text ?? "another")
    }
    return texts
  }

  var headers: [String] {
    let kind = UICollectionView.elementKindSectionHeader
    view.layoutIfNeeded()
    return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
      (view.supplementaryView(forElementKind: kind, at: $0) as? TitleHeader)?.text
    }
  }

  func cell(_ section: Int, _ item: Int) -> AnyObject? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  var operations: CaseOperations {
    let asked = view.standInOperations - operationsBefore
    return CaseOperations(
      batches: asked.batches, sections: asked.sections, inserted: asked.insertedItems,
      deleted: asked.deletedItems, moved: asked.movedItems)
  }

  var reloads: Int { view.standInReloads - reloadsBefore }

  func forget() {
    operationsBefore = view.standInOperations
    reloadsBefore = view.standInReloads
    fillings = []
  }

  var parts: (view: AnyObject, driver: AnyObject) { (view, host.driver) }

  /// The stand-in raises what breaks its rules, which the test catches.
  var faults: [String] {
    view.layoutIfNeeded()
    let shown = host.driver.content.counts
    return declared.map(\.texts.count) == shown ? [] : ["\(shown) are the data's counts"]
  }
}

/// A cell of a case's row.
class CaseCell: UICollectionViewCell {
  var text = ""
}

/// A cell of another class.
final class CaseSecondCell: CaseCell {}
