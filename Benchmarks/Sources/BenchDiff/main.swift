// Measures the difference of lists; Scripts/bench-diff runs it and makes a report of its lines:
//
//     bench-diff table              each workload of the table, as a line of JSON
//     bench-diff first NAME         the first call of a process, and its memory
//     bench-diff standard NAME      the standard library's difference of one workload
//     bench-diff inferring NAME     the same with moves inferred
//     bench-diff one NAME [ROUNDS]  one workload; also NAME-COUNT of a curve
//     bench-diff repeat NAME        its difference alone, for two seconds, for a profiler

import Foundation

func write(_ value: some Encodable) {
  guard let line = try? JSONEncoder().encode(value) else { return }
  FileHandle.standardOutput.write(line + Data("\n".utf8))
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("bench-diff: \(message)\n".utf8))
  exit(2)
}

func workload() -> Workload {
  guard let name = CommandLine.arguments.dropFirst(2).first else {
    fail("the name of a workload is missing")
  }
  guard let workload = Workloads.named(name) else { fail("there is no workload \(name)") }
  return workload
}

switch CommandLine.arguments.dropFirst().first {
case "table":
  for workload in Workloads.table {
    write(Measurement(workload, rounds: workload.elements > 100_000 ? 5 : 15))
  }
case "one":
  let rounds = CommandLine.arguments.dropFirst(3).first.flatMap(Int.init) ?? 15
  write(Measurement(workload(), rounds: max(1, rounds)))
case "first": write(FirstCall(workload()))
case "standard", "inferring":
  let infersMoves = CommandLine.arguments[1] == "inferring"
  guard let difference = StandardDifference(workload(), infersMoves: infersMoves) else {
    fail("the standard library's difference has no sections")
  }
  write(difference)
case "repeat":
  let difference = workload().prepare().difference
  let end = ContinuousClock.now + .seconds(2)
  while ContinuousClock.now < end { _ = difference() }
default: fail("say table, first, standard, inferring, one or repeat; see main.swift")
}
