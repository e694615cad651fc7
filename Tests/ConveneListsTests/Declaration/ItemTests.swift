import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Items, headers and footers")
@MainActor
struct ItemTests {
  private let host = RecordingHost()

  @Test("without an identifier a class is reused under its own name, with one under that")
  func identifiers() {
    let item = Item<TextCell>()
    #expect(item.identifier.contains("TextCell"))
    #expect(item.identifier != Item<NumberCell>().identifier)
    item.reusableIdentifier = "cell"
    #expect(item.identifier == "cell")
  }

  @Test("views are exchangeable where identifier and class are equal")
  func reuseKeys() {
    let text = Item<TextCell>()
    let number = Item<NumberCell>()
    #expect(text.reuseKey == Item<TextCell>().reuseKey)
    text.reusableIdentifier = "cell"
    number.reusableIdentifier = "cell"
    #expect(text.reuseKey != number.reuseKey)
  }

  @Test("a view of another class is refused, not cast")
  func foreignView() {
    let item = Item<TextCell>()
    var isFilled = false
    item.configureCell { _, _ in isFilled = true }
    #expect(!item.configure(NumberCell(), in: host))
    #expect(!isFilled)
    #expect(item.configure(TextCell(), in: host))
    #expect(isFilled)
    #expect(!SectionHeaderFooter<TitleView>().configure(TextCell(), in: host))
  }

  @Test("a size is asked for where a closure says it, with the list and the place")
  func sizes() {
    let item = Item<TextCell>()
    #expect(item.requestedSize(in: host) == nil)
    item.size = CGSize(width: 1, height: 2)
    #expect(item.requestedSize(in: host) == CGSize(width: 1, height: 2))
    item.index = ItemIndex(section: 1, item: 7)
    item.sizeFor { [host] item, list, indexPath in
      #expect(list === host)
      return CGSize(width: CGFloat(indexPath[1]), height: item.size?.height ?? 0)
    }
    #expect(item.requestedSize(in: host) == CGSize(width: 7, height: 2))
  }

  @Test("an item can be selected unless it says otherwise")
  func selectable() {
    let item = Item<TextCell>()
    #expect(item.allows(.selection))
    #expect(!item.callbacks.handles(Callback<Void, Void>.selected))
    item.shouldSelect { _ in false }
    item.didSelect { _ in }
    #expect(!item.allows(.selection))
    #expect(item.callbacks.handles(Callback<Void, Void>.selected))
  }
}
