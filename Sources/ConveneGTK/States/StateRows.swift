@_exported import ConveneScreens
import ConveneStates

extension CollectionView: StateRowList {
  /// What draws a state in a row of the list.
  public static var stateRows: StateRows {
    StateRows(speaker: { $0.stateRowSpeaker }) { (cell: StateRow, face, press) in
      cell.draw(face)
      cell.onButton = press
    }
  }
}

/// Has a screen reader say what the states of a list's rows have to say; the rows draw themselves.
@MainActor
final class StateRowSpeaker: StateRenderer {
  private let widget: WidgetPointer

  /// Speaks from a widget, which must live as long.
  init(from widget: WidgetPointer) { self.widget = widget }

  func render(_ state: RenderedState) {}

  func announce(_ announcement: Announcement) { announcement.speak(from: widget) }
}
