import Foundation
import Testing

@testable import ConveneStates

@Suite("StateContent")
struct StateContentTests {
  @Test(
    "S20: a name that merely contains http is a name",
    arguments: [
      "http-error", "no_http", "https", "http:", "http://", "https:///path", "httperror://x",
      "icons/http://", "www.example.org/a.png", "data", "data:", "file:", "file:relative.png",
      "ftp://example.org/a.png", " http://example.org", "symbol:wifi", "C:\\image", "://", ":",
    ])
  func names(text: String) {
    #expect(StateContent.Image(text) == .named(text))
  }

  @Test(
    "an absolute http, https, data or file URL is a URL",
    arguments: [
      "http://example.org", "https://example.org/http-error.png?size=2#a", "HTTPS://EXAMPLE.ORG/A",
      "file:///images/tea.png", "data:image/png;base64,iVBORw0KGgo=", "data:,x",
    ])
  func urls(text: String) throws {
    #expect(try StateContent.Image(text) == .url(#require(URL(string: text))))
  }

  @Test("an empty string is no image")
  func noImage() {
    #expect(StateContent.Image("") == .none)
  }

  @Test("S20: an explicit URL stays one, and an explicit name a name")
  func explicit() throws {
    let url = try #require(URL(string: "relative/http-error"))
    var library = StateContentLibrary(phrases: [:])
    library.setContent(image: .url(url), title: "", subtitle: "", for: .error)
    #expect(library[.error]?.image == .url(url))
    library.setContent(image: .named("https://a.b"), title: "", subtitle: "", for: .error)
    #expect(library[.error]?.image == .named("https://a.b"))
  }

  @Test("copies of a button are equal, two buttons with closures are not")
  func buttonIdentity() {
    let button = StateButton("Sign In") {}
    let copy = button
    #expect(button == copy)
    #expect(button != StateButton("Sign In") {})
    #expect(StateButton("Help", identifier: "a") == StateButton("Help", identifier: "a"))
  }

  @Test("setting image and text of a state keeps its buttons")
  func buttonsStay() {
    var library = StateContentLibrary(phrases: [:])
    library[.error] = StateContent(title: "Old", buttons: [StateButton("Help", identifier: "a")])
    library.setContent(image: .none, title: "New", subtitle: "", for: .error)
    #expect(library[.error]?.title == "New")
    #expect(library[.error]?.buttons.count == 1)
  }
}
