import Convene

/// What the fake network brings: people who began something.
struct Pioneer: Differenciable, Identifiable, Hashable, Sendable {
  let name: String
  let deed: String

  var id: String { name }

  func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query) || deed.localizedStandardContains(query)
  }

  static let all = [
    Pioneer(name: "Ada Lovelace", deed: "The first published program"),
    Pioneer(name: "Alan Turing", deed: "What can be computed at all"),
    Pioneer(name: "Emmy Noether", deed: "Symmetry and what it conserves"),
    Pioneer(name: "Grace Hopper", deed: "The first compiler"),
    Pioneer(name: "Hedy Lamarr", deed: "Radio that hops between frequencies"),
    Pioneer(name: "Katherine Johnson", deed: "The way to orbit and back"),
    Pioneer(name: "Radia Perlman", deed: "Networks without loops"),
    Pioneer(name: "Sofya Kovalevskaya", deed: "How a top turns"),
    Pioneer(name: "Toshiko Yuasa", deed: "The spectrum of beta decay"),
  ]
}
