import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

/// An app's own prefetching.
private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
  var prefetched: [IndexPath] = []
  var cancelled: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { prefetched += indexPaths }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled += indexPaths }
}

@MainActor
@Suite("Items that will be needed soon")
struct PrefetchTests {
  private let screen = CallbackScreen([(0..<40).map { "\($0)" }])

  private func declare() {
    screen.onItem = { [screen] item, letter in
      item.prefetch { _ in screen.note("+\(letter)") }
      item.cancelPrefetch { _ in screen.note("-\(letter)") }
    }
  }

  @Test("they are told before their cells are made, and when they aren't needed after all")
  func told() {
    declare()
    screen.show()
    screen.view.standInDrag(by: 1)
    // 480 points of 40 each; half a view ahead.
    #expect(screen.log.contains("+14"))
    #expect(!screen.log.contains("+3"))
    screen.log = []
    screen.view.contentOffset.y = 1_000
    screen.window.layoutIfNeeded()
    #expect(screen.log.contains("-14"), "the list went past it")
    #expect(!screen.log.contains("-25"))
  }

  @Test("UIKit isn't asked to prefetch where no item wants to know")
  func unused() {
    screen.show()
    #expect(screen.view.prefetchDataSource == nil)
  }

  @Test("it is asked where items want to know one of the two only")
  func oneOfTwo() {
    screen.onItem = { [screen] item, letter in item.prefetch { _ in screen.note("+\(letter)") } }
    screen.show()
    screen.view.standInDrag(by: 1)
    #expect(screen.log.contains("+14"))
    let other = CallbackScreen([(0..<40).map { "\($0)" }])
    other.onItem = { [other] item, letter in
      item.cancelPrefetch { _ in other.note("-\(letter)") }
    }
    other.show()
    other.view.standInDrag(by: 1)
    other.view.contentOffset.y = 1_000
    other.window.layoutIfNeeded()
    #expect(other.log.contains("-14"))
  }

  @Test("an app's own prefetching goes on beside that of the items")
  func appsOwn() {
    let own = Prefetching()
    screen.view.prefetchDataSource = own
    declare()
    screen.show()
    #expect(screen.view.prefetchDataSource !== own)
    screen.view.standInDrag(by: 1)
    #expect(own.prefetched.contains(.at(14)))
    screen.view.contentOffset.y = 1_000
    screen.window.layoutIfNeeded()
    #expect(own.cancelled.contains(.at(14)))
    #expect(screen.log.contains("+14") && screen.log.contains("-14"))
  }

  @Test("an item that has gone is asked for no longer, and that is no fault")
  func gone() {
    var diagnostics: [ListDiagnostic] = []
    screen.view.listDiagnostics.onDiagnostic = { diagnostics.append($0) }
    declare()
    screen.show()
    let source = screen.view.prefetchDataSource
    source?.collectionView(screen.view, prefetchItemsAt: [.at(99), .at(2, 7)])
    source?.collectionView?(screen.view, cancelPrefetchingForItemsAt: [.at(99)])
    #expect(diagnostics.isEmpty)
  }
}
