// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
public protocol UICollectionViewDataSource: StandInObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

/// What stands for a method that an object doesn't implement.
extension UICollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.isMissing(true) }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.isMissing() }
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.isMissing(1)
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethod.isMissing(UICollectionReusableView(frame: .zero)) }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isMissing(nil)
  }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.isMissing(IndexPath(item: 0, section: 0)) }
}

/// The optional methods as Swift sees those of Objective-C, to be called with `?`.
extension UICollectionViewDataSource {
  public var collectionView: StandInDataSourceCalls? { StandInDataSourceCalls(object: self) }
  public var numberOfSections: StandInDataSourceCalls? { StandInDataSourceCalls(object: self) }
  public var indexTitles: StandInDataSourceCalls? { StandInDataSourceCalls(object: self) }
}

/// Calls of methods whose arguments have names.
@MainActor
public struct StandInDataSourceCalls {
  let object: any UICollectionViewDataSource

  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  { OptionalMethod.call { object.collectionView(collectionView, canMoveItemAt: indexPath) } }
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call {
      object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.call { object.numberOfSections(in: collectionView) }
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.call {
      object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.call { object.indexTitles(for: collectionView) } ?? nil
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMethod.call {
      object.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

@MainActor
public protocol UICollectionViewDataSourcePrefetching: StandInObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// What stands for a method that an object doesn't implement.
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethod.isMissing() }
}

/// The optional methods as Swift sees those of Objective-C, to be called with `?`.
extension UICollectionViewDataSourcePrefetching {
  public var collectionView: StandInPrefetchingCalls? { StandInPrefetchingCalls(object: self) }
}

/// Calls of methods whose arguments have names.
@MainActor
public struct StandInPrefetchingCalls {
  let object: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.call {
      object.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
