/// A case of `Documentation/Cases.md`, told once for every host.
package struct ListCase: Sendable, CustomStringConvertible {
  /// Its number and what must hold, as in "L1: …".
  package let name: String
  private let story: @MainActor @Sendable (ListCaseRun) async -> Void

  init(_ name: String, _ story: @escaping @MainActor @Sendable (ListCaseRun) async -> Void) {
    self.name = name
    self.story = story
  }

  package var description: String { name }

  /// Plays it on lists of a kind.
  ///
  /// - Returns: What did not hold, in words.
  @MainActor
  package func faults(on makeList: @escaping @MainActor () -> any CaseList) async -> [String] {
    let run = ListCaseRun(makeList)
    await story(run)
    return run.faults
  }

  /// All cases of lists, by their numbers.
  package static let all: [ListCase] = contents + turns + places + lives
}

/// One case on one kind of host, and what did not hold.
@MainActor
final class ListCaseRun {
  private(set) var faults: [String] = []
  private(set) var completions: [String] = []
  private let makeList: @MainActor () -> any CaseList

  init(_ makeList: @escaping @MainActor () -> any CaseList) { self.makeList = makeList }

  /// A list that nothing was declared for.
  func list() -> any CaseList { makeList() }

  /// A list that shows sections.
  func list(_ sections: [CaseSection]) -> any CaseList {
    let list = makeList()
    list.show(sections)
    list.forget()
    return list
  }

  /// Leads a list to other sections, which must be seen then with every rule kept.
  func lead(_ list: any CaseList, _ sections: CaseSection..., line: Int = #line) {
    list.forget()
    list.show(sections)
    expect(list, shows: sections.map(\.texts), line: line)
  }

  func expect(_ list: any CaseList, shows texts: [[String]], line: Int = #line) {
    equal(list.texts, texts, "what is shown", line: line)
    equal(list.faults, [], "faults", line: line)
  }

  func equal<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ what: String, line: Int = #line
  ) {
    if found != wanted { faults.append("line \(line): \(what) is \(found) and not \(wanted)") }
  }

  func holds(_ condition: Bool, _ sentence: String, line: Int = #line) {
    if !condition { faults.append("line \(line): not so: \(sentence)") }
  }

  /// A completion that notes its name and what it is told.
  func note(_ name: String) -> @MainActor (Bool) -> Void {
    { [self] in completions.append("\(name) \($0)") }
  }

  /// Lets later turns of the main thread come, until something holds or a thousand are over.
  func turns(until condition: () -> Bool) async {
    for _ in 0..<1_000 where !condition() { await Task.yield() }
  }
}
