import Foundation

/// The packages that are selected, in words.
struct SelectedPackages: Equatable {
  let count: Int
  /// In bytes; unknown sizes count as none.
  let totalSize: Int64

  init(_ packages: [DebianPackage]) {
    count = packages.count
    totalSize = packages.reduce(0) { sum, package in
      // The sizes are a file's claims: their sum may be beyond any disk.
      let (total, overflow) = sum.addingReportingOverflow(package.installedSize ?? 0)
      return overflow ? .max : total
    }
  }

  /// Such as “3 packages selected · 1.2 MB”.
  var text: String {
    let number = count == 1 ? "1 package selected" : "\(count.formatted()) packages selected"
    return totalSize > 0 ? "\(number) · \(ByteCountText.text(totalSize))" : number
  }
}
