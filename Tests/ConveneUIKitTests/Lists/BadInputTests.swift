import ConveneDiff
import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("What an app does behind a collection view's back")
struct BadInputTests {
  private let screen = ListScreen([LetterSection(name: "a", title: "A", letters: [])])
  private let log = Diagnoses()

  init() {
    screen.sections[0].letters = letters(1, 2)
    log.follow(screen.view)
  }

  private func letters(_ numbers: Int...) -> [Letter] {
    numbers.map { Letter(id: $0, text: "\($0)") }
  }

  private func update() -> [String] {
    UIKitExceptions.caught {
      screen.view.update()
      screen.window.layoutIfNeeded()
    }
  }

  @Test("a data source of the app's own shows what it has, and Convene's comes back when it is set")
  func replacedDataSource() {
    #expect(update().isEmpty)
    let own = screen.view.dataSource
    let stranger = Stranger(count: 5)
    stranger.register(in: screen.view)
    screen.view.dataSource = stranger
    screen.sections[0].letters = letters(1, 2, 3)
    #expect(update().isEmpty)
    #expect(screen.view.visibleCells.count == 5)
    #expect(screen.view.dataSource === stranger, "nobody fights for the place")
    #expect(log.names == ["dataSourceReplaced"])
    #expect(log.all.first?.description.contains("Stranger") == true)
    #expect(UIKitExceptions.caught { screen.view.standInTap(at: [0, 4]) }.isEmpty)
    screen.view.standInTap(at: [0, 0])
    #expect(!screen.events.contains { $0.hasPrefix("select") }, "it isn't the declared item's row")
    screen.view.dataSource = own
    #expect(UIKitExceptions.caught { screen.window.layoutIfNeeded() }.isEmpty)
    #expect(screen.faults.isEmpty)
    #expect(screen.view.visibleCells.count == 3)
    screen.sections[0].letters = letters(3)
    #expect(update().isEmpty)
    #expect(screen.faults.isEmpty)
  }

  @Test("a view without any data source stays empty")
  func noDataSource() {
    #expect(update().isEmpty)
    screen.view.dataSource = nil
    screen.sections[0].letters = letters(1)
    #expect(update().isEmpty)
    #expect(screen.view.visibleCells.isEmpty)
    #expect(log.all.map(\.description).contains { $0.contains("is nothing instead") })
  }

  @Test("a proxy that adds a row is asked anew by each update, and never a batch")
  func proxy() {
    #expect(update().isEmpty)
    let proxy = screen.view.dataSource.map(Proxy.init)
    screen.view.dataSource = proxy
    let batches = screen.view.standInBatches
    screen.sections[0].letters = letters(2, 1, 3)
    #expect(update().isEmpty)
    #expect(screen.view.numberOfItems(inSection: 0) == 4)
    screen.sections[0].letters = letters(1)
    #expect(update().isEmpty)
    #expect(screen.view.numberOfItems(inSection: 0) == 2)
    #expect(screen.view.standInBatches == batches)
    #expect(log.names.contains("dataSourceReplaced"))
    #expect(log.names.contains("unknownPlace"), "the driver has no item for the added row")
    screen.view.standInTap(at: [0, 0])
    #expect(screen.events.contains("select 1"), "what it passes on is the declared item's row")
  }

