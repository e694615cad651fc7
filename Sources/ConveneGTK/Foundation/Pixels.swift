/// The dots of a picture, and what a test asks of them.
package struct Pixels: Sendable {
  /// The picture's width in dots.
  package let width: Int
  /// The picture's height in dots.
  package let height: Int
  /// Rows from the top, each from the left; alpha, red, green and blue from the highest byte,
  /// colours multiplied by alpha.
  package let values: [UInt32]

  /// The colour at a dot, counted from the top left; transparent outside of the picture.
  package subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return values[y * width + x]
  }

  /// How many dots each colour has, in O(dots).
  package var histogram: [UInt32: Int] {
    values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The share of the dots, 0 to 1, that have the most frequent colour; 1 for no dots.
  package var plainShare: Double {
    guard !values.isEmpty else { return 1 }
    return Double(histogram.values.max() ?? 0) / Double(values.count)
  }

  /// Whether there is nothing to be seen: all dots have the same colour.
  package var isBlank: Bool { values.allSatisfy { $0 == values.first } }
}
