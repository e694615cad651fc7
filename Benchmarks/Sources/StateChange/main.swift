// What a change of a screen's state costs on GTK, against making one AdwStatusPage with the same
// picture and texts:
//
//     Scripts/with-display StateChange FILE
//
// Prints a table and writes the figures to FILE. The status is 1 where a limit isn't kept.

import Foundation

guard let path = CommandLine.arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: StateChange FILE\n".utf8))
  exit(2)
}
exit(StateChangeMeasurement().run(writingTo: path))