  @Test("a view that counts otherwise than it is told is reloaded")
  func lyingView() {
    let view = LyingView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = ListScreen([LetterSection(name: "a", letters: letters(1, 2))], view: view)
    log.follow(view)
    screen.view.update()
    #expect(screen.faults.isEmpty)
    view.lie = 7
    screen.sections[0].letters = letters(1, 2, 3)
    let reasons = UIKitExceptions.caught { view.update() }
    #expect(reasons.isEmpty)
    #expect(log.all == [.countsDiffer(section: 0, expected: 2, found: 7)])
    view.lie = nil
    #expect(screen.faults.isEmpty)
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test("rows that the app takes out by itself are UIKit's exception, and the next update mends it")
  func ownBatch() {
    #expect(update().isEmpty)
    let reasons = UIKitExceptions.caught { screen.view.deleteItems(at: [[0, 0]]) }
    #expect(reasons.first?.contains("invalid number of items in section 0") == true)
    screen.sections[0].letters = letters(2, 3)
    #expect(update().isEmpty)
    #expect(screen.faults.isEmpty)
  }

  @Test("an array that shrinks while cells are made is shown as it was declared")
  func shrinking() {
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    screen.window.addSubview(view)
    let store = Store(letters(1, 2, 3))
    view.conv { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 40)
        section.create(for: store.letters) { (letter, item: Item<TextCell>) in
          item.configureCell { cell, _ in
            cell.text = letter.text
            _ = store.letters.popLast()
          }
        }
      }
    }
    let reasons = UIKitExceptions.caught {
      view.update()
      screen.window.layoutIfNeeded()
    }
    #expect(reasons.isEmpty)
    #expect(view.visibleTexts == ["1", "2", "3"])
    view.update()
    screen.window.layoutIfNeeded()
    #expect(view.visibleTexts.isEmpty)
  }

  @Test("a prototype of another class than declared stays unfilled, and is told by its name")
  func prototype() {
    screen.view.standInPrototype(OtherCell.self, withReuseIdentifier: "letter")
    screen.identifier = "letter"
    #expect(update().isEmpty)
    let cells = screen.view.visibleCells
    #expect(cells.allSatisfy { ($0 as? OtherCell)?.text == "" })
    #expect(log.names == ["viewClass"])
    #expect(log.all.first?.description.contains("“letter” stands for") == true)
  }

  @Test("one identifier for two classes: each cell is of its class, and the identifier is told")
  func twoClasses() {
    screen.identifier = "letter"
    screen.registration = .class
    screen.sections[0].letters[1].isOther = true
    #expect(update().isEmpty)
    #expect(screen.faults.isEmpty)
    #expect(log.names == ["viewClass"])
    // Both change their class where they stand.
    screen.sections[0].letters[0].isOther = true
    screen.sections[0].letters[1].isOther = false
    #expect(update().isEmpty)
    #expect(screen.faults.isEmpty)
  }

  @Test("a header of another class than declared stays unfilled, and is told by its name")
  func header() {
    screen.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    screen.declareMore = { section in
      section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.reusableIdentifier = "title"
        header.size = CGSize(width: 0, height: 20)
        header.configureView { view, _ in view.text = "never" }
      }
    }
    #expect(update().isEmpty)
    #expect(log.names == ["viewClass"])
    #expect(log.all.first?.description.contains("TitleHeader") == true)
  }

  @Test("an identifier that nobody registered is UIKit's exception, which names it")
  func unregistered() {
    screen.identifier = "nobody"
    #expect(update().contains { $0.contains("with identifier nobody - must register") })
  }

  @Test("a nib is made known once, and one that makes another class is told")
  func nib() {
    UINib.standInNibs = ["LetterCell": TextCell.self]
    screen.identifier = "nib"
    screen.registration = .nib("LetterCell")
    screen.sections[0].letters = (0..<8).map { Letter(id: $0, text: "\($0)") }
    #expect(update().isEmpty)
    #expect(screen.faults.isEmpty)
    UINib.standInNibs = [:]
    screen.sections[0].letters.append(Letter(id: 9, text: "9"))
    #expect(update().isEmpty, "it isn't looked for again")
    #expect(screen.faults.isEmpty)
  }

  @Test("an element whose identifier changes while shown is filled again, and named")
  func changedIdentifier() {
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    screen.window.addSubview(view)
    log.follow(view)
    let people = [Person("Ann"), Person("Bob")]
    view.conv { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 40)
        section.create(for: people) { (person, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = person.name }
        }
      }
    }
    view.update()
    screen.window.layoutIfNeeded()
    people[0].name = "Zoe"
    view.update()
    screen.window.layoutIfNeeded()
    #expect(view.visibleTexts == ["Zoe", "Bob"])
    #expect(log.all == [.identifierChanged(from: "Ann", to: "Zoe")])
  }

  @Test("another layout takes over, and sections that it can't follow are told")
  func replacedLayout() {
    #expect(update().isEmpty)
    screen.declareMore = { section in
      section.itemSize = nil
      section.layout { environment in
        .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
    }
    #expect(update().isEmpty)
    #expect(log.all == [.layoutIgnored(section: "a")])
    #expect(screen.faults.isEmpty)
    screen.view.collectionViewLayout = ListLayout()
    #expect(UIKitExceptions.caught { screen.window.layoutIfNeeded() }.isEmpty)
    #expect(screen.view.visibleCells.count == 2)
    screen.sections[0].letters = letters(3, 1)
    #expect(update().isEmpty)
    #expect(screen.faults.isEmpty)
    #expect(log.all.count == 1)
  }

  @Test("off the main actor the process ends, and says which call it was and how to mend it")
  func thread() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = await ListScreen().view
      let update: @MainActor @Sendable () -> Void = { view.update() }
      let unchecked = unsafeBitCast(update, to: (@Sendable () -> Void).self)
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          unchecked()
          continuation.resume()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("was called off the main actor"))
    #expect(text.contains("await MainActor.run"))
  }
}

/// What a list reported.
@MainActor
private final class Diagnoses {
  private(set) var all: [ListDiagnostic] = []

  func follow(_ view: UICollectionView) {
    view.listDiagnostics.onDiagnostic = { [weak self] in self?.all.append($0) }
  }

  /// The cases' names, each once.
  var names: [String] {
    var names: [String] = []
    for diagnostic in all {
      let name = Mirror(reflecting: diagnostic).children.first?.label ?? "\(diagnostic)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// A data source of an app's own.
@MainActor
private final class Stranger: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func register(in view: UICollectionView) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "stranger")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "stranger")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "stranger", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "stranger", for: indexPath)
  }
}

/// A data source that adds a row to another one's first section.
@MainActor
private final class Proxy: NSObject, UICollectionViewDataSource {
  private let inner: any UICollectionViewDataSource

  init(_ inner: any UICollectionViewDataSource) { self.inner = inner }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    inner.numberOfSections(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    inner.collectionView(collectionView, numberOfItemsInSection: section) + (section == 0 ? 1 : 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    inner.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    inner.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

/// A view whose counts aren't its data source's.
private final class LyingView: UICollectionView {
  var lie: Int?

  override func numberOfItems(inSection section: Int) -> Int {
    lie ?? super.numberOfItems(inSection: section)
  }
}

@MainActor
private final class Store {
  var letters: [Letter]

  init(_ letters: [Letter]) { self.letters = letters }
}

/// An element that is an object, with an identifier that changes.
private final class Person: Differenciable {
  var name: String

  init(_ name: String) { self.name = name }

  var differenceIdentifier: String { name }
  func isContentEqual(to other: Person) -> Bool { true }
}
