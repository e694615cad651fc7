// The example of the slides "Unify the data structure of UICollectionView and the look of its
// views" (slides 29 to 35), on UIKit. It is as it stands there, but for these edits:
//
// 1. Slide 29 declares `Differenciable`, which is the library's.
// 2. Slide 32 has typographic quotation marks around "mountain", calls `ItemModel` of slide 31
//    `ImageModel`, and declares with `let` what a test changes.
// 3. The code of slides 32 and 33 stands in the view controller that its `self` is; cells, header,
//    colours and the detail, which no slide shows, are in ConvExampleViews.swift. Its views are
//    registered.
// 4. The gaps of one point are the layout's there; here a section has them.

// MARK: Slide 30

enum SectionType: Int {
  case one
  case two
  case three
  static var allCases: [SectionType] { return [.one, .two, .three] }
}

extension SectionType: Differenciable {
  var differenceIdentifier: DifferenceIdentifier { return "\(self)" }
}

// MARK: Slide 31

struct ItemModel {
  let imageName: String
  var image: UIImage { return UIImage(named: imageName)! }
}

extension ItemModel: Differenciable {
  var differenceIdentifier: DifferenceIdentifier { return imageName }
}

final class ImagesViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  // MARK: Slide 32

  var sectionTypes = SectionType.allCases
  var itemModels = ["forest", "moon", "mountain"]
    .map { ItemModel(imageName: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.addSubview(collectionView)
    collectionView.equalToParent()
    declare()
    update()
  }

  // MARK: Slide 33

  func declare() {
    collectionView
      .conv()
      .create(for: sectionTypes) { (sectionType, section) in
        section.create(
          .header,
          headerOrFooter: { (header: SectionHeaderFooter<Header>) in
            header.reusableIdentifier = "Header"
            header.size = CGSize(width: UIScreen.main.bounds.width, height: 50)
            header.configureView { view, _ in
              view.nameLabel.text = "\(sectionType)".uppercased()
              view.nameLabel.textColor = .white
              view.backgroundColor = sectionType.backgroundColor
            }
          })
        section.lineSpacing = 1
        section.interitemSpacing = 1
        section.create(
          for: itemModels,
          items: { (itemModel, item: Item<Cell>) in
            item.reusableIdentifier = "Cell"
            item.sizeFor { (item, collectionView, indexPath) -> CGSize in
              let gridCount: CGFloat = 3
              let edge = floor((collectionView.bounds.width - (gridCount - 1)) / gridCount)
              let size = CGSize(width: edge, height: edge)
              return size
            }
            item.configureCell { (cell, info) in
              cell.setup(with: itemModel)
            }
            item.didSelect { [weak self] (item) in
              let viewController = DetailViewController(imageName: itemModel.imageName)
              self?.navigationController?.pushViewController(viewController, animated: true)
            }
          })
      }
  }

  // MARK: Slide 34

  func update() {
    collectionView.update()
  }

  // MARK: Slide 35

  func reload() {
    collectionView.reload()
  }
}
