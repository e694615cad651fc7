import ConveneLists
import ConveneStates
import ConveneTesting
import ConveneUIKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A declaration for UIKit, tested as an app's tests would: without a collection view.
@Suite("A collection view's declaration without a collection view")
@MainActor
struct HeadlessListTests {
  private final class FriendCell: UICollectionViewCell {}
  private final class TitleView: UICollectionReusableView {}

  @MainActor
  private final class Friends {
    var names = ["ann", "bob"]
    var events: [String] = []

    func declare(_ conv: Conv<UICollectionView>) {
      conv.create("friends") { section in
        section.create(.header) { (header: SectionHeaderFooter<TitleView>) in
          header.size = CGSize(width: 0, height: 30)
          header.dependsOn = 0
        }
        section.itemSize = .fullWidth(height: 44)
        section.create(for: self.names) { (name, item: Item<FriendCell>) in
          item.shouldHighlight { _ in name != "locked" }
          item.didHighlight { _ in self.events.append("touch \(name)") }
          item.didUnhighlight { _ in self.events.append("lift \(name)") }
          item.didSelect { _ in self.events.append("select \(name)") }
          item.shouldDeselect { _ in name != "ann" }
          item.performPrimaryAction { _ in self.events.append("open \(name)") }
        }
      }
    }
  }

  private let friends = Friends()
  private let host: TestHost<UICollectionView>

  init() { host = TestHost { [friends] in friends.declare($0) } }

  @Test("its sections, headers, classes and sizes are there")
  func tree() throws {
    try host.expect(
      """
      320 × 480
      friends
        header · TitleView 320 × 30
        ○ ann · FriendCell 320 × 44
        ○ bob · FriendCell 320 × 44
      """)
  }

  @Test("a tap asks and tells in UIKit's order")
  func taps() throws {
    try host.tap("bob")
    #expect(friends.events == ["touch bob", "select bob", "open bob", "lift bob"])
    friends.names.append("locked")
    host.update()
    friends.events = []
    #expect(try !host.tap("locked"))
    #expect(friends.events.isEmpty)
    #expect(host.selection == ["bob"])
  }

  @Test("where several are selected, what may not be deselected stays so, and nothing is opened")
  func multiple() throws {
    host.selectionMode = .multiple
    try host.tap("ann")
    friends.events = []
    try host.tap("bob")
    #expect(friends.events == ["touch bob", "select bob", "lift bob"])
    #expect(try !host.tap("ann"))
    #expect(host.selection == ["ann", "bob"])
  }

  @Test("with views, cells are made and filled")
  func views() throws {
    var filled: [String] = []
    let host = TestHost<UICollectionView>(
      list: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      cells: { ($0 as? UICollectionReusableView.Type)?.init(frame: .zero) },
      declare: { conv in
        conv.create { section in
          section.create(for: ["ann"]) { (name, item: Item<FriendCell>) in
            item.configureCell { cell, _ in
              cell.tag = name.count
              filled.append(name)
            }
          }
        }
      })
    #expect(try host.cell(FriendCell.self, of: "ann").tag == 3)
    #expect(filled == ["ann"])
  }

  @Test("a section's state is read in its row, and its button pressed there")
  func states() async throws {
    let clock = TestClock()
    let load = TestLoad<[String]>()
    let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
    let host = TestHost<UICollectionView> { conv in
      conv.create("friends") { section in
        section.show(loader)
        section.create(for: loader.value ?? []) { (_, _: Item<FriendCell>) in }
      }
    }
    host.detail = []
    loader.load()
    await clock.advance(by: .seconds(1))
    try host.expect(
      """
      friends
        ○ spinner “Loading…”
      """)
    await load.fail()
    try await host.press("Try Again")
    await load.succeed(["ann"])
    try host.expect(
      """
      friends
        ○ ann
      """)
  }
}
