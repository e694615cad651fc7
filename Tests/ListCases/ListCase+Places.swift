/// What the user was looking at.
extension ListCase {
  static let places: [ListCase] = [
    ListCase("L13: what is visible stays where it is when items come above, but not at the top") {
      run in
      let letters = "abcdefghijklmnopqrst".map { CaseRow(stringLiteral: String($0)) }
      let list = run.list(["S" * letters])
      list.scroll(past: 2)
      run.equal(list.texts.first?.first, "c", "the first visible item")
      list.show(["S" * (["X"] + letters[..<1] + ["Y", "Z"] + letters[1...])])
      run.equal(list.texts.first?.first, "c", "the first visible item")
      list.scroll(past: 0)
      run.equal(list.texts.first?.first, "X", "the item at the top")
      list.show(["S" * (["W", "X"] + letters)])
      run.equal(list.texts.first?.first, "W", "the new item at the top")
      run.equal(list.faults, [], "faults")
    }
  ]
}
