/// Names something that an adapter keeps with a section, such as a layout that only the platform
/// understands.
package protocol SectionKey {
  /// What is kept.
  associatedtype Value
}

/// What an adapter keeps with a section, by its keys.
package struct SectionValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// What is kept under a key; the default where nothing is.
  package subscript<Key: SectionKey>(
    key: Key.Type, default standard: @autoclosure () -> Key.Value
  ) -> Key.Value { values[ObjectIdentifier(key)] as? Key.Value ?? standard() }

  /// Keeps something under a key, in place of what was there.
  package mutating func set<Key: SectionKey>(_ value: Key.Value, for key: Key.Type) {
    values[ObjectIdentifier(key)] = value
  }
}
