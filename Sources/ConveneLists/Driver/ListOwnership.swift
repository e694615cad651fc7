/// Who answers a list view's questions, where that isn't the driver's host any more.
package struct ListOwnership: Hashable, Sendable {
  /// The class of the data source that took the host's place; `nil`: it is the host.
  package let strangeDataSource: String?

  /// The host answers.
  package init() { strangeDataSource = nil }

  /// A list view's data source beside the host that ought to be it.
  package init(of host: AnyObject, dataSource: AnyObject?) {
    strangeDataSource =
      dataSource === host
      ? nil : dataSource.map { String(reflecting: type(of: $0)) } ?? "nothing"
  }
}

extension ListHost {
  /// Nobody takes the place of most hosts.
  package var ownership: ListOwnership { ListOwnership() }

  /// Most hosts count nothing by themselves.
  package var shownCounts: [Int]? { nil }
}
