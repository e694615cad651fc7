// Measures the difference of lists; Scripts/bench-diff runs it and makes a report of its lines:
//
//     bench-diff table            each workload of the table, as a line of JSON
//     bench-diff curve [MOST]     time against the number of elements, up to MOST
//     bench-diff first NAME       the first call of a process, and its memory
//     bench-diff standard NAME    the standard library's difference of one workload
//     bench-diff inferring NAME   the same with moves inferred
//     bench-diff one NAME         one workload
//     bench-diff repeat NAME      its difference alone, for two seconds, for a profiler

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
case "curve":
  let most = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 3_000_000
  let counts = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000]
  for curve in Workloads.curves {
    for count in counts where count <= most {
      write(Measurement(curve.make(count), rounds: count > 30_000 ? 3 : 9))
    }
  }
case "one": write(Measurement(workload(), rounds: 15))
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
default: fail("say table, curve, first, standard, inferring, one or repeat; see main.swift")
}
