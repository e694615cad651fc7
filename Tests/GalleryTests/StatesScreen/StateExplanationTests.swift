import Convene
import Testing

@testable import Gallery

@Suite struct StateExplanationTests {
  @Test("the table's left side in words")
  func inputs() {
    #expect(
      StateExplanation.words(for: ScreenInput()) == "none · idle · 0 items · unknown")
    let input = ScreenInput(
      outcome: .failed(.noInternet), activity: .refreshing, itemCount: 1, network: .offline,
      query: "tea")
    #expect(
      StateExplanation.words(for: input)
        == "failed (no internet) · refreshing · 1 item · offline · “tea”")
  }

  @Test(
    "the table's right side in words",
    arguments: [
      (ScreenDisplay(body: .blank), "nothing"),
      (ScreenDisplay(body: .loading), "loading"),
      (ScreenDisplay(body: .loading, isStillLoading: true), "still loading"),
      (ScreenDisplay(body: .content, accessory: .progress), "content + progress"),
      (
        ScreenDisplay(body: .empty, accessory: .offlineBanner(waiting: true)),
        "empty + offline banner, waiting"
      ),
      (ScreenDisplay(body: .noInternet(waiting: true, canCancel: true)), "no internet, waiting"),
      (ScreenDisplay(body: .content, accessory: .errorBanner(.error)), "content + error banner"),
      (ScreenDisplay(body: .state(ViewState("signedOut"), canRetry: true)), "signedOut"),
    ])
  func displays(display: ScreenDisplay, words: String) {
    #expect(StateExplanation.words(for: display) == words)
  }
}
