import Convene
import Testing

@testable import Gallery

@Suite struct ContentVariantTests {
  private func library(_ variant: ContentVariant) -> StateContentLibrary {
    var library = StateContentLibrary.builtIn(languages: ["en"])
    variant.apply(to: &library)
    return library
  }

  @Test("as it comes, nothing is changed; an own view leaves the words as they are")
  func unchanged() {
    #expect(library(.standard) == .builtIn(languages: ["en"]))
    #expect(library(.ownView) == .builtIn(languages: ["en"]))
  }

  @Test("without subtitle, all else stays", arguments: ContentVariant.states)
  func withoutSubtitle(state: ViewState) {
    let content = library(.withoutSubtitle)[state]
    #expect(content?.subtitle == "")
    #expect(content?.title == library(.standard)[state]?.title)
  }

  @Test("own words differ for each state, and an error keeps a way to try again")
  func ownWords() {
    for state in ContentVariant.states {
      #expect(library(.ownWords)[state]?.title != library(.standard)[state]?.title)
    }
    #expect(library(.ownWords)[.error]?.buttons.map(\.action) == [.retry, .named("report")])
  }

  @Test("the image from a URL is a file that comes with the app")
  func imageFromURL() {
    guard case .url(let url) = library(.imageFromURL)[.empty]?.image else {
      Issue.record("the image is no URL")
      return
    }
    #expect(url.isFileURL && url.lastPathComponent == "lighthouse.jpg")
    #expect(library(.imageFromURL)[.loading]?.image == StateContent.Image.none)
  }
}
