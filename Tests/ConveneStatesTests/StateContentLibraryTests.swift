import Foundation
import Testing

@testable import ConveneStates

@Suite("The default wording")
struct StateContentLibraryTests {
  @Test("the resources are found when run from tests")
  func found() {
    #expect(WordingResources.folder != nil)
  }

  @Test(
    "every language has every phrase, and the query where English has it", arguments: ["ja", "ru"])
  func complete(language: String) {
    let phrases = WordingResources.words(for: [language], in: WordingResources.folder).phrases
    let items = phrases.keys.filter { $0.hasPrefix("items.") }
    #expect(Set(phrases.keys).subtracting(items) == Set(Phrase.allCases.map(\.rawValue)))
    let forms = Set((0...200).map { PluralCategory($0, language: language) }).union([.other])
    #expect(Set(items) == Set(forms.map { "items.\($0)" }))
    #expect(items.allSatisfy { phrases[$0]?.contains("{count}") == true })
    // A full stop may be the same in two languages.
    for phrase in Phrase.allCases where phrase != .sentenceEnd {
      let text = phrases[phrase.rawValue] ?? ""
      #expect(!text.isEmpty && text != phrase.english)
      #expect(text.contains("{query}") == phrase.english.contains("{query}"))
    }
  }

  @Test("English in the resources is English in code")
  func english() throws {
    let folder = try #require(WordingResources.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("en.lproj/Localizable.strings"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let phrases = try #require(list as? [String: String])
    let code =
      Phrase.allCases.map { ($0.rawValue, $0.english) }
      + CountedText.english.forms.map { ("items.\($0)", $1) }
    #expect(phrases == Dictionary(uniqueKeysWithValues: code))
  }

  @Test(
    "the first language that there are words for is taken",
    arguments: [
      (["ja"], "まだ何もありません"), (["ja-JP", "en"], "まだ何もありません"), (["ja_JP.UTF-8"], "まだ何もありません"),
      (["JA"], "まだ何もありません"), (["fr", "ru_RU@euro"], "Здесь пока ничего нет"),
      (["en-GB", "ja"], "Nothing Here Yet"), (["fr"], "Nothing Here Yet"), ([], "Nothing Here Yet"),
      (["", "-", "../ja", "ja/../ru", "xx-yy-zz"], "Nothing Here Yet"),
    ] as [([String], String)])
  func languages(languages: [String], title: String) {
    #expect(StateContentLibrary.builtIn(languages: languages)[.empty]?.title == title)
  }

  @Test("where the resources are missing, there is English")
  func missing() {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all")
    for folder in [nil, nowhere] {
      #expect(WordingResources.words(for: ["ja"], in: folder).phrases.isEmpty)
    }
    let library = StateContentLibrary(phrases: [:])
    #expect(library[.error]?.title == "Something Went Wrong")
    #expect(library.wording.retry == "Try Again")
  }

  @Test("every state but success has content")
  func everyState() {
    let library = StateContentLibrary.builtIn(languages: ["en"])
    for state in [ViewState.noInternet, .error, .empty, .loading, .noResults] {
      #expect(library[state]?.title.isEmpty == false)
    }
    #expect(library[.success] == nil)
    #expect(library[ViewState("own")] == nil)
  }

  @Test(
    "the environment is read as gettext reads it",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], ["ja_JP"]), (["LANG": "C.UTF-8", "LANGUAGE": "ru"], ["en"]),
      (["LANG": "en_US", "LC_MESSAGES": "ru_RU.KOI8-R"], ["ru_RU"]),
      (["LC_ALL": "de_DE@euro", "LANG": "ja_JP", "LANGUAGE": "ru:en"], ["ru", "en", "de_DE"]),
      (["LC_ALL": "", "LANG": "ru_RU"], ["ru_RU"]), ([:], ["en"]), (["LANG": "POSIX"], ["en"]),
    ] as [([String: String], [String])])
  func environment(environment: [String: String], languages: [String]) {
    #expect(PreferredLanguages.posix(environment) == languages)
  }
}
