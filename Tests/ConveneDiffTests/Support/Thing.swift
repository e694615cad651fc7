import ConveneDiff

/// An element whose identity and contents a test sets apart from each other.
struct Thing: Differenciable, Equatable {
  let id: Int
  var content = 0
  var differenceIdentifier: Int { id }
}

/// An element whose hash values all collide.
struct Colliding: Differenciable, Hashable {
  let id: Int
  func hash(into hasher: inout Hasher) {}
}
