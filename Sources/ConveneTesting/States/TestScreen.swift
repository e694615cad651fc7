import ConveneStates
import Foundation

/// What a ``TestScreen`` shows when there is content, such as a ``TestHost``.
@MainActor
public protocol TestContent: AnyObject {
  /// What is seen of it, line by line; empty: nothing.
  var tree: String { get }
  /// Whether there is anything to be seen beside its frame.
  var isBlank: Bool { get }
}

extension TestHost: TestContent {
  /// Whether neither items nor headers nor footers are in sight.
  public var isBlank: Bool { !hasWindow || visibleElements.isEmpty }
}

/// A whole screen without a display: content, the state that stands in its place, and what is said
/// beside it, as text.
///
/// ```swift
/// let clock = TestClock()
/// let load = TestLoad<[Tea]>()
/// let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
/// let screen = TestScreen(content: host, loader: loader)
/// loader.load()
/// await clock.advance(by: .milliseconds(500))
/// try screen.expect("state loading “Loading…”")
/// await load.fail()
/// try await screen.press("Try Again")
/// ```
///
/// It draws what the loader's states say, as an adapter's view does, and retains content and states.
/// Main actor only.
@MainActor
public final class TestScreen: StateRenderer {
  /// What decides what is shown.
  public let states: StateModel
  /// What is shown when there is content.
  public let content: (any TestContent)?
  /// What is drawn now.
  public private(set) var rendered: RenderedState
  /// What a screen reader said so far.
  public private(set) var announcements: [Announcement] = []
  /// What was drawn so far and when, the newest last.
  public private(set) var moments: [Moment] = []

  private let loader: AnyObject?

  /// Something that was drawn, and when.
  public struct Moment: Sendable {
    /// The time since the screen's states were made.
    public let time: Duration
    /// What was drawn.
    public let state: RenderedState
  }

  /// Makes a screen that shows what a loader says.
  ///
  /// - Parameters:
  ///   - content: What is shown when there is content; `nil`: the word `content`.
  ///   - loader: Loads the content; retained.
  public convenience init<Value>(
    content: (any TestContent)? = nil, loader: ScreenLoader<Value>
  ) {
    self.init(content: content, states: loader.states, loader: loader)
  }

  /// Makes a screen that shows what a loader of pages says of the first one.
  ///
  /// - Parameters:
  ///   - content: What is shown when there is content; `nil`: the word `content`.
  ///   - loader: Loads the content; retained.
  public convenience init<Element, Cursor>(
    content: (any TestContent)? = nil, loader: PageLoader<Element, Cursor>
  ) {
    self.init(content: content, states: loader.states, loader: loader)
  }

  /// Makes a screen that shows what a state model says.
  ///
  /// - Parameters:
  ///   - content: What is shown when there is content; `nil`: the word `content`.
  ///   - states: What decides what is shown.
  public convenience init(content: (any TestContent)? = nil, states: StateModel) {
    self.init(content: content, states: states, loader: nil)
  }

  private init(content: (any TestContent)?, states: StateModel, loader: AnyObject?) {
    self.content = content
    self.states = states
    self.loader = loader
    rendered = states.rendered
    states.renderer = self
  }

  // MARK: What it draws

  /// Draws a state; ``states`` calls it.
  ///
  /// - Parameter state: Everything that is to be seen.
  public func render(_ state: RenderedState) {
    rendered = state
    moments.append(Moment(time: states.timeline.now(), state: state))
  }

  /// Hears what a screen reader says; ``states`` calls it.
  ///
  /// - Parameter announcement: What is said.
  public func announce(_ announcement: Announcement) { announcements.append(announcement) }

  /// What a screen reader said so far, in words.
  public var heard: [String] { announcements.map(\.text) }

  // MARK: What a user does

  /// Presses a button of the state or of the banner, and lets everything happen that follows at once.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - file: Where it is pressed.
  ///   - line: Where it is pressed.
  /// - Throws: A ``TestFailure`` where no such button is shown.
  public func press(
    _ label: String, file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    states.presentNow()
    guard let button = rendered.allButtons.first(where: { $0.label == label }) else {
      let labels = rendered.allButtons.map(\.label)
      throw TestFailure(
        "There is no button \(Words.quoted(label)): \(Words.listing(labels))."
          + "\(Words.outlook([states]))\n\(tree)",
        TestPlace(file: file, line: line))
    }
    states.perform(button.action)
    await settle(file: file, line: line)
  }

  /// Taps the state that is shown, beside its buttons.
  public func tap() { states.tap() }

  /// Lets everything happen that is due now.
  ///
  /// On a ``TestClock`` it waits until all loads do, for the test; on another clock only for what the
  /// main actor has to do.
  ///
  /// - Parameters:
  ///   - file: Where it is waited.
  ///   - line: Where it is waited.
  public func settle(file: StaticString = #fileID, line: UInt = #line) async {
    await Turns.settle(states.timeline.ledger, at: TestPlace(file: file, line: line))
  }

  /// Forgets what was drawn and said so far.
  public func forget() {
    moments = []
    announcements = []
  }
}
