import Convene
import Foundation

/// A picture that comes with the app.
struct Picture: Differenciable, Identifiable, Hashable, Sendable {
  /// The file's name without its extension.
  let id: String

  /// The picture's name for a reader.
  var title: String { id.prefix(1).uppercased() + id.dropFirst() }
  /// A JPEG of 320 × 320 pixels; `nil` where the app's resources are not beside it.
  var file: URL? { GalleryResources.file("Images/\(id).jpg") }
}

/// Pictures that stand together under a title.
struct PictureGroup: Differenciable, Identifiable, Hashable, Sendable {
  /// The group's name for a reader.
  let id: String
  let pictures: [Picture]

  init(_ title: String, _ names: String...) {
    id = title
    pictures = names.map(Picture.init)
  }

  /// Whether the header shows the same; the pictures are compared one by one, as items.
  func isContentEqual(to other: Self) -> Bool { id == other.id }

  /// All pictures of the app.
  static let all = [
    PictureGroup(
      "Woods and hills", "forest", "mountain", "meadow", "autumn", "river", "snow"),
    PictureGroup(
      "Water and weather", "sea", "lake", "island", "lighthouse", "sunrise", "storm"),
    PictureGroup(
      "Far from home", "aurora", "desert", "moon", "city", "canyon", "volcano"),
  ]
}
