import Testing

@testable import Gallery

/// What is said of selected packages.
@Suite("Selected packages in words")
struct SelectedPackagesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func packages(_ sizes: String...) async throws -> [DebianPackage] {
    let text = sizes.enumerated().map { number, size in
      "Package: p\(number)\nSection: libs\nInstalled-Size: \(size)\n\n"
    }
    let catalog = try await PackageReader().catalog(at: folder.file(text.joined()))
    return catalog.sections().flatMap(\.packages)
  }

  @Test("count and size together, in the singular and the plural")
  func words() async throws {
    let packages = try await packages("1000", "200")
    #expect(SelectedPackages(Array(packages.prefix(1))).text == "1 package selected · 1.0\u{A0}MB")
    #expect(SelectedPackages(packages).text == "2 packages selected · 1.2\u{A0}MB")
  }

  @Test("no size where none is known, and none beyond numbers")
  func sizes() async throws {
    #expect(SelectedPackages(try await packages("")).text == "1 package selected")
    let huge = try await packages("9000000000000000", "9000000000000000")
    #expect(SelectedPackages(huge).totalSize == .max)
    #expect(SelectedPackages([]).count == 0)
  }
}
