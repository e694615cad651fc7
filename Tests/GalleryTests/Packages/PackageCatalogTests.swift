import Foundation
import Testing

@testable import Gallery

@Suite struct PackageCatalogTests {
  /// Name, section, KiB and summary of each package.
  typealias Row = (name: String, section: String, size: Int?, summary: String)

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let rows: [Row] = [
    ("zsh", "shells", 2000, "shell with lots of features"),
    ("bash", "shells", 7000, "GNU Bourne Again SHell"),
    ("dash", "shells", nil, "POSIX-compliant shell"),
    ("ash", "shells", 7000, "compatibility package"),
    ("libc6", "libs", 13_000, "GNU C Library: Shared libraries"),
    ("nvidia", "non-free/libs", 10, "Größe und Maß"),
    ("thing", "weird", 1, "A thing"),
  ]

  private func catalog(_ rows: [Row] = rows) async throws -> PackageCatalog {
    let text = rows.map { row in
      "Package: \(row.name)\nSection: \(row.section)\nDescription: \(row.summary)\n"
        + (row.size.map { "Installed-Size: \($0)\n\n" } ?? "\n")
    }
    return try await PackageReader().catalog(at: folder.file(text.joined()))
  }

  private func names(_ sections: [PackageSection]) -> [String] {
    sections.flatMap(\.packages).map(\.name)
  }

  @Test("sections stand by title, packages in them by name")
  func byName() async throws {
    let sections = try await catalog().sections()
    #expect(sections.map(\.title) == ["Libraries", "Libraries (non-free)", "Shells", "Weird"])
    #expect(sections.map(\.id) == ["libs", "non-free/libs", "shells", "weird"])
    #expect(names(sections) == ["libc6", "nvidia", "ash", "bash", "dash", "zsh", "thing"])
  }

  @Test("by size: the largest first, equal ones by name, unknown ones last")
  func bySize() async throws {
    let sections = try await catalog().sections(sortedBy: .size)
    #expect(names(sections) == ["libc6", "nvidia", "ash", "bash", "zsh", "dash", "thing"])
  }

  @Test("a section says how many packages it lists and how large they are")
  func totals() async throws {
    let catalog = try await catalog()
    let shells = try #require(catalog.sections().first { $0.id == "shells" })
    #expect(shells.count == 4)
    #expect(shells.totalSize == 16_000 * 1024)
    #expect(shells.sizeText == "16.4\u{A0}MB")
    let found = try #require(catalog.sections(matching: "zsh").first)
    #expect(found.count == 1 && found.totalSize == 2000 * 1024)
    #expect(found.id == shells.id && !found.isContentEqual(to: shells))
  }

  @Test("sizes beyond any disk add up to the largest number")
  func hugeTotals() async throws {
    let size = Int(Int64.max / 1024)
    let rows: [Row] = [("a", "x", size, ""), ("b", "x", size, "")]
    #expect(try await catalog(rows).sections().first?.totalSize == .max)
  }

  @Test(
    "all words must occur, in any case, in name or summary",
    arguments: [
      ("", ["libc6", "nvidia", "ash", "bash", "dash", "zsh", "thing"]),
      (" \t\n", ["libc6", "nvidia", "ash", "bash", "dash", "zsh", "thing"]),
      ("SHELL", ["bash", "dash", "zsh"]),
      ("shell ash", ["bash", "dash"]),
      ("ash shell", ["bash", "dash"]),
      ("gnu", ["libc6", "bash"]),
      ("größe", ["nvidia"]),
      ("GRO\u{308}SSE", []),
      ("GRO\u{308}ß", ["nvidia"]),
      ("thinga", []),
      ("a", ["libc6", "nvidia", "ash", "bash", "dash", "zsh", "thing"]),
      ("package", ["ash"]),
      ("none", []),
    ])
  func search(_ query: String, _ expected: [String]) async throws {
    #expect(names(try await catalog().sections(matching: query)) == expected)
  }

  @Test("a search by size has the packages of the search by name")
  func searchBySize() async throws {
    let catalog = try await catalog()
    #expect(names(catalog.sections(matching: "shell", sortedBy: .size)) == ["bash", "zsh", "dash"])
  }

  @Test("random words find what comparing each text finds")
  func randomSearches() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    func word(_ lengths: ClosedRange<Int>) -> String {
      let length = Int.random(in: lengths, using: &random)
      return String((0..<length).map { _ in Array("abAB ")[Int.random(in: 0..<4, using: &random)] })
    }
    let rows: [Row] = (0..<200).map { _ in
      (
        word(1...4), ["x", "y"].randomElement(using: &random) ?? "x", nil,
        word(1...5) + " " + word(1...3)
      )
    }
    let catalog = try await catalog(rows)
    for _ in 0..<100 {
      let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in word(1...3) }
      let found = catalog.sections(matching: words.joined(separator: " ")).flatMap(\.packages)
      let expected = catalog.packages.filter { package in
        words.allSatisfy {
          let word = $0.lowercased()
          return package.name.lowercased().contains(word)
            || package.summary.lowercased().contains(word)
        }
      }
      #expect(found == expected, "seed \(seed), words \(words)")
    }
  }

  @Test("two readings of one file are equal, package by package")
  func equality() async throws {
    let reader = PackageReader()
    func read(_ text: String) async throws -> [PackageSection] {
      try await reader.catalog(at: folder.file(text)).sections()
    }
    let text = "Package: a\nVersion: 1\nSection: x\nInstalled-Size: 1\nDescription: d\n\n"
    let one = try await read(text)
    #expect(try await read(text) == one)
    for (old, new) in [("1\nS", "2\nS"), ("x\nI", "y\nI"), ("1\nD", "3\nD"), ("d\n", "e\n")] {
      let other = try await read(text.replacingOccurrences(of: old, with: new))
      #expect(other.first?.packages != one.first?.packages, "\(old) → \(new)")
      #expect(other.first?.packages.first?.id == one.first?.packages.first?.id)
    }
  }
}
