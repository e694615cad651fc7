import Convene
import ConveneTesting
import Testing

@testable import Gallery

/// The grid of pictures, without a display.
@Suite("The grid of pictures")
@MainActor
struct ImagesListTests {
  @MainActor
  private final class Model {
    var sections = SectionType.allCases
    var pictures: [SectionType: [Picture]] = [
      .one: ["forest", "mountain", "meadow", "autumn"].map { Picture(id: $0) },
      .two: ["sea"].map { Picture(id: $0) },
    ]
    var opened: [Picture] = []

    func declare(_ conv: Conv<CollectionView>) {
      conv.images(
        sections, pictures, onReorder: { self.pictures[$0] = $1 },
        onOpen: { self.opened.append($0) })
    }
  }

  private let model = Model()
  private let host: TestHost<CollectionView>

  init() {
    host = TestHost(width: 302) { [model] in model.declare($0) }
    host.detail = [.sizes]
  }

  @Test("three to a line, one point apart, below the name of their section")
  func columns() throws {
    try host.expect(
      """
      302 × 480
      one
        header · 302 × 50
        ○ forest · 100 × 100
        ○ mountain · 100 × 100
        ○ meadow · 100 × 100
        ○ autumn · 100 × 100
      two
        header · 302 × 50
        ○ sea · 100 × 100
      three
        header · 302 × 50
      """)
    #expect(try host.frame(of: "meadow").origin == .init(x: 202, y: 50))
    #expect(try host.frame(of: "autumn").origin == .init(x: 0, y: 151))
  }

  @Test("the columns follow the width of the window")
  func turned() throws {
    host.rotate()
    #expect(try host.frame(of: "mountain").size == .init(width: 160, height: 159))
    #expect(host.tree.hasPrefix("480 × 302, scrolled 0 of "))
  }

  @Test("a picture opens when it is chosen")
  func opening() throws {
    try host.tap("sea")
    #expect(model.opened.map(\.id) == ["sea"])
  }

  @Test("the last section moves to the top with its pictures, in one batch")
  func moving() throws {
    model.sections = [.three, .one, .two]
    let update = host.update()
    #expect(update.kind == "1 batch")
    #expect(update.identifiers(.moved, .section) == ["three"])
    #expect(update.inserted.isEmpty && update.removed.isEmpty && update.reconfigured.isEmpty)
  }
}
