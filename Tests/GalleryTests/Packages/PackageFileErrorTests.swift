import Foundation
import Testing

@testable import Gallery

@Suite struct PackageFileErrorTests {
  /// A file that cannot be shown, and what is to be said about it.
  struct BadFile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let reason: PackageFileError.Reason
    let line: Int?

    init(_ description: String, _ text: String, _ reason: PackageFileError.Reason, line: Int?) {
      self.init(description, Array(text.utf8), reason, line: line)
    }

    init(_ description: String, _ bytes: [UInt8], _ reason: PackageFileError.Reason, line: Int?) {
      testDescription = description
      self.bytes = bytes
      self.reason = reason
      self.line = line
    }
  }

  static let badFiles = [
    BadFile("no byte", "", .empty, line: nil),
    BadFile("blank lines and comments only", "\n \n# none\n\n", .empty, line: nil),
    BadFile("a NUL", "Package: a\n\nPackage: \0b\n", .binary, line: 3),
    BadFile("an escape", "Package: a\nVersion: \u{1B}[1m\n\n", .binary, line: 2),
    BadFile("a program", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], .binary, line: 1),
    BadFile("a compressed file", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], .binary, line: 1),
    BadFile("prose", "Package: a\n\nand so on\n", .notAField, line: 3),
    BadFile("a name with a blank", "Package: a\nInstalled Size: 1\n", .notAField, line: 2),
    BadFile("no name", "Package: a\n: b\n", .notAField, line: 2),
    BadFile("a signature", "-----BEGIN: x\n", .notAField, line: 1),
    BadFile("a continuation of nothing", "Package: a\n\n more\n", .notAField, line: 3),
    BadFile(
      "two packages run into one", "Package: a\nPackage: b\n", .repeatedField("Package"), line: 2),
    BadFile(
      "two versions", "Package: a\nversion: 1\nVersion: 1\n", .repeatedField("Version"), line: 3),
    BadFile("no package", "Package: a\n\n# x\nVersion: 1\nSection: b\n\n", .noPackageName, line: 4),
    BadFile("an empty name", "Package:\nVersion: 1\n", .noPackageName, line: 1),
    BadFile("the last one has no package", "Package: a\n\nVersion: 1", .truncated, line: 3),
    BadFile("cut within a field's name", "Package: a\nVersion: 1\nArchit", .truncated, line: 3),
    BadFile(
      "cut within a character", "Package: a\nDescription: €".utf8.dropLast(), .truncated, line: 2),
    BadFile(
      "a line without end", "Package: " + String(repeating: "a", count: 5000), .lineTooLong, line: 1
    ),
  ]

  @Test("a file that cannot be shown says why and where", arguments: badFiles)
  func badFile(_ file: BadFile) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(file.bytes)
    await #expect(throws: PackageFileError(file.reason, path: path, line: file.line)) {
      _ = try await PackageReader(bufferSize: 4096).catalog(at: path)
    }
  }

  @Test("a file with random damage is read or refused, and its texts can be shown")
  func randomDamage() async throws {
    let folder = try TemporaryFolder()
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    let whole = (0..<8).map {
      "Package: p\($0)\nStatus: install ok installed\nInstalled-Size: \($0)\nDescription: é\n ü\n\n"
    }
    for _ in 0..<300 {
      var bytes = Array(whole.joined().utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random) / 2)
      let path = try folder.file(bytes)
      do {
        let packages = try await PackageReader(bufferSize: 97).catalog(at: path).packages
        #expect(packages.allSatisfy { !$0.name.isEmpty && !$0.sizeText.contains("-") })
      } catch let error as PackageFileError {
        #expect(error.path == path, "seed \(seed)")
      }
    }
  }

  @Test("lines are counted across buffers")
  func lineNumbers() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(String(repeating: "Package: a\n\n", count: 500) + "oh\n")
    await #expect(throws: PackageFileError(.notAField, path: path, line: 1001)) {
      _ = try await PackageReader(bufferSize: 100).catalog(at: path)
    }
    let binary = try folder.file(String(repeating: "Package: a\n\n", count: 500) + "\n\u{1}")
    await #expect(throws: PackageFileError(.binary, path: binary, line: 1002)) {
      _ = try await PackageReader(bufferSize: 100).catalog(at: binary)
    }
  }

  @Test("a path that leads to no file of text says what it leads to")
  func paths() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let file = try folder.file("Package: a\n")
    let cases: [(String, PackageFileError.Reason)] = [
      (folder.path + "/none", .missing), ("", .missing), (file + "/below", .missing),
      (folder.path, .directory), (pipe, .notAFile), ("/dev/null", .notAFile),
    ]
    for (path, reason) in cases {
      await #expect(throws: PackageFileError(reason, path: path)) {
        _ = try await PackageReader().catalog(at: path)
      }
    }
  }

  @Test("a file without permission is unreadable", .enabled(if: geteuid() != 0))
  func permission() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("Package: a\n")
    #expect(chmod(path, 0) == 0)
    await #expect(throws: PackageFileError(.unreadable(code: EACCES), path: path)) {
      _ = try await PackageReader().catalog(at: path)
    }
  }

  @Test("a file beyond the limit is refused before it is read")
  func tooLarge() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("")
    // A file of holes: it takes no room on the disk.
    #expect(truncate(path, LineReader.largestFile + 1) == 0)
    await #expect(throws: PackageFileError(.tooLarge, path: path)) {
      _ = try await PackageReader().catalog(at: path)
    }
  }

  @Test("the system's codes have their reasons")
  func codes() {
    #expect(PackageFileError(code: ENOENT, path: "p").reason == .missing)
    #expect(PackageFileError(code: ENOTDIR, path: "p").reason == .missing)
    #expect(PackageFileError(code: EISDIR, path: "p").reason == .directory)
    #expect(PackageFileError(code: EACCES, path: "p").reason == .unreadable(code: EACCES))
    #expect(PackageFileError(code: EIO, path: "p").reason == .unreadable(code: EIO))
  }

  @Test("the sentence names the file and the line")
  func sentences() {
    #expect(
      PackageFileError(.notAField, path: "a/status", line: 1234).localizedDescription
        == "Line 1234 of a/status: neither “Field: value” nor the continuation of a field.")
    #expect(
      PackageFileError(.missing, path: "a/status").localizedDescription
        == "a/status: there is no such file.")
    let denied = PackageFileError(code: EACCES, path: "a").localizedDescription
    #expect(denied == "a: it cannot be read (Permission denied).")
  }
}
