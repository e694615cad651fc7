import Foundation

/// The packages of one file, read once and kept until they are to be read again.
actor PackageStore {
  private(set) var path: String
  private let reader = PackageReader()
  private var reading: Task<PackageCatalog, any Error>?
  private var gate: Gate?
  private var order = PackageCatalog.Order.name

  init(path: String) { self.path = path }

  /// Reads the file anew when it is asked next.
  func forget() { reading = nil }

  /// Reads another file when it is asked next.
  func use(path: String) {
    self.path = path
    reading = nil
  }

  /// What the next search sorts by.
  func sort(by order: PackageCatalog.Order) { self.order = order }

  /// The answer to a query; the file is read if need be.
  ///
  /// A search that is given up doesn't give up the reading, which the next search waits for.
  func search(_ query: String) async throws -> PackageSearch {
    PackageSearch(try await catalog(), query, sortedBy: order)
  }

  /// Lets the next reading wait.
  func hold(_ gate: Gate) { self.gate = gate }

  private func catalog() async throws -> PackageCatalog {
    let task = reading ?? read()
    reading = task
    do {
      return try await task.value
    } catch {
      if reading == task { reading = nil }
      throw error
    }
  }

  private func read() -> Task<PackageCatalog, any Error> {
    let gate = gate
    self.gate = nil
    return Task { [reader, path] in
      await gate?.pass()
      return try await reader.catalog(at: path)
    }
  }
}
