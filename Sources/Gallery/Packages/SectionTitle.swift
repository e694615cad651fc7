/// What Debian's sections are called for a reader.
enum SectionTitle {
  /// Such as “Administration” for `admin` and “Libraries (contrib)” for `contrib/libs`.
  ///
  /// Sections that Debian doesn't have get their own name, capitalised.
  static func title(of section: String) -> String {
    guard let slash = section.lastIndex(of: "/") else { return plainTitle(of: section) }
    let area = section[..<slash]
    let title = plainTitle(of: String(section[section.index(after: slash)...]))
    return area.isEmpty ? title : "\(title) (\(area))"
  }

  private static func plainTitle(of section: String) -> String {
    if let title = titles[section] { return title }
    guard let first = section.first else { return "No section" }
    return first.uppercased() + section.dropFirst()
  }

  /// Only those that are more than their own name, capitalised.
  private static let titles = [
    "admin": "Administration", "cli-mono": "Mono and CLI", "comm": "Communication",
    "database": "Databases", "debug": "Debugging symbols", "devel": "Development",
    "doc": "Documentation", "embedded": "Embedded systems", "gnome": "GNOME", "gnu-r": "GNU R",
    "gnustep": "GNUstep", "golang": "Go", "hamradio": "Amateur radio", "httpd": "Web servers",
    "introspection": "Object introspection", "javascript": "JavaScript", "kde": "KDE",
    "kernel": "Kernels", "libdevel": "Library development", "libs": "Libraries",
    "math": "Mathematics", "misc": "Miscellaneous", "net": "Network", "news": "Newsgroups",
    "ocaml": "OCaml", "oldlibs": "Old libraries", "otherosfs": "Other systems", "php": "PHP",
    "tex": "TeX", "text": "Text processing", "utils": "Utilities", "vcs": "Version control",
    "x11": "X Window System",
  ]
}
