import Foundation
import Synchronization
import Testing

@testable import Gallery

@Suite struct PackageReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func catalog(_ text: String) async throws -> PackageCatalog {
    try await PackageReader().catalog(at: folder.file(text))
  }

  @Test("each field of a paragraph arrives, and only the description's first line")
  func fields() async throws {
    let catalog = try await catalog(
      """
      Package: nano
      Status: install ok installed
      Priority: important
      Section: contrib/editors
      Installed-Size: 2871
      Maintainer: Somebody <somebody@example.org>
      Architecture: amd64
      Version: 7.2-1
      Depends: libc6 (>= 2.34),
       libncursesw6 (>= 6)
      Description: small, friendly text editor
       GNU nano is an easy-to-use text editor.
       .
       Package: not-a-field
      Homepage: https://example.org/

      """)
    let package = try #require(catalog.packages.first)
    #expect(catalog.count == 1)
    #expect(package.name == "nano")
    #expect(package.version == "7.2-1")
    #expect(package.architecture == "amd64")
    #expect(package.section == "contrib/editors")
    #expect(package.installedSize == 2_939_904)
    #expect(package.sizeText == "2.9\u{A0}MB")
    #expect(package.summary == "small, friendly text editor")
    #expect(catalog.diagnostics == PackageDiagnostics())
  }

  @Test("a status file lists what is installed and counts the rest")
  func states() async throws {
    let states = [
      "install ok installed", "hold ok installed", "install ok triggers-pending",
      "install ok triggers-awaited", "deinstall ok config-files", "install ok unpacked",
      "install reinstreq half-installed", "unknown ok not-installed", "",
    ]
    let text = states.enumerated().map { "Package: p\($0)\nStatus: \($1)\n\n" }.joined()
    let catalog = try await catalog(text)
    #expect(catalog.packages.map(\.name) == ["p0", "p1", "p2", "p3"])
    #expect(catalog.diagnostics.notInstalled == 5)
  }

  @Test("a status file where nothing is installed is an empty catalog and no error")
  func nothingInstalled() async throws {
    let catalog = try await catalog("Package: a\nStatus: purge ok not-installed\n\n")
    #expect(catalog.count == 0)
    #expect(catalog.sections().isEmpty)
  }

  @Test("fields that are missing or empty have their defaults")
  func missingFields() async throws {
    let catalog = try await catalog("Package: a\nVersion:\n\n")
    let package = try #require(catalog.packages.first)
    #expect(package.version == "" && package.architecture == "" && package.summary == "")
    #expect(package.section == "" && package.installedSize == nil && package.sizeText == "")
    #expect(catalog.sections().map(\.title) == ["No section"])
  }

  @Test("returns before line ends, blanks, comments, and the case of names make no difference")
  func spelling() async throws {
    let catalog = try await catalog(
      "\n# a comment\n\nPACKAGE:a \r\nversion:\t1\r\n \t\r\n\r\n# more\npackage: b\n#: x\nVersion: 2"
    )
    #expect(catalog.packages.map(\.name) == ["a", "b"])
    #expect(catalog.packages.map(\.version) == ["1", "2"])
    #expect(catalog.diagnostics.endsWithoutNewline)
  }

  @Test(
    "a size that is no number of KiB is unknown and counted",
    arguments: ["x", "-1", "1.5", "", "99999999999999999999", "9223372036854775807", "١٢"])
  func unreadableSize(_ size: String) async throws {
    let catalog = try await catalog("Package: a\nInstalled-Size: \(size)\n\n")
    #expect(catalog.packages.first?.installedSize == .some(nil))
    #expect(catalog.diagnostics.unreadableSizes == 1)
  }

  @Test("text that is no UTF-8 is read as Latin-1 and counted")
  func latin1() async throws {
    let bytes = Array("Package: a\nDescription: caf".utf8) + [0xE9] + Array(" \n\n".utf8)
    let catalog = try await PackageReader().catalog(at: folder.file(bytes))
    #expect(catalog.packages.first?.summary == "café")
    #expect(catalog.diagnostics.latin1Texts == 1)
    #expect(catalog.sections(matching: "CAFÉ").count == 1)
  }

  @Test("sections that differ in one character of Latin-1 are two")
  func latin1Sections() async throws {
    let start = Array("Package: a\nSection: d".utf8)
    let bytes: [UInt8] = start + [0xE8, 0x0A, 0x0A] + start + [0xE9, 0x0A, 0x0A]
    let catalog = try await PackageReader().catalog(at: folder.file(bytes))
    #expect(catalog.sections().map(\.id) == ["dè", "dé"])
    #expect(catalog.diagnostics.latin1Texts == 2)
  }

  @Test("the k-th package of the same name and architecture is its own thing")
  func repeated() async throws {
    let reader = PackageReader()
    let text = ["1:amd64", "1:i386", "2:amd64", "3:amd64"].map {
      let parts = $0.split(separator: ":")
      return "Package: a\nVersion: \(parts[0])\nArchitecture: \(parts[1])\n\n"
    }
    let path = try folder.file(text.joined())
    let once = try await reader.catalog(at: path)
    let again = try await reader.catalog(at: path)
    #expect(Set(once.packages.map(\.id)).count == 4)
    #expect(once.diagnostics.repeated == 2)
    #expect(once.packages == again.packages)
  }

  @Test("an upgrade keeps the identity and changes the content, in another file, too")
  func upgrade() async throws {
    let reader = PackageReader()
    let old = try await reader.catalog(at: folder.file("Package: a\nVersion: 1\n\n"))
    let new = try await reader.catalog(
      at: folder.file("Package: 0\n\nPackage: a\nVersion: 2\n\n", named: "new"))
    let before = try #require(old.packages.first)
    let after = try #require(new.packages.last)
    #expect(before.differenceIdentifier == after.differenceIdentifier)
    #expect(!before.isContentEqual(to: after))
  }

  @Test("a buffer of any size gives the same packages", arguments: [64, 65, 100, 1000, 1 << 20])
  func bufferSizes(_ size: Int) async throws {
    let text = (0..<50).map { "Package: p\($0)\nDescription: number \($0)\n more of it\n\n" }
    let path = try folder.file(text.joined())
    let catalog = try await PackageReader(bufferSize: size).catalog(at: path)
    #expect(Set(catalog.packages.map(\.summary)) == Set((0..<50).map { "number \($0)" }))
  }

  @Test("progress rises to 1, once per buffer")
  func progress() async throws {
    let path = try folder.file(String(repeating: "Package: a\n\n", count: 100))
    let seen = Recorder()
    _ = try await PackageReader(bufferSize: 300).catalog(at: path) { seen.add($0) }
    let values = seen.values
    #expect(values.count >= 4 && values == values.sorted() && values.last == 1)
  }

  @Test("a cancelled read ends with a cancellation after the buffer it is in")
  func cancellation() async throws {
    let path = try folder.file(String(repeating: "Package: a\n\n", count: 100))
    let seen = Recorder()
    let task = Task {
      try await PackageReader(bufferSize: 300).catalog(at: path) {
        seen.add($0)
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(seen.values.count == 1)
  }

  @Test("what is written behind the end while it is read is left out, and half a package, too")
  func growth() async throws {
    let path = try folder.file("Package: a\n\nPackage: b\nVersion: 1.")
    let reader = PackageReader()
    let catalog = try await reader.catalog(at: path) { _ in
      guard let file = FileHandle(forWritingAtPath: path) else { return }
      file.seekToEndOfFile()
      file.write(Data("5\n\nPackage: c\n\n".utf8))
    }
    #expect(catalog.packages.map(\.name) == ["a"])
    #expect(catalog.diagnostics.grew)
    #expect(try await reader.catalog(at: path).packages.map(\.name) == ["a", "b", "c"])
  }

  @Test("a file that is cut while it is read is an error")
  func shrinking() async throws {
    let path = try folder.file(String(repeating: "Package: a\n\n", count: 100))
    await #expect(throws: PackageFileError(.shrank, path: path)) {
      _ = try await PackageReader(bufferSize: 300).catalog(at: path) { _ in
        truncate(path, 300)
      }
    }
  }

  @Test(
    "this system's own packages are read whole",
    .enabled(if: FileManager.default.isReadableFile(atPath: Self.statusFile)))
  func ownSystem() async throws {
    let catalog = try await PackageReader().catalog(at: Self.statusFile)
    let text = try String(contentsOfFile: Self.statusFile, encoding: .utf8)
    let paragraphs = text.split(separator: "\n").count { $0.hasPrefix("Package: ") }
    #expect(catalog.count + catalog.diagnostics.notInstalled == paragraphs)
    #expect(catalog.diagnostics.repeated == 0)
    #expect(Set(catalog.packages.map(\.id)).count == catalog.count)
    #expect(catalog.packages.contains { $0.name == "dpkg" && $0.section == "admin" })
  }

  private static let statusFile = "/var/lib/dpkg/status"
}

/// What a callback on another thread was told.
private final class Recorder: Sendable {
  private let storage = Mutex<[Double]>([])
  var values: [Double] { storage.withLock { $0 } }
  func add(_ value: Double) { storage.withLock { $0.append(value) } }
}

extension PackageCatalog {
  /// All packages, section by section.
  var packages: [DebianPackage] { sections().flatMap(\.packages) }
}
