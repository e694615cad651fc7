import ConveneLists
import ConveneTesting
import Foundation
import Testing

/// A platform's list view, which no test may make.
private final class ForeignList {
  let width: CGFloat = 300
}

private class ForeignView: ReusableView {
  typealias Host = ForeignList
  var text = ""
}

private final class ForeignCell: ForeignView, ReusableCell {}
private final class OtherCell: ForeignView, ReusableCell {}
private final class ForeignHeader: ForeignView {}
private final class OtherHeader: ForeignView {}

@Suite("The views of a list as text")
@MainActor
struct TestHostViewsTests {
  @MainActor
  private final class Model {
    var teas = ["assam", "chai"]
    var isOther = false
    var suffix = ""

    func declare(_ conv: Conv<ForeignList>) {
      conv.create { section in
        if self.isOther {
          section.create(for: self.teas, dependsOn: self.suffix) { (tea, item: Item<OtherCell>) in
            item.configureCell { cell, _ in cell.text = tea + self.suffix }
          }
        } else {
          section.create(for: self.teas, dependsOn: self.suffix) { (tea, item: Item<ForeignCell>) in
            item.sizeFor { _, list, _ in CGSize(width: list.width, height: 20) }
            item.configureCell { cell, _ in cell.text = tea + self.suffix }
          }
        }
      }
    }
  }

  private let model = Model()

  @Test("a list is shown without its view and its cells, and updated by the same changes")
  func noViews() throws {
    let host = TestHost { [model] in model.declare($0) }
    model.teas = ["assam", "ceylon"]
    model.suffix = "!"
    try host.update().expect(
      """
      1 batch
        removed “chai” from 0-1: not in the new list
        inserted “ceylon” at 0-1: not in the old list
        reconfigured “assam” at 0-0: its dependsOn differs
      """)
    model.isOther = true
    try host.update().expect(
      """
      filled again
        replaced “assam” at 0-0: another class of view or reuse identifier
        replaced “ceylon” at 0-1: another class of view or reuse identifier
      """)
    try host.expect(
      """
      320 × 480
      section
        ○ assam · OtherCell 320 × 44
        ○ ceylon · OtherCell 320 × 44
      """)
  }

  @Test("a header or a footer that has no view either is updated by the same changes")
  func noHeaderViews() throws {
    var isOther = false
    let host = TestHost<ForeignList> { conv in
      conv.create("teas") { section in
        if isOther {
          section.create(.header) { (header: SectionHeaderFooter<OtherHeader>) in
            header.size = CGSize(width: 320, height: 30)
          }
        } else {
          section.create(.header) { (header: SectionHeaderFooter<ForeignHeader>) in
            header.size = CGSize(width: 320, height: 30)
          }
        }
        section.create(.footer) { (footer: SectionHeaderFooter<ForeignHeader>) in
          footer.size = CGSize(width: 320, height: 10)
          footer.dependsOn = isOther
        }
      }
    }
    isOther = true
    try host.update().expect(
      """
      filled again
        replaced header “teas” at 0: another class of view or reuse identifier
        reconfigured footer “teas” at 0: its dependsOn differs
      """)
    try host.expect(
      """
      320 × 480
      teas
        header · OtherHeader 320 × 30
        footer · ForeignHeader 320 × 10
      """)
  }

  @Test("a size that wants the list view is missed by name, with the way out")
  func sizeWithoutList() {
    let host = TestHost { [model] in model.declare($0) }
    let texts = host.diagnostics.map(\.description)
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("The item “assam” asks the list view for its size") == true)
    #expect(texts.first?.contains("or the section an itemSize") == true)
  }

  @Test("with a list view sizes are made from it, and with cells they are filled")
  func views() throws {
    let host = TestHost(
      list: { ForeignList() },
      cells: { type in
        type == ForeignCell.self ? ForeignCell() : type == OtherCell.self ? OtherCell() : nil
      },
      declare: { [model] in model.declare($0) })
    try host.expect(
      """
      320 × 480
      section
        ○ assam · ForeignCell 300 × 20
        ○ chai · ForeignCell 300 × 20
      """)
    #expect(try host.cell(ForeignCell.self, of: "chai").text == "chai")
    model.suffix = "!"
    host.update()
    #expect(try host.cell(ForeignCell.self, of: "chai").text == "chai!")
    let failure = try #require(throws: TestFailure.self) {
      try host.cell(OtherCell.self, of: "chai")
    }
    #expect(failure.message == "“chai” is shown by a ForeignCell, and not by a OtherCell.")
    #expect(host.diagnostics.isEmpty)
  }

  @Test("cells come and go as they do in an app")
  func display() throws {
    var events: [String] = []
    let host = TestHost(height: 88) { conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 44)
        section.create(for: ["a", "b", "c"]) { (tea, item: Item<TestCell>) in
          item.configureCell { cell, _ in cell.text = tea }
          item.willDisplay { cell, info in events.append("+ \(cell.text) \(info.indexPath)") }
          item.didEndDisplaying { cell, _ in events.append("- \(cell.text)") }
        }
      }
    }
    host.scroll(by: 44)
    #expect(events == ["+ a [0, 0]", "+ b [0, 1]", "- a", "+ c [0, 2]"])
  }

  @Test("rows that size themselves are as high as their cells want to be")
  func measured() throws {
    var height: CGFloat = 60
    let host = TestHost { conv in
      conv.create { section in
        section.itemSize = .selfSizing(estimated: 44)
        section.create(for: ["a", "b"], dependsOn: height) { (_, item: Item<TestCell>) in
          item.configureCell { cell, _ in cell.height = height }
        }
      }
    }
    #expect(try host.frame(of: "b") == CGRect(x: 0, y: 60, width: 320, height: 60))
    height = 72
    host.update()
    #expect(try host.frame(of: "b") == CGRect(x: 0, y: 72, width: 320, height: 72))
  }

  @Test("what a list has to tell its developer is kept")
  func diagnostics() {
    let host = TestHost { conv in
      conv.create { section in section.create(for: ["a", "b"]) { (_, _: Item<TestCell>) in } }
    }
    #expect(host.diagnostics.isEmpty)
    let doubled = TestHost { conv in
      conv.create { section in section.create(for: ["a", "a"]) { (_, _: Item<TestCell>) in } }
    }
    doubled.update()
    #expect(doubled.diagnostics.first?.description.contains("“a”") == true)
  }
}
