// What a long list costs until it is on screen, against copying and hashing its identifiers once:
//
//     Scripts/with-display FirstFrame FILE [ITEMS]
//
// Prints a line and writes the figures to FILE. The status is 1 where a limit isn't kept.

import Convene
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("usage: FirstFrame FILE [ITEMS]\n".utf8))
  exit(2)
}
let measurement = FirstFrameMeasurement(
  itemCount: arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000)
exit(measurement.run(writingTo: path))
