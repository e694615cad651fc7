import ConveneDiff
import ConveneLists
import ConveneStates
import UIKitStandIn

@testable import ConveneUIKit

/// A collection view with a list layout, whose sections have sizes of their own.
@MainActor
final class LayoutScreen {
  struct Part: Differenciable {
    var name: String
    var letters: [Letter]
    var sizing: ItemSizing?
    /// Declares what else there is of the section.
    var declare: (@MainActor (ListSection<UICollectionView>) -> Void)?
    var differenceIdentifier: String { name }

    /// Whether the portable layout doesn't know how high the section is.
    var isBeyondPortableLayout: Bool {
      if case .selfSizing = sizing { return true }
      return declare != nil && sizing == nil
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  var parts: [Part] = []
  /// The size that an item says for itself; where it is nil, none does.
  var size: (@MainActor (Letter) -> CGSize)?
  /// The height that a cell wants, where it is asked.
  var height: @MainActor (Letter) -> CGFloat = { _ in 30 }
  /// How many items were made, be it for cells or for sizes.
  private(set) var asked = 0

  init(_ layout: UICollectionViewLayout = ListLayout()) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    view.conv { [weak self] in self?.declare($0) }
  }

  private func declare(_ conv: Conv<UICollectionView>) {
    conv.create(for: parts) { part, section in
      section.itemSize = part.sizing
      part.declare?(section)
      section.create(for: part.letters) { [weak self] (letter, item: Item<HighCell>) in
        self?.asked += 1
        item.size = self?.size?(letter)
        item.configureCell { cell, _ in
          cell.text = letter.text
          cell.wanted = self?.height(letter) ?? 0
        }
      }
    }
  }

  /// The portable layout of the same declaration.
  var expected: FlowLayout { view.host.driver.layout(width: view.bounds.width) }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.setNeedsLayout()
    window.layoutIfNeeded()
  }

  var bottom: CGFloat { view.contentSize.height - view.bounds.height }

  /// How far below the list's top edge the cells on screen are, by their texts.
  var places: [String: CGFloat] {
    let cells = view.visibleCells.compactMap { $0 as? HighCell }
    return Dictionary(
      cells.map { ($0.text, ($0.frame.minY - view.contentOffset.y).rounded()) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Which cells are elsewhere than declared, or show something else.
  var faults: [String] {
    window.layoutIfNeeded()
    let expected = expected
    var faults: [String] = []
    for path in view.indexPathsForVisibleItems {
      let letter = parts[path.section].letters[path.item]
      let cell = view.cellForItem(at: path) as? HighCell
      if cell?.text != letter.text { faults.append("\(path) shows \(cell?.text ?? "nothing")") }
      if case .selfSizing = parts[path.section].sizing, cell?.frame.height != cell?.wanted {
        faults.append("\(path) is \(cell?.frame.height ?? 0) points high, and wants another height")
      }
      let frame = expected.frame(of: ItemIndex(path))
      if !parts[...path.section].contains(where: \.isBeyondPortableLayout),
        let frame, let cell, !cell.frame.isClose(to: frame)
      {
        faults.append("\(path) is at \(cell.frame), not at \(frame)")
      }
    }
    return faults
  }
}

extension CGRect {
  /// Whether it is the same but for rounding.
  fileprivate func isClose(to other: CGRect) -> Bool {
    zip(
      [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) < 0.01 }
  }
}

/// A state that is told over content.
@MainActor
final class StateRowsModel {
  let states = StateModel(
    contentLibrary: .builtIn(languages: ["en"]),
    timing: LoadingTiming(delay: .zero, minimum: .zero))

  init() {
    states.onRetry = {}
    states.show(ScreenDisplay(body: .content, accessory: .errorBanner(.error)))
  }
}

/// A cell that shows a text and wants a height.
final class HighCell: UICollectionViewCell {
  var text = ""
  var wanted: CGFloat = 30

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wanted
    return layoutAttributes
  }
}

/// A header that wants a height.
final class HighHeader: UICollectionReusableView {
  var wanted: CGFloat = 30

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wanted
    return layoutAttributes
  }
}
