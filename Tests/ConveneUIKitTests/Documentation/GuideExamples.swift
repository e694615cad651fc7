import ConveneDiff
import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

/// What the examples of the guide's pages for iOS show.
struct Tea: Differenciable, Equatable, Sendable {
  var id: Int
  var name: String
  var isOffer = false
  var differenceIdentifier: Int { id }
}

/// The cell of the examples.
final class TeaCell: UICollectionViewCell {
  private lazy var label: UILabel = {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.equalToParent()
    return label
  }()

  func show(_ tea: Tea) { label.text = tea.name }
}

// Guide: layouts
@MainActor
func makeTeaView(teas: @escaping @MainActor () -> [Tea]) -> UICollectionView {
  let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  view.conv { conv in
    conv.create("offers") { section in
      section.layout { _ in cards }
      section.create(for: teas().filter(\.isOffer)) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
      }
    }
    conv.create("teas") { section in
      section.itemSize = .selfSizing(estimated: 44)
      section.create(for: teas()) { (tea, item: Item<TeaCell>) in
        item.configureCell { cell, _ in cell.show(tea) }
      }
    }
  }
  return view
}

/// Cards beside each other, for which the section scrolls.
@MainActor
var cards: NSCollectionLayoutSection {
  let card = NSCollectionLayoutSize(widthDimension: .absolute(160), heightDimension: .absolute(90))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .continuous
  return section
}
// end

// Guide: content
@MainActor
func declareNames(of teas: @escaping @MainActor () -> [Tea], in view: UICollectionView) {
  view.conv { conv in
    conv.create { section in
      section.create(for: teas()) { (tea, item) in
        item.content { state in
          var content = UIListContentConfiguration.cell().updated(for: state)
          content.text = tea.name
          return content
        }
        item.configureCell { cell, _ in cell.accessories = [.disclosureIndicator()] }
      }
    }
  }
}
// end

@MainActor
@Suite("The guide's examples for iOS")
struct GuideExamples {
  @Test("layouts: offers scroll sideways, teas are as high as their names")
  func layouts() {
    let long = String(repeating: "tea ", count: 40)
    let teas = [
      Tea(id: 1, name: "Sencha", isOffer: true), Tea(id: 2, name: long),
      Tea(id: 3, name: "Assam", isOffer: true),
    ]
    let view = makeTeaView { teas }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.frame = window.bounds
    window.addSubview(view)
    view.update()
    window.layoutIfNeeded()
    func frame(_ section: Int, _ item: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0, 1) == CGRect(x: 160, y: 0, width: 160, height: 90))
    #expect(frame(1, 0)?.minY == 90)
    #expect((frame(1, 1)?.height ?? 0) > 2 * (frame(1, 0)?.height ?? 0))
  }

  @Test("content: cells without a class of the app's own")
  func content() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: ListLayout())
    window.addSubview(view)
    declareNames(of: { [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam")] }, in: view)
    view.update()
    window.layoutIfNeeded()
    #expect(view.visibleTexts == ["Sencha", "Assam"])
    let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(cells.map(\.accessories) == [[.disclosureIndicator()], [.disclosureIndicator()]])
  }
}
