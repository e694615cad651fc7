// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// What an app registered by identifier, and the views that wait to be used again.
@MainActor
struct ReuseRegistry {
  struct Key: Hashable {
    /// nil for cells.
    let kind: String?
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ type: UICollectionReusableView.Type?, _ key: Key) {
    classes[key] = type
  }

  func isRegistered(_ key: Key) -> Bool { classes[key] != nil }

  /// A waiting view, or a new one; nil where nothing is registered.
  mutating func dequeue(_ key: Key) -> UICollectionReusableView? {
    guard let type = classes[key] else { return nil }
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = type.init(frame: .zero)
    view.reuseIdentifier = key.identifier
    return view
  }

  mutating func enqueue(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    view.isHidden = true
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

/// A nib, which here is a name and the class that it would make.
@MainActor
public final class UINib: NSObject {
  let name: String

  /// The classes of a bundle's nibs, by their names.
  public static var standInNibs: [String: UICollectionReusableView.Type] = [:]

  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  var viewClass: UICollectionReusableView.Type? {
    let type = Self.standInNibs[name]
    if type == nil { UIKitExceptions.raise("Could not load NIB in bundle with name '\(name)'") }
    return type
  }
}

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(
      cellClass as? UICollectionViewCell.Type, .init(kind: nil, identifier: identifier))
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib?.viewClass, .init(kind: nil, identifier: identifier))
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(
      viewClass as? UICollectionReusableView.Type, .init(kind: kind, identifier: identifier))
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.register(nib?.viewClass, .init(kind: kind, identifier: identifier))
  }

  /// What a storyboard does for its prototype cells.
  public func standInPrototype(
    _ cellClass: UICollectionViewCell.Type, withReuseIdentifier identifier: String
  ) {
    registry.register(cellClass, .init(kind: nil, identifier: identifier))
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseRegistry.Key(kind: nil, identifier: identifier)
    if let reconfiguring, reconfiguring.path == indexPath {
      if reconfiguring.cell.reuseIdentifier != identifier {
        UIKitExceptions.raise(
          "Attempted to dequeue a cell with a different reuse identifier (\(identifier)) for an "
            + "item being reconfigured (\(reconfiguring.cell.reuseIdentifier ?? "none"))")
      }
      return reconfiguring.cell
    }
    guard let cell = registry.dequeue(key) as? UICollectionViewCell else {
      UIKitExceptions.raise(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)"
          + " - must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    dequeued[indexPath, default: []].append(cell)
    return cell
  }

  /// What was dequeued for a place must be what is returned for it, and nothing else.
  func checkDequeued(_ view: UICollectionReusableView, at path: IndexPath) {
    let others = dequeued.removeValue(forKey: path)?.filter { $0 !== view } ?? []
    guard let other = others.first else { return }
    UIKitExceptions.raise(
      "Expected dequeued view to be returned to the collection view in preparation for display: "
        + "\(other.reuseIdentifier ?? "") was dequeued for \(path) and not returned")
  }

  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseRegistry.Key(kind: kind, identifier: identifier)
    guard let view = registry.dequeue(key) else {
      UIKitExceptions.raise(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }
}
