/// What the command line says.
struct GalleryOptions: Equatable {
  /// The file of packages that is shown.
  var packagesPath = "/var/lib/dpkg/status"
  /// Where the tour writes its pictures; without it there is no tour.
  var tourDirectory: String?
  /// The program that reads the accessible tree for the tour.
  var accessibleTreeReader: String?
  /// Where pictures of all states in all looks are written, if they are to be made.
  var contactSheetDirectory: String?
  /// Where the cost of a keystroke is written, if it is to be measured.
  var measurementPath: String?
  /// Whether only the usage is asked for.
  var showsHelp = false

  static let usage = """
    usage: Gallery [--packages FILE] [--tour DIRECTORY --reader PROGRAM] [--help]

      --packages FILE    show the packages of FILE, such as the output of `apt-cache dumpavail`,
                         instead of those that are installed
      --tour DIRECTORY   go through every screen, write a picture of each into DIRECTORY, and
                         compare what is on screen with what was declared
      --reader PROGRAM   what reads the accessible tree for the tour
      --contact-sheet DIRECTORY
                         draw every state in every look, and write the sheets into DIRECTORY
      --measure-search FILE
                         time keystrokes in the search, print shares, and write them to FILE
    """

  init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--measure-search": measurementPath = try Self.value(of: argument, from: &rest)
      case "--help", "-h": showsHelp = true
      case "--packages": packagesPath = try Self.value(of: argument, from: &rest)
      case "--tour": tourDirectory = try Self.value(of: argument, from: &rest)
      case "--contact-sheet": contactSheetDirectory = try Self.value(of: argument, from: &rest)
      case "--reader": accessibleTreeReader = try Self.value(of: argument, from: &rest)
      default: throw UsageError(description: "There is no option \(argument).")
      }
    }
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError(description: "\(option) needs a value.")
    }
    return value
  }
}

/// Something about the command line that cannot be followed.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String
}
