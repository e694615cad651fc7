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
  /// Headings and rows in reading order.
  var elements: [Element] = []
  /// The title of the state that is shown in place of content.
  var stateTitle: String?

  /// How far a position may be off, in pixels: frames are rounded, and lists may be between pixels.
  private static let tolerance = 1

  /// What another process found that isn't as it should be.
  func faults(in tree: AccessibleNode) -> [String] {
    stateFaults(in: tree) + elementFaults(in: tree)
  }

  private func stateFaults(in tree: AccessibleNode) -> [String] {
    guard let stateTitle else { return [] }
    let labels = tree.showing(["label", "heading"]).map(\.label)
    return labels.contains(stateTitle)
      ? [] : ["the state's title “\(stateTitle)” is not in the accessible tree"]
  }

  private func elementFaults(in tree: AccessibleNode) -> [String] {
    guard !list.isEmpty else { return [] }
    guard let list = tree.showing(["list"]).first(where: { $0.label == list }),
      let origin = list.extents
    else { return ["the list “\(list)” is not in the accessible tree"] }
    let found = list.showing(["list item", "heading"]).filter { node in
      guard let extents = node.extents else { return false }
      return extents.y + extents.height > origin.y && extents.y < origin.y + origin.height
    }
    var faults: [String] = []
    if found.count != elements.count {
      faults.append("\(elements.count) elements are on screen, but \(found.count) are accessible")
    }
    for (node, element) in zip(found, elements) {
      if node.role != element.role || node.label != element.name {
        faults.append(
          "\(element.role) “\(element.name)” is found as \(node.role) “\(node.label)”")
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
