import Foundation

/// The most that an update may cost, as a multiple of the bare difference.
let limit = 2.0
/// By how many requests for memory updates of lists of other sizes may differ: vectors that grow
/// do so a little earlier or later with other places of the changes.
let tolerance = 40

let sizes = [50_000, 100_000, 200_000]
let lines = sizes.map { UpdateCostMeasurement(items: $0, changes: 1_000).line(rounds: 41) }

print("update() of a list in which 1,000 items change, cells aside\n")
print("   items  operations   update   difference   ratio   allocations")
for line in lines {
  print(
    String(
      format: "%8d  %10d  %5.0f µs  %8.0f µs  %5.2f ×  %10d", line.items, line.operations,
      line.update, line.difference, line.ratio, line.allocations))
}
var faults: [String] = []
if let line = lines.first(where: { $0.items == 100_000 }), line.ratio > limit {
  faults.append(String(format: "an update costs %.2f × the difference, and not 2", line.ratio))
}
let counts = lines.map(\.allocations)
if let least = counts.min(), let most = counts.max(), most - least > tolerance {
  faults.append("allocations grow with unchanged items: \(counts)")
}
print("\n" + (faults.isEmpty ? "Within the limits." : faults.joined(separator: "\n")))

if let path = CommandLine.arguments.dropFirst().first {
  struct Record: Encodable {
    let limit: Double
    let lines: [UpdateCostMeasurement.Line]
    let faults: [String]
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(Record(limit: limit, lines: lines, faults: faults))
    .write(to: URL(fileURLWithPath: path))
}
exit(faults.isEmpty ? 0 : 1)
