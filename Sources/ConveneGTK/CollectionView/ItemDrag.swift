import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// An item that the user holds, to put it elsewhere.
///
/// Places are the layout's, from where what is seen begins.
@MainActor
final class ItemDrag {
  /// The view that is held.
  let view: MountedView
  /// Where the item was before, in the list that the app knows.
  private(set) var origin: ItemIndex
  /// Where the item is now, in the list that is on screen.
  private(set) var index: ItemIndex
  /// Where the pointer is.
  var pointer: CGPoint
  /// Whether the others are just making room.
  var makesRoom = false
  /// Asks for frames while the list goes on by itself.
  let frames: EdgeFrames
  /// From the item's top left corner to the pointer.
  private var grip: CGPoint
  private var size: CGSize
  /// Whether the item is as broad as the list, so that it is moved along it alone.
  private let isRow: Bool

  /// - Parameters:
  ///   - view: What is held.
  ///   - index: The item.
  ///   - frame: Where it is.
  ///   - pointer: Where it is held.
  ///   - breadth: How broad the list is.
  ///   - frames: What asks for frames while the list goes on by itself.
  init(
    _ view: MountedView, _ index: ItemIndex, at frame: CGRect, heldAt pointer: CGPoint,
    breadth: CGFloat, frames: EdgeFrames
  ) {
    self.view = view
    origin = index
    self.index = index
    self.pointer = pointer
    self.frames = frames
    grip = CGPoint(x: pointer.x - frame.minX, y: pointer.y - frame.minY)
    size = frame.size
    isRow = frame.width >= breadth
  }

  /// Where the item is held, from where what is seen begins.
  var frame: CGRect {
    CGRect(
      origin: CGPoint(x: isRow ? 0 : pointer.x - grip.x, y: pointer.y - grip.y), size: size)
  }

  /// Is of another size, as in a list that is broader now; it is still held within it.
  func resize(to size: CGSize) {
    self.size = size
    grip = CGPoint(x: min(grip.x, size.width), y: min(grip.y, size.height))
  }

  /// Goes on in a list that changed.
  ///
  /// After an update the list is in the app's order, from which a move begins anew.
  ///
  /// - Returns: Whether the item is still there.
  func follow(_ mapping: BatchMapping) -> Bool {
    guard let new = mapping.newIndex(ofOld: index) else { return false }
    index = new
    if !makesRoom { origin = new }
    return true
  }
}
