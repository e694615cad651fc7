import Testing
import UIKitStandIn

/// A data source of one section of letters that can be dragged, and that lies where a test says so.
@MainActor
private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var letters = ["a", "b", "c"]
  var takesMoves = true
  var titles: [String]?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    cell.accessibilityLabel = letters[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let letter = letters.remove(at: sourceIndexPath.item)
    if takesMoves { letters.insert(letter, at: destinationIndexPath.item) }
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
}

/// A data source that implements what it must, and nothing else.
@MainActor
private final class PlainSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
  }
}

@MainActor
@Suite("What a collection view asks and tells beyond its data")
struct CollectionCallbackTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let source = Source()

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = source
    view.delegate = source
    let source = source
    view.standInIdentity = { source.letters[$0.item] }
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func first(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("a data source that doesn't move what was dragged is rejected")
  func countAfterMove() {
    source.takesMoves = false
    let reasons = UIKitExceptions.caught { view.standInMove(first(0), to: first(1)) }
    #expect(reasons.first?.contains("invalid number of items in section 0") ?? false, "\(reasons)")
  }

  @Test("a data source that moves something else has a stale cell")
  func staleAfterMove() {
    let reasons = UIKitExceptions.caught {
      source.letters = ["b", "a", "c"]
      view.standInMove(first(0), to: first(2))
    }
    #expect(reasons.first?.contains("stale cell") ?? false, "\(reasons)")
  }

  @Test("a data source that can't move anything keeps what is dragged where it was")
  func noMoves() {
    let plain = PlainSource()
    view.standInIdentity = nil
    view.dataSource = plain
    window.layoutIfNeeded()
    let cell = view.cellForItem(at: first(0))
    view.standInMove(first(0), to: first(1))
    #expect(view.cellForItem(at: first(0)) === cell)
  }

  @Test("a drag that is cancelled moves nothing")
  func cancelledMove() {
    #expect(view.beginInteractiveMovementForItem(at: first(0)))
    view.standInMovement(over: first(2))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    #expect(source.letters == ["a", "b", "c"])
  }

  @Test("a layout with headers asks for them, and a data source without them is rejected")
  func missingHeader() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let reasons = UIKitExceptions.caught { window.layoutIfNeeded() }
    #expect(
      reasons.first?.contains("viewForSupplementaryElementOfKind") ?? false, "\(reasons)")
  }

  @Test("an index without a way to its sections is rejected")
  func index() {
    #expect(view.standInIndexTitles == nil)
    source.titles = ["A"]
    let reasons = UIKitExceptions.caught { view.standInTouchIndexTitle(0) }
    #expect(reasons.first?.contains("indexPathForIndexTitle") ?? false, "\(reasons)")
  }

  @Test("one transition at a time, and none ends that hasn't begun")
  func transitions() {
    let early = UIKitExceptions.caught { view.finishInteractiveTransition() }
    #expect(early.first?.contains("is not performing an interactive transition") ?? false)
    var ended: [Bool] = []
    view.startInteractiveTransition(to: UICollectionViewFlowLayout()) { ended.append($1) }
    let twice = UIKitExceptions.caught {
      view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    }
    #expect(twice.first?.contains("already performing an interactive transition") ?? false)
    view.cancelInteractiveTransition()
    #expect(ended == [false])
  }

  @Test("a preview of a view that is in no window is rejected")
  func preview() {
    let reasons = UIKitExceptions.caught { _ = UITargetedPreview(view: UIView(frame: .zero)) }
    #expect(reasons.first?.contains("is in a window, but it is not") ?? false, "\(reasons)")
    #expect(UIKitExceptions.caught { _ = UITargetedPreview(view: view) }.isEmpty)
  }

  @Test("a method that a delegate leaves out answers nothing")
  func optionalMethods() {
    let delegate: (any UICollectionViewDelegate)? = source
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: first(0)) == nil)
    #expect(delegate?.scrollViewShouldScrollToTop?(view) == nil)
    #expect(delegate?.viewForZooming?(in: view) == nil)
    let data: (any UICollectionViewDataSource)? = source
    #expect(data?.numberOfSections?(in: view) == nil)
    source.titles = ["A"]
    #expect(data?.indexTitles?(for: view) == ["A"])
  }

  @Test("a delegate is asked once what it has, and again when it is set anew")
  func askedOnce() {
    final class Menus: NSObject, UICollectionViewDelegate {
      var hasMenus = false
      func responds(to selector: Selector!) -> Bool { hasMenus }
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    }
    let menus = Menus()
    view.delegate = menus
    #expect(view.standInLongPress(at: first(0)) == nil)
    menus.hasMenus = true
    #expect(view.standInLongPress(at: first(0)) == nil)
    view.delegate = nil
    view.delegate = menus
    #expect(view.standInLongPress(at: first(0)) != nil)
  }
}
