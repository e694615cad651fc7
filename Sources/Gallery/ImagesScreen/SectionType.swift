import CAdwaita
import Convene
import Foundation

/// The sections of the example, each with a colour of its own.
enum SectionType: Int, CaseIterable {
  case one
  case two
  case three
}

extension SectionType: Differenciable {
  var differenceIdentifier: DifferenceIdentifier { "\(self)" }
}

/// The pictures as GTK draws them, each read once.
@MainActor
enum Textures {
  private static var textures: [Picture: GObjectReference] = [:]

  /// `nil` where the picture's file isn't there or isn't an image.
  static func texture(of picture: Picture) -> OpaquePointer? {
    if let texture = textures[picture] { return texture.pointer }
    guard let file = picture.file, let texture = gdk_texture_new_from_filename(file.path, nil)
    else { return nil }
    textures[picture] = GObjectReference(adopting: texture)
    return texture
  }
}
