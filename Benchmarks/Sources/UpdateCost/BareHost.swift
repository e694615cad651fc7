import ConveneDiff
import ConveneLists

/// A list without cells: it takes the data of each batch, and that is all.
@MainActor
final class BareHost: ListHost {
  private(set) lazy var driver = ListDriver(host: self)
  private(set) var operations = 0

  var view: BareHost { self }
  var abilities: ListHostAbilities {
    ListHostAbilities(interruptsMotion: true, operationLimit: .max)
  }
  var isReady: Bool { true }
  var viewport: ListViewport { ListViewport() }

  func reload(swap: () -> Void) {
    swap()
    _ = driver.countsForLayout()
  }

  func perform(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    swap()
    operations += batch.operationCount
    completion(true)
  }

  func reconfigure(_ views: ListViews) {}
  func replace(_ views: ListViews) {}
  func restore(_ position: ListPosition) {}
  func end() {}
}

/// A cell that is never made.
@MainActor
final class BareCell: ReusableCell {
  typealias Host = BareHost
}
