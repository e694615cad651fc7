import Testing

@testable import ConveneStates

@Suite("Plural forms")
struct PluralCategoryTests {
  @Test(
    "a number takes the form that Unicode's rules give it",
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other, 11: .other, 21: .other, 101: .other]),
      ("ja", [0: .other, 1: .other, 2: .other, 1_000: .other]),
      (
        "ru",
        [
          0: .many, 1: .one, 2: .few, 4: .few, 5: .many, 10: .many, 11: .many, 12: .many, 14: .many,
          20: .many, 21: .one, 22: .few, 25: .many, 100: .many, 101: .one, 111: .many, 112: .many,
          122: .few, 1_011: .many, 1_000_001: .one,
        ]
      ),
      ("tlh", [0: .other, 1: .other, 7: .other]), ("", [1: .other]),
      ("en_GB.UTF-8", [1: .one, 3: .other]), ("RU-ru", [3: .few]),
    ] as [(String, [Int: PluralCategory])])
  func rules(language: String, forms: [Int: PluralCategory]) {
    for (count, form) in forms {
      #expect(PluralCategory(count, language: language) == form, "\(count) in \(language)")
    }
  }

  @Test("every number has a form, and a negative one that of 0")
  func total() {
    for language in ["en", "ja", "ru", "xx"] {
      let zero = PluralCategory(0, language: language)
      for count in [-1, -21, .min] { #expect(PluralCategory(count, language: language) == zero) }
      _ = PluralCategory(.max, language: language)
    }
  }
}

@Suite("Counted texts")
struct CountedTextTests {
  @Test(
    "so many items, as each language writes numbers",
    arguments: [
      ("en", [0: "0 items", 1: "1 item", 5: "5 items", 12_345: "12,345 items", -3: "0 items"]),
      ("ja", [0: "0件", 1: "1件", 12_345: "12,345件"]),
      (
        "ru",
        [
          0: "0 объектов", 1: "1 объект", 3: "3 объекта", 5: "5 объектов", 21: "21 объект",
          12_345: "12\u{A0}345 объектов",
        ]
      ),
    ] as [(String, [Int: String])])
  func items(language: String, texts: [Int: String]) {
    let wording = StateContentLibrary.builtIn(languages: [language]).wording
    for (count, text) in texts { #expect(wording.items(count) == text) }
    #expect(wording.items(.max).contains("807"))
  }

  @Test("a form that is missing is said with the general one; without that nothing is said")
  func missingForms() {
    let text = CountedText(
      language: "ru", forms: [.one: "{count} письмо", .other: "писем: {count}"])
    #expect(text(1) == "1 письмо" && text(3) == "писем: 3")
    #expect(CountedText(language: "ru", forms: [.one: "{count} письмо"])(3) == "")
    #expect(CountedText(language: "", forms: [.other: "many"])(3) == "many")
    #expect(CountedText(language: "%%", forms: [.other: "{count}/{count}"])(-1) == "0/0")
  }
}
