import Convene

/// The packages of one Debian section that match a search.
struct PackageSection: Differenciable, Identifiable, Equatable, Sendable {
  /// The Debian section with its area, as in `contrib/libs`.
  let id: String
  /// The section's name for a reader.
  let title: String
  /// In bytes, of the packages that are listed; unknown sizes count as none.
  let totalSize: Int64
  let packages: [DebianPackage]

  /// The number of packages that are listed.
  var count: Int { packages.count }
  /// Such as “1.2 MB”.
  var sizeText: String { ByteCountText.text(totalSize) }

  init(id: String, title: String, packages: [DebianPackage]) {
    self.id = id
    self.title = title
    self.packages = packages
    self.totalSize = packages.reduce(0) { sum, package in
      // The sizes are a file's claims: their sum may be beyond any disk.
      let (total, overflow) = sum.addingReportingOverflow(package.installedSize ?? 0)
      return overflow ? .max : total
    }
  }

  /// Whether the header shows the same; the packages are compared one by one, as items.
  func isContentEqual(to other: Self) -> Bool {
    title == other.title && count == other.count && totalSize == other.totalSize
  }
}
