import Foundation
import Testing

@testable import ConveneStates

@Suite("Diagnostics of states")
struct StateDiagnosticTests {
  @Test("of an image's address 200 letters are named, and the error")
  func longAddress() throws {
    let address = "data:image/png;base64," + String(repeating: "A", count: 178)
    let url = try #require(URL(string: address + "BBB"))
    let text = StateDiagnostic.imageNotLoaded(url, .notAnImage).description
    #expect(text.contains(address + " can't be shown"))
    #expect(text.contains("\(ImageLoadingError.notAnImage)"))
  }
}
