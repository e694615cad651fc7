@testable import ConveneStates

/// What a fuzzed screen has said, and what there was to say.
struct SpeechAccount {
  static let pause = LoadingTiming().announcing

  /// How many were said.
  private(set) var count = 0
  /// How much has happened that may be worth telling.
  private var occurrences = 0
  private var occurrencesWhenSaid = -1
  private var isLanding = false
  private var quietUntil = Duration.zero
  /// What was said since what is shown is to be told.
  private var said: [String] = []
  private var last: ScreenDisplay
  private var isToBeTold = false
  private var told: Set<ScreenDisplay.Body> = []

  init(first: ScreenDisplay) {
    last = first
    told = [first.body]
  }

  /// Something is shown that wasn't, a load ended, or what is counted or searched is another.
  mutating func noteOccurrence() { occurrences += 1 }

  /// Something is about to happen, such as the end of a load, maybe after something else is said.
  mutating func noteLanding() {
    occurrences += 1
    isLanding = true
  }

  mutating func noteTyping(at now: Duration) { quietUntil = now + Self.pause }

  /// - Returns: what is broken; nil: nothing.
  mutating func say(
    _ announcement: Announcement, of display: ScreenDisplay, title: String, at now: Duration
  ) -> String? {
    defer { occurrencesWhenSaid = occurrences }
    count += 1
    // It may be gone again before it is checked.
    if announcement.text.contains(title) { told.insert(display.body) }
    said.append(announcement.text)
    if announcement.text.isEmpty { return "nothing is said" }
    if now < quietUntil { return "something is said while a query is typed" }
    if occurrences != occurrencesWhenSaid { return nil }
    defer { isLanding = false }
    return isLanding ? nil : "said again: \(announcement.text)"
  }

  /// What stands in the content's place for the first time must have been said, and that something
  /// is loaded.
  ///
  /// - Returns: what is broken; nil: nothing.
  mutating func check(_ display: ScreenDisplay, title: String, at now: Duration) -> String? {
    if display.body != last.body {
      // A spinner that takes over from progress is nothing new, nor one that comes while it is quiet.
      let isNew = last.accessory != .progress && now > quietUntil
      isToBeTold = display.body != .loading || isNew
    }
    last = display
    isLanding = false
    guard now >= quietUntil else { return nil }
    defer {
      isToBeTold = false
      said = []
    }
    guard isToBeTold else { return nil }
    switch display.body {
    case .blank, .content: return nil
    case .loading: return said.isEmpty ? "nobody says that something is loaded" : nil
    case .noInternet, .error, .empty, .noResults, .state:
      return told.insert(display.body).inserted && !title.isEmpty ? "nobody says: \(title)" : nil
    }
  }
}
