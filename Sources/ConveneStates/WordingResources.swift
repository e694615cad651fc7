import Foundation

/// Finds the default wording in the module's resources, without ever trapping.
///
/// `Bundle.module` stops the program where the resources weren't shipped. Words aren't worth that,
/// so the bundle is looked for by hand, and English in code stands in.
enum WordingResources {
  /// The words for the first of `languages` that there are words for.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags or POSIX locales, the most wanted first.
  ///   - folder: the resource bundle; nil: there is none.
  /// - Returns: the language that was found, with its keys and texts; none where English in code
  ///   should do.
  static func words(
    for languages: [String], in folder: URL?
  ) -> (language: String, phrases: [String: String]) {
    guard let folder else { return ("en", [:]) }
    for language in languages {
      for name in candidates(language) {
        let file = folder.appendingPathComponent("\(name).lproj/Localizable.strings")
        guard let data = try? Data(contentsOf: file),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
          let phrases = list as? [String: String]
        else { continue }
        return (name, phrases)
      }
    }
    return ("en", [:])
  }

  /// The resource bundle next to the program, or next to the code; nil where it wasn't shipped.
  static let folder: URL? = {
    let bundles = [Bundle.main, Bundle(for: Marker.self)]
    let places = bundles.flatMap { [$0.resourceURL, $0.bundleURL, $0.executableURL?.parent] }
    for place in places.compactMap({ $0 }) {
      for name in ["Convene_ConveneStates.bundle", "Convene_ConveneStates.resources"] {
        let folder = place.appendingPathComponent(name)
        for inside in [folder, folder.appendingPathComponent("Contents/Resources")]
        where isDirectory(inside.appendingPathComponent("en.lproj")) {
          return inside
        }
      }
    }
    return nil
  }()

  /// `zh-Hant-TW` is looked for as itself, as `zh-Hant`, then as `zh`.
  private static func candidates(_ language: String) -> [String] {
    var parts = language.prefix { $0 != "." && $0 != "@" }
      .split { $0 == "-" || $0 == "_" }
      .filter { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    if let language = parts.first { parts[0] = Substring(language.lowercased()) }
    // No language that there are words for has more parts.
    return parts.indices.prefix(4).reversed().map { parts[...$0].joined(separator: "-") }
  }

  private static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private final class Marker {}
}

extension URL {
  fileprivate var parent: URL { deletingLastPathComponent() }
}
