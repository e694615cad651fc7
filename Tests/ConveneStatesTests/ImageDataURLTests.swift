import Foundation
import Testing

@testable import ConveneStates

struct ImageDataURLTests {
  @Test(
    "what stands behind the comma is decoded",
    arguments: [
      ("data:,abc", "abc"), ("data:text/plain;charset=utf-8,a%20b%2C", "a b,"),
      ("data:image/png;base64,YWJj", "abc"), ("DATA:;BASE64,YWI", "ab"),
      ("data:image/png;base64,YW%4Aj%3D", "ab\u{63}"), ("data:;base64,YQ%3D%3D", "a"),
      ("data:;base64,YW%0AJj", "abc"), ("data:,", ""), ("data:base64,YWJj", "YWJj"),
      ("data:,a#b", "a#b"),
    ])
  func decoded(text: String, plain: String) async throws {
    let url = try #require(URL(string: text))
    #expect(try await ImageDataURL.read(url, limits: ImageLimits()) == Data(plain.utf8))
  }

  @Test(
    "what can't be decoded is refused",
    arguments: [
      ("data:abc", .unsupportedURL), ("data:;base64,Y", .notAnImage),
      ("data:;base64,Y*Jj", .notAnImage),
    ] as [(String, ImageLoadingError)])
  func broken(text: String, error: ImageLoadingError) async throws {
    let url = try #require(URL(string: text))
    await #expect(throws: error) { try await ImageDataURL.read(url, limits: ImageLimits()) }
  }

  @Test("more than is allowed isn't decoded")
  func tooLong() async throws {
    let url = try #require(URL(string: "data:," + String(repeating: "a", count: 44)))
    await #expect(throws: ImageLoadingError.tooManyBytes) {
      try await ImageDataURL.read(url, limits: ImageLimits(bytes: 10))
    }
  }
}
