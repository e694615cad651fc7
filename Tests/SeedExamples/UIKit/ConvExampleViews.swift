/// The header of the example, which no slide shows: a name on a colour.
final class Header: UICollectionReusableView {
  private(set) lazy var nameLabel: UILabel = {
    let label = UILabel()
    addSubview(label)
    label.equalToParent()
    return label
  }()
}

/// The cell of the example, which no slide shows: an image that fills it.
final class Cell: UICollectionViewCell {
  private(set) lazy var imageView: UIImageView = {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    view.equalToParent()
    return view
  }()
  private(set) var imageName: String?

  func setup(with itemModel: ItemModel) {
    imageName = itemModel.imageName
    imageView.image = itemModel.image
  }
}

extension SectionType {
  var backgroundColor: UIColor {
    switch self {
    case .one: UIColor(red: 0.11, green: 0.36, blue: 0.70, alpha: 1)
    case .two: UIColor(red: 0.15, green: 0.46, blue: 0.29, alpha: 1)
    case .three: UIColor(red: 0.51, green: 0.24, blue: 0.61, alpha: 1)
    }
  }
}

/// What selecting an image opens.
final class DetailViewController: UIViewController {
  let imageName: String

  init(imageName: String) {
    self.imageName = imageName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
