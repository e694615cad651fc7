import Convene
import ConveneTesting
import Testing

@testable import Gallery

/// The list of the packages, without a display.
@Suite("The list of packages")
@MainActor
struct PackagesListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func catalog(_ packages: (name: String, section: String)...) async throws
    -> PackageCatalog
  {
    let text = packages.map { package in
      """
      Package: \(package.name)
      Section: \(package.section)
      Installed-Size: 10
      Description: \(package.name) as such


      """
    }
    return try await PackageReader().catalog(at: folder.file(text.joined()))
  }

  private func host(
    height: Double = 480, _ sections: @escaping () -> [PackageSection]
  ) -> TestHost<CollectionView> {
    let host = TestHost<CollectionView>(width: 360, height: height) { conv in
      conv.packages(sections(), rowHeight: 54, headerHeight: 38)
    }
    // The identifiers are numbers in the order in which the process came by them.
    host.detail.remove(.identifiers)
    host.describe(\DebianPackage.name)
    return host
  }

  @Test("shows packages in rows below the headers of their sections")
  func sections() async throws {
    let catalog = try await catalog(("bash", "shells"), ("zsh", "shells"), ("libc6", "libs"))
    try host { catalog.sections() }.expect(
      """
      360 × 480
      libs
        header ▾ · PackageSectionHeader 360 × 38
        ○ “libc6” · PackageCell 360 × 54
      shells
        header ▾ · PackageSectionHeader 360 × 38
        ○ “bash” · PackageCell 360 × 54
        ○ “zsh” · PackageCell 360 × 54
      """)
  }

  @Test("sections are folded by their headers, and whole while one searches")
  func folding() async throws {
    let catalog = try await catalog(("bash", "shells"), ("libc6", "libs"))
    var isSearching = false
    let host = TestHost<CollectionView>(width: 360) { conv in
      conv.packages(
        catalog.sections(), rowHeight: 54, headerHeight: 38, folds: !isSearching)
    }
    host.detail = []
    host.describe(\DebianPackage.name)
    let libs = try #require(host.tree.split(separator: "\n").first)
    try host.toggle(String(libs))
    #expect(host.tree == "libs\n  header ▸\n  … 1 folded\nshells\n  header ▾\n  ○ “bash”")
    isSearching = true
    host.update()
    #expect(host.tree == "libs\n  header\n  ○ “libc6”\nshells\n  header\n  ○ “bash”")
    isSearching = false
    host.update()
    #expect(host.tree.hasPrefix("libs\n  header ▸\n  … 1 folded"))
  }

  @Test("a letter typed takes away what doesn't match, and fills the header again")
  func search() async throws {
    let catalog = try await catalog(("bash", "shells"), ("zsh", "shells"), ("libc6", "libs"))
    var query = ""
    let host = host { catalog.sections(matching: query) }
    query = "z"
    let update = host.update(scrollsToTop: true)
    try update.expect(
      """
      1 batch
        removed section “libs” from 0: not in the new list
        removed “bash” from 1-0: not in the new list
        reconfigured header “shells” at 0: its dependsOn differs
      """)
    query = "zs"
    #expect(host.update(scrollsToTop: true).kind == "no change")
    query = ""
    #expect(host.update(scrollsToTop: true).inserted == ["bash"])
    #expect(host.items == [["libc6"], ["bash", "zsh"]])
  }

  @Test("another order moves rows, and makes none anew")
  func order() async throws {
    let file = try folder.file(
      """
      Package: a
      Section: libs
      Installed-Size: 1

      Package: b
      Section: libs
      Installed-Size: 3

      Package: c
      Section: libs
      Installed-Size: 2

      """)
    let catalog = try await PackageReader().catalog(at: file)
    var order = PackageCatalog.Order.name
    let host = host { catalog.sections(sortedBy: order) }
    order = .size
    let update = host.update()
    #expect(host.items == [["b", "c", "a"]])
    #expect(update.moved == ["a"])
    #expect(update.inserted.isEmpty && update.removed.isEmpty)
  }

  @Test("of many packages only those in sight have rows")
  func many() async throws {
    let text = (1...5_000).map { "Package: p\($0)\nSection: libs\nDescription: d\n\n" }.joined()
    let catalog = try await PackageReader().catalog(at: folder.file(text))
    let host = host(height: 146) { catalog.sections() }
    host.detail = [.sizes]
    host.scrollToEnd()
    try host.expect(
      """
      360 × 146, scrolled 269892 of 269892
      libs
        header ▾ · 360 × 38
        … 4998 above
        ○ “p998” · 360 × 54
        ○ “p999” · 360 × 54
      """)
  }
}
