import CAdwaita
import Convene
import Foundation

/// What should be on screen, from what was declared.
struct Expectation {
  /// A heading or a row, by role, name, and where it is in the list's visible part.
  struct Element: Equatable {
    let role: String
    let name: String
    let frame: CGRect
  }

  /// What the list is called whose elements are expected.
  var list = ""
  /// Whether the list must not be found, since something stands in its place.
  var isListHidden = false
  /// Headings and rows in reading order.
  var elements: [Element] = []
  /// What labels and buttons say of the state that is shown, and what stands beside it.
  var texts: [String] = []
  /// What a label says whose middle is the window's, between top and bottom.
  var centredText: String?

  /// How far a position may be off, in pixels: frames are rounded, and lists may be between pixels.
  private static let tolerance = 1

  /// What another process found that isn't as it should be.
  func faults(in tree: AccessibleNode) -> [String] {
    textFaults(in: tree) + centreFaults(in: tree) + elementFaults(in: tree)
  }

  private func centreFaults(in tree: AccessibleNode) -> [String] {
    guard let centredText else { return [] }
    guard let window = tree.showing(["frame"]).first, let room = window.extents,
      let label = window.showing(["label"]).first(where: { $0.label == centredText })?.extents
    else { return ["the text “\(centredText)” is not in the accessible tree"] }
    let offset = 2 * label.y + label.height - 2 * room.y - room.height
    return abs(offset) <= 2 * Self.tolerance
      ? [] : ["“\(centredText)” is \(offset / 2) below the window's middle"]
  }

  private func textFaults(in tree: AccessibleNode) -> [String] {
    let found = Set(tree.showing(["label", "heading", "push button"]).map(\.label))
    return texts.filter { !found.contains($0) }
      .map { "the text “\($0)” is not in the accessible tree" }
  }

  private func elementFaults(in tree: AccessibleNode) -> [String] {
    guard !list.isEmpty else { return [] }
    let found = tree.showing(["list", "table"]).first { $0.label == list }
    guard !isListHidden else {
      return found == nil ? [] : ["the list “\(list)” is found though it is hidden"]
    }
    guard let list = found,
      let origin = list.extents
    else { return ["the list “\(list)” is not in the accessible tree"] }
    let nodes = list.showing(["list item", "table cell", "heading"]).filter { node in
      guard let extents = node.extents else { return false }
      return extents.y + extents.height > origin.y && extents.y < origin.y + origin.height
    }
    var faults: [String] = []
    if nodes.count != elements.count {
      faults.append("\(elements.count) elements are on screen, but \(nodes.count) are accessible")
    }
    for (node, element) in zip(nodes, elements) {
      // A grid is a table to screen readers.
      let isCell = list.role == "table" && element.role == "list item"
      let role = isCell ? "table cell" : element.role
      if node.role != role || node.label != element.name {
        faults.append(
          "\(role) “\(element.name)” is found as \(node.role) “\(node.label)”")
      } else if let extents = node.extents, !isNear(extents, element.frame, from: origin) {
        faults.append("“\(element.name)” is at \(extents), but should be at \(element.frame)")
      }
      if faults.count > 3 { break }
    }
    return faults
  }

  private func isNear(
    _ extents: AccessibleNode.Extents, _ frame: CGRect, from origin: AccessibleNode.Extents
  ) -> Bool {
    abs(extents.x - origin.x - Int(frame.minX.rounded())) <= Self.tolerance
      && abs(extents.y - origin.y - Int(frame.minY.rounded())) <= Self.tolerance
      && abs(extents.height - Int(frame.height.rounded())) <= Self.tolerance
  }
}

extension Expectation {
  /// What a state says in place of content, and beside it.
  ///
  /// - Parameters:
  ///   - state: What is drawn.
  ///   - hasCustomView: Whether a view of the app's own takes the place of image and texts.
  mutating func expect(_ state: RenderedState, hasCustomView: Bool = false) {
    if state.isCovering, !hasCustomView {
      texts += [state.title, state.subtitle] + state.buttons.map(\.label)
    }
    if case .banner(let message, let button) = state.accessory {
      texts += [message, button?.label ?? ""]
    }
    texts.removeAll(where: \.isEmpty)
  }
}

extension CollectionView {
  /// Headings and rows that should be on screen, with names from what was declared.
  ///
  /// - Parameters:
  ///   - header: What the header of a section is called.
  ///   - item: What an item is called.
  /// - Returns: One for each element, in reading order.
  func expectation(
    header: (Int) -> String, item: (Int, Int) -> String
  ) -> [Expectation.Element] {
    visibleElements.map { element, frame in
      switch element {
      case .item(let index):
        .init(role: "list item", name: item(index.section, index.item), frame: frame)
      case .header(let section), .footer(let section):
        .init(role: "heading", name: header(section), frame: frame)
      }
    }
  }
}
