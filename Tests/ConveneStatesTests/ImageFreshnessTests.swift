import Foundation
import Testing

@testable import ConveneStates

struct ImageFreshnessTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  @Test(
    "an answer may be used as long as it says",
    arguments: [
      (["cache-control": "max-age=60"], 60),
      (["cache-control": "Public, Max-Age=\"60\""], 60),
      (["cache-control": "max-age=60", "age": "20"], 40),
      (["cache-control": "max-age=60", "expires": "0"], 60),
      (["cache-control": "max-age=60", "vary": "Accept-Encoding, Origin"], 60),
      (["expires": "Sun, 06 Nov 1994 08:50:37 GMT"], 60),
      (
        ["expires": "Sun, 06 Nov 1994 08:50:37 GMT", "date": "Sun, 06 Nov 1994 08:50:07 GMT"],
        30
      ),
      (["cache-control": "max-age=99999999999999"], 365 * 86_400),
    ] as [([String: String], Double)])
  func fresh(header: [String: String], seconds: Double) {
    #expect(ImageFreshness.end(of: header, now: now) == now.addingTimeInterval(seconds))
  }

  @Test(
    "an answer that says nothing, or no, is not kept",
    arguments: [
      [:], ["cache-control": ""], ["cache-control": "public"], ["cache-control": "no-store"],
      ["cache-control": "max-age=60, no-cache"], ["cache-control": "max-age=0"],
      ["cache-control": "max-age=-1"], ["cache-control": "max-age=soon"],
      ["cache-control": "max-age=nan"], ["cache-control": "max-age"],
      ["cache-control": "max-age=60", "age": "60"], ["cache-control": "max-age=60", "vary": "*"],
      ["cache-control": "max-age=60", "vary": "Accept-Language"],
      ["expires": "0"], ["expires": "Sun, 06 Nov 1994 08:49:37 GMT"],
      ["cache-control": "max-age=0", "expires": "Sun, 06 Nov 1994 08:50:37 GMT"],
    ])
  func stale(header: [String: String]) {
    #expect(ImageFreshness.end(of: header, now: now) == nil)
  }
}
