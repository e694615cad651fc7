import ConveneStates
import Foundation

/// How things are written in the texts that tests compare.
enum Words {
  /// A length in points, without more digits than it has.
  static func length(_ points: CGFloat) -> String {
    let rounded = (Double(points) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  static func size(_ width: CGFloat, _ height: CGFloat) -> String {
    "\(length(width)) × \(length(height))"
  }

  /// A text in quotation marks, on one line, in which all is seen that is there.
  static func quoted(_ text: String) -> String { "“\(escaped(text))”" }

  static func count(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }
}

extension Words {
  /// Whether more is to come of some states, as a sentence; empty: not by itself.
  @MainActor
  static func outlook(_ states: [StateModel]) -> String {
    states.contains(where: \.holdsBack)
      ? " More may follow, since what is shown stays for a while: advance the clock." : ""
  }

  /// The first few of some names, as a sentence.
  static func listing(_ names: [String]) -> String {
    let few = 8
    guard !names.isEmpty else { return "there are none" }
    let shown = names.prefix(few).map(quoted).joined(separator: ", ")
    let rest = names.count > few ? " and \(names.count - few) more" : ""
    return names.count == 1 ? "there is only \(shown)" : "there are \(shown)\(rest)"
  }
}
