import Foundation

/// How long what a server answered may be used without asking it again. (RFC 9111.)
enum ImageFreshness {
  /// Says until when an answer may be used.
  ///
  /// A server that says nothing wants nothing kept.
  ///
  /// - Parameters:
  ///   - header: the answer's fields, by their names in lower case.
  ///   - now: when the answer came.
  /// - Returns: when it is too old; nil where it is not to be kept.
  static func end(of header: [String: String], now: Date) -> Date? {
    let control = directives(header["cache-control"] ?? "")
    guard control["no-store"] == nil, control["no-cache"] == nil, isSameForAll(header["vary"])
    else { return nil }
    let lifetime: TimeInterval
    if let age = control["max-age"] {
      // One that isn't a number counts as over.
      lifetime = TimeInterval(age) ?? 0
    } else if let expires = header["expires"].flatMap(date) {
      lifetime = expires.timeIntervalSince(header["date"].flatMap(date) ?? now)
    } else {
      return nil
    }
    let age = header["age"].flatMap { TimeInterval($0) } ?? 0
    let rest = min(lifetime, year) - max(age, 0)
    return rest > 0 ? now.addingTimeInterval(rest) : nil
  }

  private static let year: TimeInterval = 365 * 86_400

  /// Whether what varies is always the same in what an image loader asks.
  private static func isSameForAll(_ vary: String?) -> Bool {
    words(vary ?? "").allSatisfy { ["accept-encoding", "accept", "origin"].contains($0) }
  }

  private static func directives(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for word in words(text) {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard let name = parts.first else { continue }
      found[String(name)] = parts.dropFirst().first.map { $0.trimmingCharacters(in: quotes) } ?? ""
    }
    return found
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static let quotes = CharacterSet(charactersIn: "\"")

  private static func date(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: text)
  }
}
