import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A place where the code can be broken, and how.
///
/// A mutant is wrapped around what it replaces: `prefix` and `suffix` go before and after the bytes from
/// `start` to `end`, with the mutant's number for each `#`. Together they choose at run time.
struct Site: Encodable {
  let file: String
  let line: Int
  let start: Int
  let end: Int
  /// Of two around the same bytes, the one with the greater level is outside.
  let level: Int
  let kind: String
  let before: String
  let after: String
  let prefix: String
  let suffix: String
  /// The line of source that it stands in, which tells it from others after lines have moved.
  let text: String
}

/// Prints the sites of the files that are named, as JSON.
@main
struct Mutator {
  static func main() throws {
    let sites = try CommandLine.arguments.dropFirst().flatMap { path in
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let tree = try OperatorTable.standardOperators.foldAll(Parser.parse(source: source))
      let finder = SiteFinder(file: path, source: source, tree: tree)
      finder.walk(tree)
      return finder.sites
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(sites))
  }
}
