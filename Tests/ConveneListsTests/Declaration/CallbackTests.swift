import Testing

@testable import ConveneLists

@MainActor
@Suite("Closures by the names of callbacks")
struct CallbackTests {
  private let question = Callback<Int, String?>("question")

  @Test("a closure gets its subject and what comes along; without one there is no answer")
  func answering() {
    var callbacks = Callbacks()
    #expect(callbacks.answer(question, "subject", 1) == nil)
    #expect(!callbacks.handles(question))
    callbacks.set(question) { (subject: String, number) in "\(subject) \(number)" }
    #expect(callbacks.answer(question, "subject", 1) == "subject 1")
    #expect(callbacks.handles(question))
    #expect(Array(callbacks.names) == ["question"])
  }

  @Test("an answer that says nothing is an answer")
  func nothing() {
    var callbacks = Callbacks()
    callbacks.set(question) { (_: String, _) in nil }
    let answer: String?? = callbacks.answer(question, "subject", 1)
    #expect(answer == .some(nil))
  }

  @Test("the newest closure counts, and one that is removed is gone")
  func newest() {
    var callbacks = Callbacks()
    callbacks.set(question) { (_: Void, _) in "old" }
    callbacks.set(question) { (_: Void, _) in "new" }
    #expect(callbacks.answer(question, (), 1) == "new")
    callbacks.remove(question)
    #expect(callbacks.isEmpty)
  }
}
