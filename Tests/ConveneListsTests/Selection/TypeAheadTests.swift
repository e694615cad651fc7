import ConveneLists
import Testing

@Suite("What is typed in a list")
struct TypeAheadTests {
  @Test("letters within a second belong together, and a pause begins anew")
  func pause() {
    let start = ContinuousClock.now
    var typing = TypeAhead()
    #expect(!typing.isGoingOn(at: start))
    #expect(typing.type("b", at: start).text == "b")
    #expect(typing.type("a", at: start + .seconds(1)).text == "ba")
    #expect(typing.isGoingOn(at: start + .seconds(2)))
    #expect(typing.type("x", at: start + .seconds(2)).text == "bax", "since the last letter")
    #expect(!typing.isGoingOn(at: start + .milliseconds(3001)))
    #expect(typing.type("c", at: start + .milliseconds(3001)).text == "c")
  }

  @Test(
    "a text begins with what was typed whatever its case and accents",
    arguments: [
      ("b", "Bash", .all), ("BA", "bash", .all), ("bx", "bash", .firstLetter),
      ("x", "bash", .other), ("e", "Éclair", .all), ("é", "eclair", .all),
      ("e", "e\u{301}clair", .all), ("bash", "ba", .firstLetter), ("a", "", .other),
      ("ж", "Жук", .all), ("日本", "日本語", .all), ("日", "月", .other), ("a b", "A Bee", .all),
      ("", "a", .other), ("1", "1st", .all), ("[", "{", .other), ("@", "`", .other),
    ] as [(String, String, TypedText.Beginning)])
  func beginning(typed: String, text: String, beginning: TypedText.Beginning) {
    #expect(TypedText(typed).beginning(of: text) == beginning)
  }

  @Test("one letter again and again is told from a word")
  func oneLetter() {
    #expect(TypedText("a").isOneLetter)
    #expect(TypedText("aAá").isOneLetter)
    #expect(!TypedText("ab").isOneLetter)
  }
}
