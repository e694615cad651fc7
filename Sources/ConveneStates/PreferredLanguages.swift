import Foundation

/// The languages that the person at the screen reads, the most wanted first.
enum PreferredLanguages {
  static var current: [String] {
    #if canImport(Darwin)
      Locale.preferredLanguages
    #else
      // Foundation answers "en-001" here whatever the environment says.
      posix(ProcessInfo.processInfo.environment)
    #endif
  }

  /// Reads the environment as gettext does.
  ///
  /// `LC_ALL`, `LC_MESSAGES` and `LANG` say the locale, the first that is set; `LANGUAGE` is a
  /// list that goes before it, unless the locale is C.
  static func posix(_ environment: [String: String]) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let language = locale.prefix { $0 != "." && $0 != "@" }
    guard language != "C", language != "POSIX" else { return ["en"] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return list + [String(language)]
  }
}
