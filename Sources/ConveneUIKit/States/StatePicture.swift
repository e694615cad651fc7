import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The picture of a state's page, and how the page shows it.
///
/// One of the places that branch: what a name stands for, only UIKit can say.
struct StatePicture {
  /// The image; nil: none is there, or not yet.
  let image: UIImage?
  /// Whether it has a place.
  let hasRoom: Bool

  /// Looks a face's picture up.
  @MainActor init(_ face: PictureFace<UIImage>) {
    switch face {
    case .none: (image, hasRoom) = (nil, false)
    case .room: (image, hasRoom) = (nil, true)
    case .loaded(let picture): (image, hasRoom) = (picture, true)
    case .symbol(let name, let fallback):
      image = UIImage(systemName: name) ?? UIImage(systemName: fallback)
      hasRoom = image != nil
    case .named(let name, let fallback):
      image =
        UIImage(named: name) ?? UIImage(systemName: name) ?? UIImage(systemName: fallback)
      hasRoom = image != nil
    }
  }
}

/// Decodes images that were loaded, at the size that is shown.
///
/// One of the places that branch: whether data are an image, only UIKit can say.
enum PictureDecoder {
  /// Decodes away from the main thread.
  ///
  /// - Throws: `undecodable` where UIKit makes no image of it.
  static func image(of data: ImageData, side: Int) async throws -> UIImage {
    let size = data.size(fitting: side)
    let small = await UIImage(data: data.bytes)?.byPreparingThumbnail(
      ofSize: CGSize(width: size.width, height: size.height))
    guard let small else { throw ImageLoadingError.undecodable }
    return small
  }
}
