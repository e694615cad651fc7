import Testing
import UIKitStandIn

/// A data source whose cells and headers a test makes.
@MainActor
private final class Maker: NSObject, UICollectionViewDataSource {
  var count = 2
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
    $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
  }
  var header: (UICollectionView, IndexPath) -> UICollectionReusableView = {
    $0.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: $1)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(collectionView, indexPath) }
}

private final class PrototypeCell: UICollectionViewCell {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor
@Suite("Cells and headers are registered, dequeued, returned and used again")
struct ReuseTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let maker = Maker()
  private let path = IndexPath(item: 0, section: 0)

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(PrototypeCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = maker
    window.addSubview(view)
  }

  private func show() -> [String] { UIKitExceptions.caught { window.layoutIfNeeded() } }

  @Test("a class, a nib and a prototype stand under a name")
  func names() {
    UINib.standInNibs = ["Nib": PrototypeCell.self]
    view.register(UINib(nibName: "Nib", bundle: nil), forCellWithReuseIdentifier: "nib")
    view.standInPrototype(PrototypeCell.self, withReuseIdentifier: "prototype")
    maker.cell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: ["nib", "prototype"][path.item], for: path)
    }
    #expect(show().isEmpty)
    #expect(view.visibleCells.map(\.reuseIdentifier) == ["nib", "prototype"])
    #expect(view.visibleCells.allSatisfy { $0 is PrototypeCell })
  }

  @Test("a cell that is put away is prepared and used again")
  func queue() {
    #expect(show().isEmpty)
    let cells = view.visibleCells
    maker.count = 0
    view.reloadData()
    #expect(show().isEmpty)
    maker.count = 2
    view.reloadData()
    #expect(show().isEmpty)
    #expect(
      Set(view.visibleCells.map(ObjectIdentifier.init)) == Set(cells.map(ObjectIdentifier.init)))
    #expect(cells.allSatisfy { ($0 as? PrototypeCell)?.reuses == 1 })
  }

  @Test("a name that nothing stands under is rejected, of cells, headers and nibs")
  func unknownNames() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    maker.cell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
    let reasons = show()
    #expect(reasons.contains { $0.contains("identifier other - must register a nib or a class") })
    #expect(reasons.contains { $0.contains("identifier header - must register a nib or a class") })
    UINib.standInNibs = [:]
    let nib = UIKitExceptions.caught {
      view.register(UINib(nibName: "Gone", bundle: nil), forCellWithReuseIdentifier: "gone")
    }
    #expect(nib == ["Could not load NIB in bundle with name 'Gone'"])
  }

  @Test("a cell or header that wasn't dequeued is rejected")
  func madeByHand() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    maker.cell = { _, _ in UICollectionViewCell(frame: .zero) }
    maker.header = { _, _ in UICollectionReusableView(frame: .zero) }
    let reasons = show()
    #expect(reasons.contains { $0.contains("does not have a reuseIdentifier") })
    #expect(reasons.contains { $0.contains("was not retrieved by calling") })
  }

  @Test("one cell for two items, and a dequeued one that isn't returned, are rejected")
  func otherCells() {
    var first: UICollectionViewCell?
    maker.cell = { view, path in
      let cell = first ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      first = cell
      return cell
    }
    #expect(show().contains { $0.contains("the same cell was returned for two items") })
    maker.cell = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.reloadData()
    #expect(show().contains { $0.contains("Expected dequeued view to be returned") })
  }

  @Test("a reconfigured cell is the one on screen, with its identifier, or it is rejected")
  func reconfigured() {
    #expect(show().isEmpty)
    view.register(PrototypeCell.self, forCellWithReuseIdentifier: "other")
    maker.cell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
    let identifier = UIKitExceptions.caught { view.reconfigureItems(at: [path]) }
    #expect(
      identifier == [
        "Attempted to dequeue a cell with a different reuse identifier (other) for an item being "
          + "reconfigured (cell)"
      ])
    maker.cell = { _, _ in UICollectionViewCell(frame: .zero) }
    let cell = UIKitExceptions.caught { view.reconfigureItems(at: [path]) }
    #expect(cell.contains { $0.contains("with another cell than the one on screen") })
  }

  @Test("places that aren't there, negative counts, and a batch in a layout are rejected")
  func places() {
    #expect(show().isEmpty)
    let scroll = UIKitExceptions.caught {
      view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    }
    #expect(scroll.first?.contains("out-of-bounds item") == true)
    let section = UIKitExceptions.caught { _ = view.numberOfItems(inSection: 3) }
    #expect(section.first?.contains("when there are only 1 sections") == true)
    maker.cell = { view, path in
      view.performBatchUpdates(nil)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.reloadData()
    #expect(show().contains { $0.contains("in the middle of its layout") })
    maker.count = -1
    view.reloadData()
    #expect(show().contains { $0.contains("a negative number of items in section 0") })
  }
}
