import UIKitStandIn

/// A cell that shows a text.
final class TextCell: UICollectionViewCell {
  var text = ""
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    text = ""
  }
}

/// A cell of another class.
final class OtherCell: UICollectionViewCell {
  var text = ""
}

/// A header or footer that shows a text.
class TitleHeader: UICollectionReusableView {
  var text = ""
}

/// A header of another class.
final class CapitalHeader: TitleHeader {}
