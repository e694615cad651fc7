@_exported import ConveneScreens
import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension UICollectionView: StateRowList {
  /// What draws a state in a row of the list.
  public static var stateRows: StateRows {
    StateRows(
      height: { $0.height(of: $1, in: $2) }, speaker: { $0.stateRowSpeaker },
      draw: { (cell: StateRowCell, face, press) in
        cell.row.draw(face)
        cell.row.onButton = press
      })
  }
}

/// Has VoiceOver say what the states of a list's rows have to say; the rows draw themselves.
final class StateRowSpeaker: NSObject, StateRenderer {
  func render(_ state: RenderedState) {}

  func announce(_ announcement: Announcement) {
    UIAccessibility.post(notification: .announcement, argument: announcement.text)
  }
}

extension UICollectionView {
  /// Speaks for the rows of this list, as long as it lives.
  var stateRowSpeaker: StateRowSpeaker {
    Associated.object(of: self, key: "speaker") { StateRowSpeaker() }
  }

  /// How high a state's row is in a width, in points.
  fileprivate func height(of face: StateRowFace, in width: CGFloat) -> CGFloat {
    let row = Associated.object(of: self, key: "row") { StateRowView(frame: .zero) }
    // It is in no window that would tell it the reader's text size.
    row.traitOverrides.preferredContentSizeCategory = traitCollection.preferredContentSizeCategory
    row.draw(face)
    return row.height(in: width)
  }
}
