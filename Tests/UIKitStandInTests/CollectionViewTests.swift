import Testing
import UIKitStandIn

/// A data source whose data a test changes.
@MainActor
private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var events: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { events.append("end \(indexPath.section).\(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.section).\(indexPath.item)")
  }
}

@MainActor
@Suite("A collection view shows a data source's items")
struct CollectionViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView
  private let letters = Letters([["a", "b"], ["c"]])

  init() {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = letters
    view.delegate = letters
    let letters = letters
    view.standInIdentity = { letters.sections[$0.section][$0.item] }
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private var shown: [String] { view.visibleCells.compactMap(\.accessibilityLabel) }

  @Test("counts are asked once, and again after a reload")
  func counts() {
    #expect(shown == ["a", "b", "c"])
    #expect(view.standInCountRequests == 1)
    letters.sections = [["x"]]
    #expect(view.numberOfSections == 2, "it doesn't know yet")
    view.reloadData()
    window.layoutIfNeeded()
    #expect(shown == ["x"])
    #expect(view.standInCountRequests == 2)
  }

  @Test("a batch keeps the cells of what stays")
  func batch() {
    let before = view.cellForItem(at: IndexPath(item: 1, section: 0))
    var finished: [Bool] = []
    view.performBatchUpdates {
      letters.sections = [["b", "n"], ["c"]]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      finished.append($0)
    }
    #expect(shown == ["b", "n", "c"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === before)
    #expect(letters.events == ["end 0.0"], "in the index of the list that it left")
    #expect(finished.isEmpty)
    StandInAnimations.finish()
    #expect(finished == [true])
  }

  @Test("a batch that is interrupted completes with false, once")
  func interruption() {
    var finished: [Bool] = []
    view.performBatchUpdates(nil) { finished.append($0) }
    view.reloadData()
    StandInAnimations.finish()
    #expect(finished == [false])
  }

  @Test("a reload that is still to come is done before a batch")
  func reloadFirst() {
    letters.sections = [["a"], ["c"]]
    view.reloadData()
    view.performBatchUpdates {
      letters.sections = [["a", "z"], ["c"]]
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(shown == ["a", "z", "c"])
  }

  @Test("a tap selects, and tells")
  func tap() {
    #expect(view.standInTap(at: IndexPath(item: 0, section: 1)))
    #expect(letters.events == ["select 1.0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
  }

  private struct Violation: CustomTestStringConvertible, Sendable {
    let name: String
    let after: [[String]]
    let change: @MainActor @Sendable (UICollectionView) -> Void
    let reason: String
    var testDescription: String { name }
  }

  private nonisolated static let violations: [Violation] = [
    Violation(
      name: "too few items", after: [["a"], ["c"]], change: { _ in },
      reason: "invalid number of items in section 0"),
    Violation(
      name: "too few sections", after: [["a", "b"]], change: { _ in },
      reason: "invalid number of sections"),
    Violation(
      name: "a deletion beyond the end", after: [["a", "b"], ["c"]],
      change: { $0.deleteItems(at: [IndexPath(item: 2, section: 0)]) },
      reason: "attempt to delete item 2 from section 0 which only contains 2 items"),
    Violation(
      name: "an insertion beyond the end", after: [["a", "b"], ["c"]],
      change: { $0.insertItems(at: [IndexPath(item: 1, section: 1)]) },
      reason: "attempt to insert item 1 into section 1"),
    Violation(
      name: "a section that isn't there", after: [["a", "b"]],
      change: { $0.deleteSections([2]) }, reason: "attempt to delete section 2"),
    Violation(
      name: "the same item twice", after: [["b"], ["c"]],
      change: {
        $0.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0)])
      },
      reason: "twice on the same index path"),
    Violation(
      name: "a deletion and a move", after: [["b"], ["c"]],
      change: {
        $0.deleteItems(at: [IndexPath(item: 0, section: 0)])
        $0.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 0))
      }, reason: "a delete and a move from the same index path"),
    Violation(
      name: "an insertion and a move", after: [["a", "b"], ["c"]],
      change: {
        $0.insertItems(at: [IndexPath(item: 0, section: 0)])
        $0.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
      }, reason: "an insert and a move to the same index path"),
    Violation(
      name: "an item out of a deleted section", after: [["a", "b", "c"]],
      change: {
        $0.deleteSections([1])
        $0.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 2, section: 0))
      }, reason: "which is deleted in the same update"),
    Violation(
      name: "an item into an inserted section", after: [["a", "b"], ["c"], ["n"]],
      change: {
        $0.insertSections([2])
        $0.insertItems(at: [IndexPath(item: 0, section: 2)])
      }, reason: "which is inserted in the same update"),
    Violation(
      name: "an item of a section that moves", after: [["c"], ["a"]],
      change: {
        $0.moveSection(0, toSection: 1)
        $0.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }, reason: "which moves in the same update"),
    Violation(
      name: "another thing than the operations say", after: [["b", "a"], ["c"]], change: { _ in },
      reason: "stale cell"),
  ]

  @Test("a batch that breaks a rule is rejected", arguments: violations)
  private func rejection(violation: Violation) {
    let reasons = UIKitExceptions.caught {
      view.performBatchUpdates {
        letters.sections = violation.after
        violation.change(view)
      }
    }
    #expect(reasons.first?.contains(violation.reason) ?? false, "\(violation.name): \(reasons)")
  }

  @Test("a cell is reconfigured in place, never exchanged")
  func reconfigure() {
    let path = IndexPath(item: 0, section: 0)
    let cell = view.cellForItem(at: path)
    letters.sections[0][0] = "a"
    view.reconfigureItems(at: [path])
    #expect(view.cellForItem(at: path) === cell)
  }

  @Test("an identifier that isn't registered is rejected")
  func unregistered() {
    let reasons = UIKitExceptions.caught {
      _ = view.dequeueReusableCell(
        withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
    }
    #expect(reasons.count == 1)
    #expect(reasons[0].contains("must register a nib or a class"))
  }
}
