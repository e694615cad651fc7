import ConveneDiff
import ConveneLists
import ConveneTesting
import Foundation
import Testing

@Suite("Items that are dragged, as text")
@MainActor
struct TestHostDraggingTests {
  private let shop = ReorderedShop()

  private func host(columns: Int = 1) -> TestHost<TestList> {
    TestHost(width: 300) { [shop] conv in
      conv.create(for: shop.shelves.map(\.name)) { (name, section) in
        section.itemSize = columns == 1 ? .fullWidth(height: 40) : .columns(columns)
        section.create(.header) { (header: SectionHeaderFooter<TestHeader>) in
          header.dependsOn = name
        }
        section.create(for: shop.teas(of: name)) { (tea, item: Item<TestCell>) in
          item.canMove { _ in tea != "fixed" }
        }
        section.didReorder { (teas: [String]) in shop.take(teas, for: name) }
      }
      conv.didMoveItem { shop.log.append("\($0) to \($1)") }
    }
  }

  @Test("an item comes after one that is below, and before one that is above; the section is told")
  func withinSection() throws {
    let host = host()
    #expect(try host.drag("a", to: "c"))
    #expect(host.items[0] == ["b", "c", "a", "fixed"])
    #expect(shop.teas(of: "one") == ["b", "c", "a", "fixed"])
    #expect(shop.log == ["one: b c a fixed", "[0, 0] to [0, 2]"])
    #expect(host.update().kind == "no change")
    try host.drag("a", to: "b")
    #expect(host.items[0] == ["a", "b", "c", "fixed"])
  }

  @Test("it goes into other sections, also into empty ones, and both are told")
  func acrossSections() throws {
    let host = host()
    #expect(try host.drag("b", to: "y"))
    #expect(host.items[..<2] == [["a", "c", "fixed"], ["x", "y", "b"]])
    #expect(shop.log == ["one: a c fixed", "two: x y b", "[0, 1] to [1, 2]"])
    #expect(try host.drag("a", toEndOf: "empty"))
    #expect(host.items[2] == ["a"])
    #expect(try host.drag("x", toEndOf: "one"))
    #expect(host.items[0] == ["c", "fixed", "x"])
  }

  @Test("in a grid it comes where it is held")
  func grid() throws {
    let host = host(columns: 3)
    #expect(try host.drag("fixed", to: "a") == false)
    #expect(try host.drag("c", to: "a"))
    #expect(host.items[0] == ["c", "a", "b", "fixed"])
  }

  @Test("the selection stays with its item, and an order that isn't taken goes back")
  func selection() throws {
    shop.takes = false
    let host = host()
    try host.tap("a")
    #expect(try host.drag("a", to: "b"))
    #expect(host.items[0] == ["b", "a", "c", "fixed"])
    #expect(host.selection == ["a"])
    #expect(host.update().moved.count == 1)
    #expect(host.items[0] == ["a", "b", "c", "fixed"])
    #expect(host.selection == ["a"])
  }

  @Test("what may not be moved stays, and nothing goes into a folded section")
  func refused() throws {
    let host = TestHost<TestList> { [shop] conv in
      for name in ["one", "two"] {
        conv.create(name) { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(.header) { (_: SectionHeaderFooter<TestHeader>) in }
          section.create(for: shop.teas(of: name)) { (_, _: Item<TestCell>) in }
          section.didReorder { (teas: [String]) in shop.take(teas, for: name) }
          section.expandable()
        }
      }
    }
    try host.toggle("two")
    #expect(try !host.drag("fixed", toEndOf: "two"))
    #expect(shop.log == [])
    try host.toggle("two")
    #expect(try host.drag("fixed", toEndOf: "two"))
    #expect(host.items[1] == ["x", "y", "fixed"])
    #expect(throws: TestFailure.self) { try host.drag("nothing", to: "x") }
    #expect(throws: TestFailure.self) { try host.drag("x", toEndOf: "nowhere") }
  }
}

/// A shop whose teas are put into other orders.
@MainActor
private final class ReorderedShop {
  var shelves: [(name: String, teas: [String])] = [
    ("one", ["a", "b", "c", "fixed"]), ("two", ["x", "y"]), ("empty", []),
  ]
  var takes = true
  var log: [String] = []

  func teas(of shelf: String) -> [String] { shelves.first { $0.name == shelf }?.teas ?? [] }

  func take(_ teas: [String], for shelf: String) {
    log.append("\(shelf): \(teas.joined(separator: " "))")
    guard takes, let index = shelves.firstIndex(where: { $0.name == shelf }) else { return }
    shelves[index].teas = teas
  }
}
