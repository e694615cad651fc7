extension String {
  /// A text that a toolkit can lay out at once: beyond 20,000 characters nobody reads.
  var readable: String {
    let most = 20_000
    guard let end = index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }
}
