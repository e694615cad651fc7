import ConveneDiff

/// The names under which hosts find views, and what they make known under them.
extension ListDriver {
  /// The name under which the host finds a view.
  ///
  /// A second class under one identifier, which the host makes known itself, gets a name of its
  /// own, so that the two aren't mixed up.
  package func identifier(of reusable: AnyReusable<View>) -> String {
    if isFirstClass(of: reusable) || reusable.registration == .none { return reusable.identifier }
    return "\(reusable.identifier) (\(String(reflecting: reusable.viewClass)))"
  }

  /// What the host has to make known before it asks for a view; nothing where it did so before.
  ///
  /// - Parameters:
  ///   - reusable: What the view is for.
  ///   - kind: What the platform calls the kind of view; names of two kinds don't meet.
  /// - Returns: A class or a nib, or nothing.
  package func registration(
    of reusable: AnyReusable<View>, as kind: String = "cell"
  ) -> Registration.Kind {
    let name = RegisteredName(
      identifier: identifier(of: reusable), kind: kind,
      viewClass: ObjectIdentifier(reusable.viewClass), registration: reusable.registration)
    return registered.insert(name).inserted ? reusable.registration : .none
  }

  /// Whether a reuse identifier stands for no second class, which makes hosts mix up their views.
  func isFirstClass(of reusable: AnyReusable<View>) -> Bool {
    guard let name = reusable.reusableIdentifier else { return true }
    let key = ReuseName(identifier: name, isCell: reusable is AnyItem<View>)
    let first = classes[key] ?? reusable.viewClass
    classes[key] = first
    if first == reusable.viewClass { return true }
    reportClass(name, expected: first, found: reusable.viewClass)
    return false
  }
}

/// A reuse identifier; those of cells, and of headers and footers, don't meet.
struct ReuseName: Hashable {
  let identifier: String
  let isCell: Bool
}

/// What a host has made known.
struct RegisteredName: Hashable {
  let identifier: String
  let kind: String
  let viewClass: ObjectIdentifier
  let registration: Registration.Kind
}
