import ConveneDiff
import ConveneLists
import Foundation
import Testing

@Suite("The sizes of a list")
@MainActor
struct ListContentLayoutTests {
  private let host = RecordingHost()
  private let reports = DiagnosticLog()

  init() { host.driver.diagnostics.onDiagnostic = reports.note }

  private func sections(
    _ define: @MainActor (ListSection<RecordingHost>) -> Void
  ) -> [LayoutSection] {
    host.driver.conv().create { define($0) }
    host.driver.update()
    return host.driver.layoutSections(width: 320)
  }

  private func create(
    _ rows: [Row], in section: ListSection<RecordingHost>, _ size: @escaping (Row) -> CGSize?
  ) {
    section.create(for: rows) { (row, item: Item<TextCell>) in item.size = size(row) }
  }

  @Test("to the sides a header's width counts, and items without a size are as high as the list")
  func sideways() {
    let vertical = sections { section in
      section.insets = LayoutSection.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.create(.header) { (header: SectionHeaderFooter<TestView>) in
        header.size = CGSize(width: 70, height: 50)
      }
      create(["a", "b"], in: section) { $0.id == "a" ? CGSize(width: 30, height: 20) : nil }
    }
    #expect(vertical[0].headerHeight == 50)
    let sideways = host.driver.layoutSections(width: 320, direction: .horizontal)
    #expect(sideways[0].headerHeight == 70)
    #expect(sideways[0].insets == .init(top: 2, leading: 1, bottom: 4, trailing: 3))
    #expect(
      sideways[0].sizing
        == .individual([CGSize(width: 20, height: 30), CGSize(width: 320, height: 44)]))
  }

  @Test("a section's own sizes, insets and spacings are taken as they are, and no item is made")
  func sectionSizes() {
    var made = 0
    host.viewportHeight = 0
    let sections = sections { section in
      section.itemSize = .columns(3, spacing: 1)
      section.insets = LayoutSection.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.lineSpacing = 5
      section.interitemSpacing = 6
      section.create(for: ["a", "b"] as [Row]) { (_, _: Item<TextCell>) in made += 1 }
    }
    let expected = LayoutSection(
      count: 2, sizing: .columns(3, spacing: 1),
      insets: LayoutSection.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      lineSpacing: 5, interitemSpacing: 6)
    #expect(sections == [expected])
    #expect(made == 0)
  }

  @Test("where no item has a size, items size themselves")
  func selfSizing() {
    #expect(sections { $0.create(for: ["a", "b"]) }.map(\.sizing) == [.selfSizing(estimated: 44)])
  }

  @Test("where some items have a size, the others are as wide as the list")
  func someSizes() {
    let sections = sections { section in
      create(["a", "b"], in: section) { $0.id == "a" ? CGSize(width: 10, height: 20) : nil }
    }
    let sizes = [CGSize(width: 10, height: 20), CGSize(width: 320, height: 44)]
    #expect(sections.map(\.sizing) == [.individual(sizes)])
    #expect(reports.all.isEmpty)
  }

  @Test("headers and footers have the height they ask for, or an estimate, or there is none")
  func headerHeights() {
    let sections = sections { section in
      section.create(.header) { (header: SectionHeaderFooter<TitleView>) in
        header.size = CGSize(width: 0, height: 50)
      }
      section.create(.footer) { (_: SectionHeaderFooter<TitleView>) in }
    }
    #expect(sections.map(\.headerHeight) == [50])
    #expect(sections.map(\.footerHeight) == [36])
    #expect(self.sections { $0.create(for: ["a"]) }.map(\.headerHeight) == [nil])
  }

  @Test("sizes that no screen has are reported once, by item, and laid out all the same")
  func impossibleSizes() {
    let rows: [Row] = ["negative", "nan", "huge", "good"]
    let sizes = [
      CGSize(width: -1, height: 10), CGSize(width: 10, height: CGFloat.nan),
      CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1, height: 1),
    ]
    let sections = sections { section in
      create(rows, in: section) { row in rows.firstIndex(of: row).map { sizes[$0] } }
    }
    _ = host.driver.layoutSections(width: 320)
    let texts = reports.all.map(\.description)
    #expect(texts.count == 3)
    for (row, text) in zip(rows, texts) { #expect(text.contains("“\(row.id)”")) }
    let layout = FlowLayout(sections: sections, width: 320)
    #expect(layout.itemCount == 4)
    #expect(layout.contentHeight.isFinite)
  }

  @Test("the greatest size is possible, and so is none")
  func greatestSize() {
    let sizes = [CGSize(width: 1 << 20, height: 1 << 20), .zero]
    _ = sections { section in
      create(["greatest", "none"], in: section) { $0.id == "none" ? sizes[1] : sizes[0] }
    }
    _ = host.driver.layoutSections(width: 320)
    #expect(reports.all.isEmpty)
  }

  @Test("a size that asks for an update gets it after the layout")
  func updateWhileSizing() async {
    await withCheckedContinuation { continuation in
      var isArmed = true
      _ = sections { section in
        section.create(for: ["a"] as [Row]) { (_, item: Item<TextCell>) in
          item.sizeFor { _, _, _ in
            guard isArmed else { return CGSize(width: 1, height: 1) }
            isArmed = false
            host.forgetVerbs()
            host.driver.update { _ in continuation.resume() }
            #expect(host.verbs.isEmpty)
            return CGSize(width: 1, height: 1)
          }
        }
      }
    }
    #expect(host.problems.isEmpty)
  }
}
