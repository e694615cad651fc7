import ConveneDiff
import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("What is hard on a collection view")
struct HardUseTests {
  private func letters(_ numbers: Range<Int>) -> [Letter] {
    numbers.map { Letter(id: $0, text: "\($0)") }
  }

  @Test(
    "lengths that are none reach UIKit's layout as some that can be laid out",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1, 1e300])
  func badLengths(_ bad: CGFloat) {
    let screen = ListScreen([LetterSection(name: "a", title: "A", letters: letters(0..<20))])
    screen.declareMore = { section in
      section.insets = .init(top: bad, leading: bad, bottom: bad, trailing: bad)
      section.lineSpacing = bad
      section.interitemSpacing = bad
      section.itemSize = nil
      section.create(.footer) { (footer: SectionHeaderFooter<TitleHeader>) in
        footer.size = CGSize(width: bad, height: bad)
      }
    }
    screen.view.update()
    screen.window.layoutIfNeeded()
    let (host, layout) = (screen.view.host, screen.view.collectionViewLayout)
    let insets = host.collectionView(screen.view, layout: layout, insetForSectionAt: 0)
    let lengths = [
      insets.top, insets.left, insets.bottom, insets.right,
      host.collectionView(screen.view, layout: layout, minimumLineSpacingForSectionAt: 0),
      host.collectionView(screen.view, layout: layout, minimumInteritemSpacingForSectionAt: 0),
      host.collectionView(screen.view, layout: layout, referenceSizeForFooterInSection: 0).height,
    ]
    #expect(lengths.allSatisfy { $0 >= 0 && $0 <= CGFloat(1 << 20) }, "\(lengths)")
    #expect(insets.left + insets.right <= 319)
    screen.view.scroll(to: Letter(id: 10), offset: bad)
    #expect(screen.view.contentOffset.y.isFinite)
    #expect(screen.faults == [])
  }

  @Test("a data source of the app's own may ask for a section that it added, which has no items")
  func addedSection() {
    let screen = ListScreen([LetterSection(name: "a", letters: letters(0..<3))])
    var told: [ListDiagnostic] = []
    screen.view.listDiagnostics.onDiagnostic = { told.append($0) }
    screen.view.update()
    let proxy = screen.view.dataSource.map(SectionProxy.init)
    screen.view.dataSource = proxy
    screen.view.update()
    screen.window.layoutIfNeeded()
    #expect(screen.view.numberOfSections == 2)
    #expect(screen.view.numberOfItems(inSection: 1) == 0)
    #expect(told.contains(.unknownPlace(ItemIndex(section: 1, item: 0))))
  }

  @Test("an app may update where it hears a diagnostic, also in the middle of UIKit's layout")
  func updateFromDiagnostic() async {
    let exceptions = await UIKitExceptions.caught {
      let screen = ListScreen([LetterSection(name: "a", letters: letters(0..<9))])
      screen.view.standInPrototype(OtherCell.self, withReuseIdentifier: "letter")
      screen.view.update()
      screen.window.layoutIfNeeded()
      screen.identifier = "letter"
      var completions: [Bool] = []
      screen.view.listDiagnostics.onDiagnostic = { [weak screen] _ in
        screen?.sections[0].letters.reverse()
        screen?.view.update { completions.append($0) }
      }
      screen.sections[0].letters = letters(20..<29)
      screen.view.reload()
      screen.window.layoutIfNeeded()
      await laterTurns()
      StandInAnimations.finish()
      #expect(completions == [true])
    }
    #expect(exceptions == [])
  }

  @Test("a view goes though UIKit keeps a batch for later, and its update is completed")
  func goneBeforeBatch() async {
    var completions: [Bool] = []
    weak var view: UICollectionView?
    do {
      let screen = ListScreen([LetterSection(name: "a", letters: letters(0..<3))])
      view = screen.view
      screen.view.update()
      screen.window.layoutIfNeeded()
      screen.view.standInDefersUpdates = true
      screen.sections[0].letters = letters(1..<5)
      screen.view.update { completions.append($0) }
    }
    await laterTurns()
    #expect(view == nil)
    #expect(completions == [false])
  }
}

/// A data source that adds a section and passes all questions on.
@MainActor
private final class SectionProxy: NSObject, UICollectionViewDataSource {
  private let inner: any UICollectionViewDataSource

  init(_ inner: any UICollectionViewDataSource) { self.inner = inner }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    inner.numberOfSections(in: collectionView) + 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { inner.collectionView(collectionView, numberOfItemsInSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { inner.collectionView(collectionView, cellForItemAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    inner.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
