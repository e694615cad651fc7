/// What happened, in order.
@MainActor
final class EventLog {
  private(set) var entries: [String] = []

  func note(_ event: String) { entries.append(event) }
  func forget() { entries = [] }
}
