import ConveneDiff
import ConveneLists
import ConveneStates
import Foundation

/// What draws a state in one row of a platform's list.
@MainActor
public struct StateRows {
  /// The row of a state, under a name, as content of the list view that its cells belong to.
  private let content: @MainActor (StateModel, _ name: String, _ hidesItems: Bool) -> Any

  /// Rows that cells of a class draw.
  ///
  /// - Parameters:
  ///   - height: Says how high a row is in a width, both in points, for lists that want to know it
  ///     before there is a cell; `nil`: the cell says it.
  ///   - speaker: Speaks for a state that nothing else draws; `nil`: nobody does.
  ///   - draw: Shows a face in a cell, which calls the closure with the action of each button that is
  ///     pressed.
  package init<Cell: ReusableCell>(
    height: (@MainActor (Cell.Host, StateRowFace, CGFloat) -> CGFloat)? = nil,
    speaker: (@MainActor (Cell.Host) -> any StateRenderer)? = nil,
    draw:
      @escaping @MainActor (
        Cell, StateRowFace, _ press: @escaping @MainActor (StateAction) -> Void
      ) -> Void
  ) {
    content = { states, name, hidesItems in
      let element = StateRowFace(states).map {
        StateRowElement(differenceIdentifier: name, face: $0)
      }
      return LiveRowContent(element, hidesItems: hidesItems) { (element, item: Item<Cell>) in
        let face = element.face
        item.face = ShownStateRow(face, of: states)
        item.shouldSelect { _ in false }
        if let height { item.heightFor = { height($0, face, $1) } }
        item.configureCell { cell, info in
          draw(cell, face) { [weak states] in states?.perform($0) }
          if let speaker { states.speak(through: speaker(info.host)) }
        }
      }
    }
  }

  /// The row of a state in a list.
  fileprivate func content<List>(
    of states: StateModel, name: String, hidesItems: Bool
  ) -> LiveRowContent<List> {
    // Of another list view than the cells' own are at most its subclasses, which no cell is made for.
    content(states, name, hidesItems) as? LiveRowContent<List>
      ?? LiveRowContent(hidesItems: hidesItems)
  }
}

/// The element of a state's row: the same row as long as it stands for the same thing.
private struct StateRowElement: Differenciable, Equatable, Sendable {
  let differenceIdentifier: String
  let face: StateRowFace
}

@MainActor
extension LiveRow where Host: StateRowList {
  /// The row of a section's state; `read` reads what else of the source the section shows.
  static func state(
    _ states: StateModel, following source: AnyObject, read: @escaping @MainActor () -> Void
  ) -> LiveRow {
    LiveRow(following: source) {
      read()
      return Host.stateRows.content(
        of: states, name: "state", hidesItems: states.rendered.isCovering)
    }
  }

  /// The row of what follows.
  static func more<Element, Cursor>(of loader: PageLoader<Element, Cursor>) -> LiveRow {
    LiveRow(following: loader.moreStates) {
      _ = loader.elements
      return Host.stateRows.content(of: loader.moreStates, name: "more", hidesItems: false)
    }
  }
}
