/// Sizes in words, by hand: a general formatter costs more than the rest of a row.
enum ByteCountText {
  /// Such as “1.2 MB” for 1,234,567 bytes, in decimal units as the desktop shows them.
  ///
  /// The number is rounded to one decimal and tied to its unit by a no-break space.
  static func text(_ bytes: Int64) -> String {
    guard bytes != 1 else { return "1\u{A0}byte" }
    guard bytes >= 1000 else { return "\(max(bytes, 0))\u{A0}bytes" }
    var tenths = bytes / 100 + (bytes % 100 >= 50 ? 1 : 0)
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths = tenths / 1000 + (tenths % 1000 >= 500 ? 1 : 0)
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10)\u{A0}\(units[unit])"
  }

  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
}
