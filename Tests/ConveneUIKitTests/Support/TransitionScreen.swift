import ConveneDiff
import ConveneLists
import ConveneUIKit
import UIKitStandIn

/// A collection view in a window that shows letters, headers and footers, and tells of each closure.
@MainActor
final class TransitionScreen {
  let window: UIWindow
  let view: UICollectionView
  var sections: [LetterSection] = []
  var events: [String] = []
  /// Called in each closure of the declaration, with what it is.
  var onCallback: ((Callback) -> Void)?

  enum Callback: CaseIterable {
    case configure, configureOther, configureHeader, willDisplay, didEndDisplaying, select
  }

  init(_ sections: [LetterSection] = [], inWindow: Bool = true, height: CGFloat = 480) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    self.sections = sections
    if inWindow { window.addSubview(view) }
    view.conv { [weak self] in self?.declare($0) }
  }

  private func declare(_ conv: Conv<UICollectionView>) {
    conv.create(for: sections) { [weak self] section, list in
      list.itemSize = .fullWidth(height: 40)
      self?.declareEnds(of: section, in: list)
      // Neighbours of one class are a group, so that a letter may change its class where it is.
      var start = 0
      while start < section.letters.count {
        let isOther = section.letters[start].isOther
        let rest = section.letters[start...]
        let end = rest.firstIndex { $0.isOther != isOther } ?? rest.endIndex
        let run = Array(section.letters[start..<end])
        if isOther {
          list.create(for: run) { (letter, item: Item<OtherCell>) in self?.fill(item, letter) }
        } else {
          list.create(for: run) { (letter, item: Item<TextCell>) in self?.fill(item, letter) }
        }
        start = end
      }
    }
  }

  private func declareEnds(of section: LetterSection, in list: ListSection<UICollectionView>) {
    if section.title.isEmpty {
    } else if section.title == section.title.lowercased() {
      list.create(.header) { [weak self] (header: SectionHeaderFooter<TitleHeader>) in
        header.size = CGSize(width: 0, height: 20)
        header.configureView { view, _ in
          view.text = section.title
          self?.onCallback?(.configureHeader)
        }
      }
    } else {
      list.create(.header) { (header: SectionHeaderFooter<CapitalHeader>) in
        header.size = CGSize(width: 0, height: 30)
        header.dependsOn = section.title
        header.configureView { view, _ in view.text = section.title }
      }
    }
    guard !section.footer.isEmpty else { return }
    list.create(.footer) { (footer: SectionHeaderFooter<TitleHeader>) in
      footer.size = CGSize(width: 0, height: 10)
      footer.configureView { view, _ in view.text = section.footer }
    }
  }

  private func fill(_ item: Item<TextCell>, _ letter: Letter) {
    item.configureCell { [weak self] cell, _ in
      cell.text = letter.text
      self?.onCallback?(.configure)
    }
    item.willDisplay { [weak self] _, _ in self?.onCallback?(.willDisplay) }
    item.didSelect { [weak self] _ in
      self?.events.append("select \(letter.id)")
      self?.onCallback?(.select)
    }
    item.didEndDisplaying { [weak self] _, _ in
      self?.events.append("end \(letter.id)")
      self?.onCallback?(.didEndDisplaying)
    }
  }

  private func fill(_ item: Item<OtherCell>, _ letter: Letter) {
    item.configureCell { [weak self] cell, _ in
      cell.text = letter.text
      self?.onCallback?(.configureOther)
    }
  }

  /// What is on screen and isn't as the data are.
  var faults: [String] {
    window.layoutIfNeeded()
    guard view.numberOfSections == sections.count else { return ["another number of sections"] }
    var faults: [String] = []
    for (number, section) in sections.enumerated()
    where view.numberOfItems(inSection: number) != section.letters.count {
      faults.append("another number of items in section \(number)")
    }
    guard faults.isEmpty else { return faults }
    for path in view.indexPathsForVisibleItems {
      let letter = sections[path.section].letters[path.item]
      let cell = view.cellForItem(at: path)
      let text = (cell as? TextCell)?.text ?? (cell as? OtherCell)?.text
      if text != letter.text { faults.append("\(path) shows \(text ?? "nothing"), not \(letter)") }
      if cell is OtherCell != letter.isOther { faults.append("\(path) has another class") }
    }
    return faults + staleViews(of: UICollectionView.elementKindSectionHeader, \.title)
      + staleViews(of: UICollectionView.elementKindSectionFooter, \.footer)
  }

  private func staleViews(of kind: String, _ text: KeyPath<LetterSection, String>) -> [String] {
    view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
      let shown = view.supplementaryView(forElementKind: kind, at: path) as? TitleHeader
      let text = sections[path.section][keyPath: text]
      let isCapital = text != text.lowercased()
      return shown?.text == text && shown is CapitalHeader == isCapital
        ? nil : "\(kind) \(path.section) shows \(shown?.text ?? "nothing") and not \(text)"
    }
  }
}
