import ConveneLists
import ConveneStates
import Testing

@testable import ConveneTesting

@Suite("Texts of which all is seen that is there")
@MainActor
struct WordsTests {
  @Test(
    "what can't be seen is escaped as in a literal",
    arguments: [
      ("a\0b", #"a\0b"#), ("\n", #"\n"#), ("\r\n", #"\r\n"#), ("\t", #"\t"#),
      ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{7F}\u{85}", #"\u{7F}\u{85}"#),
      ("\u{202E}gpj.exe", #"\u{202E}gpj.exe"#), ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#),
      ("a\u{200B}b\u{FEFF}", #"a\u{200B}b\u{FEFF}"#), ("\u{2028}", #"\u{2028}"#),
      ("e\u{301}\u{1B}", #"é\u{1B}"#), (#"C:\new"#, #"C:\\new"#), (#"\"#, #"\\"#),
    ])
  func escapes(text: String, printed: String) {
    #expect(Words.quoted(text) == "“\(printed)”")
  }

  @Test(
    "what is seen, or joined to what is seen, stays as it is",
    arguments: ["", "a b", "Äpfel", "👩‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "می‌خواهم", "“quoted”"])
  func stays(text: String) {
    #expect(Words.escaped(text) == text)
  }

  @Test("lists, updates and failures escape identifiers and texts, and expect them so")
  func lists() throws {
    var names = ["a\0", "b\u{1B}"]
    let host = TestHost { conv in
      conv.create("s\u{202E}") { section in
        section.create(for: names) { (name, item: Item<TestCell>) in
          item.configureCell { cell, _ in cell.text = "\(name)\n!" }
        }
      }
    }
    host.detail = [.identifiers]
    #expect(
      host.tree == #"""
        s\u{202E}
          ○ a\0 “a\0\n!”
          ○ b\u{1B} “b\u{1B}\n!”
        """#)
    let failure = try #require(throws: TestFailure.self) { try host.tap("\u{7}") }
    #expect(
      failure.message.hasPrefix(#"There is no item “\u{7}”: there are “a\0”, “b\u{1B}”."#))
    names.removeFirst()
    #expect(
      host.update().description == #"""
        1 batch
          removed “a\0” from 0-0: not in the new list
        """#)
    #expect(host.lastUpdate?.removed == ["a\0"], "a value is what it is")
    // A literal that isn't raw has the character itself.
    #expect(host.difference(from: "s\u{202E}\n  ○ b\u{1B} “b\u{1B}\\n!”") == nil)
    #expect(host.difference(from: "s\u{202E}\n  ○ b\u{1C} “b\u{1B}\\n!”") != nil)
  }

  @Test("states and banners escape their names, words and buttons")
  func states() throws {
    let states = StateModel(on: TestClock())
    let screen = TestScreen(states: states)
    let state = ViewState("odd\0")
    states.contentLibrary[state] = StateContent(
      title: "a\u{1B}", subtitle: "b\u{202E}", buttons: [StateButton("c\0", action: .retry)])
    states.setState(state)
    try screen.expect(#"state odd\0 “a\u{1B}” “b\u{202E}” [c\0]"#)
  }
}
