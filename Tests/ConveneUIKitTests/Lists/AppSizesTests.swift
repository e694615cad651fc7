import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

/// An app's own delegate that says sizes.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var height: CGFloat = 30
  var insets = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
  var gap: CGFloat = 7
  var headerHeight: CGFloat = 12

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: height) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { gap }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headerHeight) }
}

@MainActor
@Suite("Sizes that the declaration doesn't say")
struct AppSizesTests {
  private let sizes = Sizes()
  private let screen = CallbackScreen([["a", "b", "c", "d"]])

  private func show(
    _ onSection: @escaping @MainActor (ListSection<UICollectionView>) -> Void
  ) {
    screen.onSection = { section, _ in onSection(section) }
    screen.view.delegate = sizes
    screen.show()
  }

  private func frame(_ item: Int) -> CGRect? { screen.view.cellForItem(at: .at(item))?.frame }

  @Test("the app's own delegate says the sizes, the gaps and the header's height")
  func delegate() {
    show { section in
      section.itemSize = nil
      section.create(.header) { (_: SectionHeaderFooter<TitleHeader>) in }
    }
    #expect(frame(0) == CGRect(x: 10, y: 17, width: 100, height: 30))
    #expect(frame(3) == CGRect(x: 10, y: 54, width: 100, height: 30))
  }

  @Test("what is declared counts before what the delegate says")
  func declared() {
    screen.onItem = { item, letter in
      if letter == "a" { item.size = CGSize(width: 40, height: 20) }
    }
    show { section in
      section.itemSize = nil
      section.insets.top = 1
      section.lineSpacing = 2
      section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in
        header.size = CGSize(width: 0, height: 9)
      }
    }
    #expect(frame(0)?.size == CGSize(width: 40, height: 20))
    #expect(frame(1)?.size == CGSize(width: 100, height: 30))
    #expect(frame(1)?.minY == 10)
    #expect(frame(3)?.minY == 42)
  }

  @Test("rows are as wide as the list's own insets leave room, on either side")
  func contentInset() {
    screen.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
    screen.show()
    #expect(frame(0)?.width == 250)
  }

  @Test("a delegate that comes later is asked for the gaps when the data are asked for anew")
  func later() {
    screen.show()
    #expect(frame(1) == CGRect(x: 0, y: 40, width: 320, height: 40))
    screen.view.delegate = sizes
    screen.view.reloadData()
    screen.window.layoutIfNeeded()
    #expect(frame(1) == CGRect(x: 10, y: 52, width: 300, height: 40))
  }

  @Test("rows of a declared height are as wide as the delegate's insets leave room")
  func width() {
    show { section in section.itemSize = .fullWidth(height: 40) }
    #expect(frame(0) == CGRect(x: 10, y: 5, width: 300, height: 40))
    #expect(frame(1)?.minY == 52)
  }

  @Test("sizes of the delegate's that have changed are asked for when the layout is")
  func changed() {
    show { section in section.itemSize = nil }
    sizes.height = 50
    screen.layout.invalidateLayout()
    screen.window.layoutIfNeeded()
    #expect(frame(0)?.height == 50)
  }

  @Test(
    "lengths that no screen has are brought into bounds, and each of the delegate's methods is named once",
    arguments: [CGFloat.nan, .infinity, -.infinity, -7])
  func impossible(length: CGFloat) {
    var told: [String] = []
    screen.view.listDiagnostics.onDiagnostic = { told.append($0.description) }
    sizes.height = length
    sizes.insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    sizes.gap = length
    sizes.headerHeight = length
    let reasons = UIKitExceptions.caught {
      show { section in
        section.itemSize = nil
        section.create(.header) { (_: SectionHeaderFooter<TitleHeader>) in }
      }
      screen.layout.invalidateLayout()
      screen.window.layoutIfNeeded()
    }
    #expect(reasons.isEmpty)
    let methods = [
      "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
      "referenceSizeForHeaderInSection",
    ]
    #expect(told.count == methods.count, "\(told)")
    for method in methods {
      let naming = told.filter { $0.contains("Sizes") && $0.contains("(_:layout:\(method):)") }
      #expect(naming.count == 1, "\(method)")
    }
  }

  @Test("lengths of the delegate's that a screen has are as they are, and nothing is told")
  func possible() {
    var told: [String] = []
    screen.view.listDiagnostics.onDiagnostic = { told.append($0.description) }
    show { section in section.itemSize = nil }
    #expect(frame(0)?.size == CGSize(width: 100, height: 30))
    #expect(told.isEmpty)
  }

  @Test("a flow layout's own insets hold where nobody says others")
  func layoutInsets() {
    screen.layout.sectionInset = UIEdgeInsets(top: 3, left: 20, bottom: 0, right: 20)
    screen.show()
    #expect(frame(0) == CGRect(x: 20, y: 3, width: 280, height: 40))
  }
}
