/// The answer to one query of one catalogue.
struct PackageSearch: Sendable {
  let query: String
  let order: PackageCatalog.Order
  let sections: [PackageSection]
  let count: Int

  init(_ catalog: PackageCatalog, _ query: String, sortedBy order: PackageCatalog.Order) {
    self.query = query
    self.order = order
    sections = catalog.sections(matching: query, sortedBy: order)
    count = sections.reduce(0) { $0 + $1.count }
  }

  /// The answer of an empty catalogue.
  init() {
    query = ""
    order = .name
    sections = []
    count = 0
  }
}
