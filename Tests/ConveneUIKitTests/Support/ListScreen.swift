import ConveneDiff
import ConveneLists
import ConveneUIKit
import UIKitStandIn

/// A section of letters, as tests change them.
struct LetterSection: Differenciable {
  var name: String
  var title = ""
  var footer = ""
  var letters: [Letter] = []
  var differenceIdentifier: String { name }
}

/// An item with a content beside its identity.
struct Letter: Differenciable, Hashable {
  var id: Int
  var text = ""
  var isOther = false
  var differenceIdentifier: Int { id }
}

/// A collection view in a window that shows letters.
@MainActor
final class ListScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  var sections: [LetterSection] = []
  var events: [String] = []
  /// The reuse identifier of all cells; where it is nil, each class is its own.
  var identifier: String?
  /// How cells with an identifier are made known.
  var registration = Registration.automatic
  /// Declares what else there is of a section.
  var declareMore: (@MainActor (ListSection<UICollectionView>) -> Void)?

  init(
    _ sections: [LetterSection] = [], inWindow: Bool = true, view own: UICollectionView? = nil
  ) {
    view =
      own
      ?? UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.frame = window.bounds
    self.sections = sections
    if inWindow { window.addSubview(view) }
    view.conv { [weak self] in self?.declare($0) }
  }

  private func declare(_ conv: Conv<UICollectionView>) {
    conv.create(for: sections) { section, list in
      list.itemSize = .fullWidth(height: 40)
      list.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.size = CGSize(width: 0, height: 20)
        header.configureView { view, _ in view.text = section.title }
      }
      declareMore?(list)
      list.create(for: section.letters.filter { !$0.isOther }) { [weak self] letter, item in
        self?.fill(item, letter)
      }
      list.create(for: section.letters.filter(\.isOther)) {
        [weak self] (letter, item: Item<OtherCell>) in
        self?.name(item)
        item.configureCell { cell, _ in cell.text = letter.text }
      }
    }
  }

  private func name(_ item: AnyItem<UICollectionView>) {
    item.reusableIdentifier = identifier
    item.register = registration
  }

  private func fill(_ item: Item<TextCell>, _ letter: Letter) {
    name(item)
    item.configureCell { cell, _ in cell.text = letter.text }
    item.didSelect { [weak self] _ in self?.events.append("select \(letter.id)") }
    item.didEndDisplaying { [weak self] _, _ in self?.events.append("end \(letter.id)") }
  }

  /// The letters of each section in the order in which they are shown.
  var expected: [[Letter]] {
    sections.map { section in
      section.letters.filter { !$0.isOther } + section.letters.filter(\.isOther)
    }
  }

  /// What is on screen and isn't as the data are.
  var faults: [String] {
    window.layoutIfNeeded()
    var faults: [String] = []
    let expected = expected
    for path in view.indexPathsForVisibleItems {
      let letter = expected[path.section][path.item]
      let cell = view.cellForItem(at: path)
      let text = (cell as? TextCell)?.text ?? (cell as? OtherCell)?.text
      if text != letter.text { faults.append("\(path) shows \(text ?? "nothing"), not \(letter)") }
      if cell is OtherCell != letter.isOther { faults.append("\(path) has another class") }
    }
    let kind = UICollectionView.elementKindSectionHeader
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = view.supplementaryView(forElementKind: kind, at: path) as? TitleHeader
      if header?.text != sections[path.section].title { faults.append("header \(path.section)") }
    }
    if view.numberOfSections != sections.count { faults.append("another number of sections") }
    return faults
  }
}
