import Observation

/// Reads live rows, and tells once for each turn that something they follow has changed.
///
/// A source is observed by one registration at a time, however often its rows are read.
@MainActor
final class LiveRowReader {
  /// Called in a turn after a change, unless the rows were read in between.
  var onChange: (@MainActor () -> Void)?

  private var observed: [ObjectIdentifier: ObservedSource] = [:]
  /// Whether what the rows show now was read after the last change.
  private var isUpToDate = false

  /// Says that all rows are about to be read.
  func beginReading() { isUpToDate = true }

  /// What is to be seen of a row now.
  func read<Host>(_ row: LiveRow<Host>) -> LiveRowContent<Host> {
    let key = ObjectIdentifier(row.source)
    if let source = observed[key], source.object === row.source { return row.content() }
    // Objects that have gone will never tell anything.
    observed = observed.filter { $0.value.object != nil }
    let source = ObservedSource(row.source)
    observed[key] = source
    return withObservationTracking {
      row.content()
    } onChange: { [weak self, weak source] in
      // It is called before the change is made.
      Task { @MainActor in self?.changed(source, key) }
    }
  }

  private func changed(_ source: ObservedSource?, _ key: ObjectIdentifier) {
    guard let source, observed[key] === source else { return }
    observed[key] = nil
    guard isUpToDate else { return }
    isUpToDate = false
    // Others that changed in the same turn tell it before this one is acted upon.
    Task { [weak self] in
      guard let self, !isUpToDate else { return }
      onChange?()
    }
  }
}

/// A source that will tell of its next change.
@MainActor
private final class ObservedSource {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
