@_exported import ConveneScreens
import ConveneStates

extension TestList: StateRowList {
  /// What draws a state in a row of the list.
  public static var stateRows: StateRows {
    StateRows { (cell: StateRow, face, _) in cell.text = face.label }
  }
}

/// The cell that shows a state in one row; its buttons are pressed by ``TestHost/press(_:file:line:)``.
private final class StateRow: TestCell {}

extension StateRowFace {
  /// What is to be read on it, and its buttons.
  var text: String {
    ((isSpinning ? ["spinner"] : []) + [title, subtitle].filter { !$0.isEmpty }.map(Words.quoted)
      + buttons.map(\.text)).joined(separator: " ")
  }
}
