import ConveneLists
import ConveneTesting
import Foundation
import Testing

/// The cells of these tests, whose own module has others of that name.
private typealias Cell = ConveneTesting.TestCell

/// Sizes as an app declares them and as they are seen.
@Suite("The sizes of a section's items")
@MainActor
struct SectionSizesTests {
  /// A list of three items, 302 points wide.
  private func host(
    _ define: @escaping @MainActor (ListSection<TestList>) -> Void
  ) -> TestHost<TestList> {
    let host = TestHost(width: 302, height: 400) { conv in
      conv.create { section in
        define(section)
        section.create(for: ["a", "b", "c"]) { (_, _: Item<Cell>) in }
      }
    }
    host.detail = [.sizes]
    return host
  }

  @Test("rows are as wide as the list, without its insets")
  func rows() throws {
    let host = host { section in
      section.itemSize = .fullWidth(height: 40)
      section.insets = .init(top: 10, leading: 20, bottom: 0, trailing: 2)
    }
    try host.expect(
      """
      302 × 400
      section
        ○ a · 280 × 40
        ○ b · 280 × 40
        ○ c · 280 × 40
      """)
    #expect(try host.frame(of: "a").origin == CGPoint(x: 20, y: 10))
  }

  @Test("columns share the width, and turn with the screen")
  func columns() throws {
    let host = host { $0.itemSize = .columns(3, spacing: 1) }
    #expect(try host.frame(of: "c") == CGRect(x: 202, y: 0, width: 100, height: 100))
    host.rotate()
    try host.expect(
      """
      400 × 302
      section
        ○ a · 133 × 133
        ○ b · 132 × 133
        ○ c · 133 × 133
      """)
  }

  @Test("of a fixed size there are as many in a line as there is room for")
  func fixed() throws {
    let host = host { section in
      section.itemSize = .fixed(CGSize(width: 140, height: 60))
      section.lineSpacing = 5
    }
    #expect(try host.frame(of: "b").minX == 162)
    #expect(try host.frame(of: "c").minY == 65)
  }

  @Test("where a section says nothing, each item does, and is asked again in another width")
  func individual() throws {
    let host = TestHost(width: 302, height: 400) { conv in
      conv.create { section in
        section.create(for: [10, 20, 30]) { (height, item: Item<Cell>) in
          item.sizeFor { _, list, _ in
            CGSize(width: list.bounds.width / 2, height: CGFloat(height))
          }
        }
      }
    }
    host.detail = [.sizes]
    try host.expect(
      """
      302 × 400
      section
        ○ 10 · 151 × 10
        ○ 20 · 151 × 20
        ○ 30 · 151 × 30
      """)
    host.resize(width: 100, height: 400)
    #expect(try host.frame(of: 20) == CGRect(x: 50, y: 0, width: 50, height: 20))
  }

  @Test("a size that no screen has is brought into bounds, and reported by name")
  func impossible() throws {
    let host = TestHost { conv in
      conv.create { section in
        section.create(for: ["a"]) { (_, item: Item<Cell>) in
          item.size = CGSize(width: 320, height: -3)
        }
      }
    }
    #expect(try host.frame(of: "a").height == 1)
    #expect(
      host.diagnostics.map(\.description) == [
        "The item “a” asks for a size of 320.0 × -3.0 points, which was brought into 0 to 2²⁰ points."
      ])
  }
}
