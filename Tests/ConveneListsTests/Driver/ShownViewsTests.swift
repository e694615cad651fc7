import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("Which view shows what")
@MainActor
struct ShownViewsTests {
  private typealias Shown = ShownViews<RecordingHost>

  private func content(_ rows: [Row]) -> ListContent<RecordingHost> {
    let conv = Conv<RecordingHost>()
    conv.create { $0.create(for: rows) }
    return conv.content
  }

  @Test("a view is found with its item until it ends")
  func showing() throws {
    var shown = Shown()
    let view = TextCell()
    let item = try #require(content(["a"]).item(at: ItemIndex(section: 0, item: 0)))
    shown.show(item, identifiedBy: "", in: view)
    #expect(shown.cell(view)?.item === item)
    #expect(shown.cell(view)?.index == ItemIndex(section: 0, item: 0))
    #expect(shown.newest(in: view, of: content(["a"])) === item)
    shown.end(view)
    #expect(shown.newest(in: view, of: content(["a"])) == nil)
    #expect(shown.cells.isEmpty)
  }

  @Test("views aren't retained, and those that have gone are forgotten")
  func weakness() throws {
    var shown = Shown()
    let old = content(["a"])
    weak var weakView: TextCell?
    do {
      let view = TextCell()
      weakView = view
      shown.show(
        try #require(old.item(at: ItemIndex(section: 0, item: 0))), identifiedBy: "", in: view)
    }
    #expect(weakView == nil)
    shown.forgetFreed()
    #expect(shown.cells.isEmpty)
  }

  @Test("an item that moves is followed, one that goes keeps its last closures")
  func following() throws {
    var shown = Shown()
    let old = content(["a", "b"])
    let views = [TextCell(), TextCell()]
    for (position, view) in views.enumerated() {
      shown.show(
        try #require(old.item(at: ItemIndex(section: 0, item: position))), identifiedBy: "",
        in: view)
    }
    var batch = Batch(countsBefore: [2], countsAfter: [1])
    batch.deletedItems = [ItemIndex(section: 0, item: 0)]
    shown.follow(BatchMapping(batch), from: old)
    #expect(shown.cell(views[0])?.index == nil)
    #expect(shown.cell(views[1])?.index == ItemIndex(section: 0, item: 0))
    #expect(shown.cell(views[1])?.isNewest == false)
  }
}
