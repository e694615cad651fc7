import CAdwaita
import Convene

/// The header of the example, which no slide shows: a name on a colour.
final class Header: CollectionReusableView {
  let nameLabel = UILabel()

  required init() {
    super.init()
    content = nameLabel.widget
  }

  var backgroundColor: UIColor? {
    didSet { UIColor.show(backgroundColor, behind: widget) }
  }
}

/// The cell of the example, which no slide shows: an image that fills it.
final class Cell: CollectionCell {
  private let picture = gtk_picture_new().widget
  private(set) var imageName: String?

  required init() {
    super.init()
    gtk_picture_set_can_shrink(picture.opaque, true.gboolean)
    content = picture
  }

  func setup(with itemModel: ItemModel) {
    imageName = itemModel.imageName
    accessibilityLabel = itemModel.imageName
    itemModel.image.show(in: picture)
  }
}

extension SectionType {
  var backgroundColor: UIColor {
    switch self {
    case .one: UIColor(red: 0.11, green: 0.36, blue: 0.70)
    case .two: UIColor(red: 0.15, green: 0.46, blue: 0.29)
    case .three: UIColor(red: 0.51, green: 0.24, blue: 0.61)
    }
  }
}

/// What selecting an image opens.
@MainActor
final class DetailViewController: ViewController {
  let imageName: String
  let widget = gtk_picture_new().widget

  init(imageName: String) {
    self.imageName = imageName
    UIImage(named: imageName)?.show(in: widget)
  }
}
