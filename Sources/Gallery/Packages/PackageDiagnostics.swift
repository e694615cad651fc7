/// What was odd about a file that could be read all the same.
struct PackageDiagnostics: Equatable, Sendable {
  /// Paragraphs of packages that are known to the system and not installed.
  var notInstalled = 0
  /// Packages whose name and architecture an earlier paragraph has, too.
  var repeated = 0
  /// Texts that are no UTF-8 and were read as Latin-1.
  var latin1Texts = 0
  /// Installed sizes that are no number of KiB.
  var unreadableSizes = 0
  /// The last line has no end, but is whole as far as can be told.
  var endsWithoutNewline = false
  /// The file became longer while it was read; only what was whole at opening is listed.
  var grew = false
}
