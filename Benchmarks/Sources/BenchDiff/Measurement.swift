import MeasuredSystem

/// Microseconds that each kind of work took, and what the difference consists of.
struct Measurement: Codable {
  let name: String
  let elements: Int
  var dictionary = 0.0
  var compare = 0.0
  var difference = 0.0
  let operations: Workload.Operations

  /// Measures the three kinds of work in turn, so that all see the same machine.
  init(_ workload: Workload, rounds: Int) {
    let work = workload.prepare()
    name = workload.name
    elements = workload.elements
    operations = work.difference()
    // What takes microseconds is done often enough for the clock.
    let repeats = max(1, 30_000 / workload.elements)
    var times: [[Double]] = [[], [], []]
    for _ in 0..<rounds {
      times[0].append(microseconds(repeats, work.dictionary))
      times[1].append(microseconds(repeats, work.compare))
      times[2].append(microseconds(repeats) { keep_number(work.difference().moves) })
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    (dictionary, compare, difference) = (medians[0], medians[1], medians[2])
  }
}

/// What the first difference of a process took, and the memory that it had at once.
struct FirstCall: Codable {
  let name: String
  let microseconds: Double
  let bytes: Int

  init(_ workload: Workload) {
    let work = workload.prepare()
    name = workload.name
    counted_memory_begin()
    microseconds = BenchDiff.microseconds(1) { keep_number(work.difference().moves) }
    bytes = Int(counted_memory_end())
  }
}

/// What the standard library's difference took.
struct StandardDifference: Codable {
  let name: String
  let infersMoves: Bool
  let microseconds: Double
  let operations: Workload.Operations

  init?(_ workload: Workload, infersMoves: Bool) {
    guard let standard = workload.prepare().standard else { return nil }
    name = workload.name
    self.infersMoves = infersMoves
    var operations = Workload.Operations()
    let repeats = max(1, 3_000 / workload.elements)
    microseconds = BenchDiff.microseconds(repeats) { operations = standard(infersMoves) }
    self.operations = operations
  }
}

/// Microseconds of the thread's own time that one of several repetitions took.
func microseconds(_ repeats: Int, _ body: () -> Void) -> Double {
  let start = thread_microseconds()
  for _ in 0..<repeats { body() }
  return (thread_microseconds() - start) / Double(repeats)
}
