extension String {
  /// A text that a toolkit can lay out at once: beyond 20,000 characters nobody reads.
  var readable: String { cut(to: 20_000) }

  /// A text of no more than so many characters, with an ellipsis where it was longer.
  ///
  /// A character may have any number of marks, and toolkits take a time that grows with its square:
  /// those beyond 31 are left out, one more than Unicode's stream-safe format has. (UAX #15, 13.)
  func cut(to most: Int) -> String {
    let mostScalars = 32
    guard utf8.count > min(mostScalars, most) else { return self }
    var result = ""
    var count = 0
    for character in self {
      guard count < most else { return result + "…" }
      count += 1
      let scalars = character.unicodeScalars
      if scalars.count <= mostScalars {
        result.append(character)
      } else {
        result.unicodeScalars.append(contentsOf: scalars.prefix(mostScalars))
      }
    }
    return result
  }
}
