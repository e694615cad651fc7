// The examples of Documentation/States.md: Scripts/check-readme compares them.

import CAdwaita
import Convene
import Foundation

// States: states
extension ViewState {
  static let signedOut = ViewState("signedOut")
}

struct SignedOut: Error {}

@MainActor
func makeInbox(load: @escaping @Sendable () async throws -> [String]) -> ScreenLoader<[String]> {
  let loader = ScreenLoader(
    classify: { $0 is SignedOut ? .state(.signedOut) : nil }, load: load)
  loader.states.contentLibrary[.signedOut] = StateContent(
    image: .symbol("avatar-default-symbolic"), title: "You Are Signed Out",
    buttons: [StateButton("Sign In", identifier: "sign-in")])
  loader.states.setContent(image: "", title: "No Mail", subtitle: "", for: .empty)
  return loader
}
// end

// States: hooks
@MainActor
func listen(to loader: ScreenLoader<[String]>, signIn: @escaping @MainActor () -> Void) {
  loader.states.onAction = { identifier in
    if identifier == "sign-in" { signIn() }
  }
  loader.states.onAnnouncement = { print("Said aloud:", $0.text) }
}
// end

// States: byHand
@MainActor
func makeCamera(_ viewfinder: WidgetPointer) -> ScreenView {
  let screen = ScreenView(content: viewfinder, states: StateModel(state: .loading))
  screen.states.setContent(
    image: "camera-disabled-symbolic", title: "No Camera", subtitle: "", for: .error)
  return screen
}
// end

// States: timing
@MainActor
func makeLocalStates() -> StateModel {
  // A file that is read in no time: no half second of nothing, no half second of spinner.
  StateModel(timing: LoadingTiming(delay: .milliseconds(200), minimum: .milliseconds(300)))
}
// end

// States: network
@MainActor
func followNetwork(_ loader: ScreenLoader<[String]>) {
  loader.follow(SystemConnectivity())
}
// end

// States: image
@MainActor
func setUpImages(_ states: StateModel) {
  ImageLoader.default = ImageLoader(limits: ImageLimits(time: .seconds(10)))
  states.setContent(
    image: "https://example.org/empty-box.png", title: "Nothing Here Yet", subtitle: "",
    for: .empty)
}
// end
