import ConveneTesting
import Testing

@Suite("The difference of two texts")
struct TestDifferenceTests {
  @Test("equal texts have none, whatever white space nobody sees")
  func none() {
    #expect(TestDifference(expected: "a\nb", actual: "a\nb") == nil)
    #expect(TestDifference(expected: "\na  \nb\n\n", actual: "a\nb") == nil)
    #expect(TestDifference(expected: " a", actual: "a") != nil)
  }

  @Test("lines that were expected and those that are there stand where they differ")
  func lines() {
    let difference = TestDifference(expected: "a\nb\nc\nd", actual: "a\nc\nx\nd")
    #expect(difference?.description == "\n  a\n− b\n  c\n+ x\n  d")
  }

  @Test("of equal lines only those next to a difference are told")
  func shortened() {
    let lines = (1...20).map { "\($0)" }
    var changed = lines
    changed[9] = "ten"
    let difference = TestDifference(
      expected: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n"))
    #expect(
      difference?.lines == [
        "  (6 equal lines)", "  7", "  8", "  9", "− 10", "+ ten", "  11", "  12", "  13",
        "  (7 equal lines)",
      ])
  }
}
