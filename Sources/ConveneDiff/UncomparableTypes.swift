/// Element types whose contents cannot be compared, in the order in which they were met.
@usableFromInline
struct UncomparableTypes: Sendable {
  private var types: [any Any.Type] = []

  @usableFromInline
  init() {}

  /// Adds a type, once.
  @usableFromInline
  mutating func add(_ type: any Any.Type) {
    // Few types are in one list, and nearly always it is the one met last.
    if types.last == type || types.contains(where: { $0 == type }) { return }
    types.append(type)
  }

  /// Adds those of another list.
  mutating func add(_ others: UncomparableTypes) {
    for type in others.types { add(type) }
  }

  /// The types' names.
  var names: [String] { types.map { String(reflecting: $0) } }
}
