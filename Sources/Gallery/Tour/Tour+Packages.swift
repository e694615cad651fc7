import CAdwaita
import Convene
import Foundation

/// The list of packages in all its states.
extension Tour {
  func visitPackages() async throws {
    let packages = window.packages
    try await wait("the packages are read") { packages.loader.input.activity == .idle }
    if let error = packages.loader.error {
      throw TourError(description: error.localizedDescription)
    }
    try await note("packages", list: packages.list) { packages.expectation() }
    try await fold()
    try await select()
    try await search()
    try await sort()
    try await refreshAndFail()
    DesktopLook.setColorScheme(ADW_COLOR_SCHEME_FORCE_DARK)
    try await note("packages-dark", list: packages.list) { packages.expectation() }
    DesktopLook.setColorScheme(ADW_COLOR_SCHEME_DEFAULT)
    DesktopLook.setTextScale(TextSize.veryLarge.rawValue)
    try await note("packages-very-large", list: packages.list) { packages.expectation() }
    DesktopLook.setTextScale(TextSize.standard.rawValue)
    try await note("packages-standard", list: packages.list, isPictured: false)
  }

  /// Folds the first sections by their headers, and unfolds them.
  private func fold() async throws {
    let packages = window.packages
    let folded = 0..<min(2, packages.sections.count)
    for section in folded { packages.list.driver.toggle(section) }
    try await note("packages-folded", list: packages.list) { packages.expectation() }
    for section in folded { packages.list.driver.toggle(section) }
    try await note("packages-unfolded", list: packages.list, isPictured: false)
  }

  /// Scrolls into the middle, selects, and reads the file again: all stays where it is.
  private func select() async throws {
    let packages = window.packages
    let rows = packages.sections.flatMap(\.packages)
    let middle = rows[rows.count / 2]
    packages.select(Array(rows[0...rows.count / 2].suffix(3)))
    // The bar that comes takes some of the list's room.
    try await settle(packages.list)
    packages.list.scroll(to: middle)
    try await note("packages-selected", list: packages.list) { packages.expectation() }
    let before = packages.list.visibleElements.map(\.frame)
    await packages.readAgain()
    try await note("packages-refreshed", list: packages.list, isPictured: false)
    if packages.list.visibleElements.map(\.frame) != before {
      throw TourError(description: "the list moved while its file was read again")
    }
    packages.selectNone()
    try await settle(packages.list)
  }

  private func search() async throws {
    let packages = window.packages
    for word in ["lib", "python", "zsh"] {
      let letters = (1...word.count).map { String(word.prefix($0)) }
      for query in letters + letters.dropLast().reversed() + [""] {
        try await type(query)
        try await note(
          "search-\(query.isEmpty ? "nothing" : query)", list: packages.list,
          isPictured: query == word
        ) { packages.expectation() }
      }
    }
    try await type("no such package")
    try await note("search-no-results", list: packages.list) { packages.expectation() }
    try await type("")
  }

  private func type(_ query: String) async throws {
    let packages = window.packages
    packages.search(query)
    packages.showQuery(query)
    try await wait("“\(query)” is searched for") { packages.shownQuery == query }
  }

  private func sort() async throws {
    let packages = window.packages
    packages.sort(by: .size)
    try await wait("the largest come first") { packages.loader.value?.order == .size }
    try await note("packages-by-size", list: packages.list) { packages.expectation() }
    packages.sort(by: .name)
    try await wait("the names are sorted") { packages.loader.value?.order == .name }
    try await note("packages-by-name", list: packages.list, isPictured: false)
  }

  private func refreshAndFail() async throws {
    let packages = window.packages
    let gate = Gate()
    await packages.hold(gate)
    packages.refresh()
    try await wait("the progress line is seen") {
      packages.loader.states.display.accessory == .progress
    }
    try await note("packages-refreshing", list: packages.list) { packages.expectation() }
    await gate.open()
    try await wait("the refresh ends") { packages.loader.input.activity == .idle }

    let path = packages.path
    let damaged = directory.appendingPathComponent("damaged-status")
    defer { try? FileManager.default.removeItem(at: damaged) }
    try Data("Package: a\nStatus: install ok installed\n\nPackage: b\nwhat is this\n".utf8)
      .write(to: damaged)
    packages.open(path: damaged.relativePath)
    try await wait("the error is seen") { packages.loader.states.display.body == .error }
    try await note("packages-error", list: packages.list) { packages.expectation() }

    try Data("Package: a\nStatus: deinstall ok config-files\n".utf8).write(to: damaged)
    packages.loader.retry()
    try await wait("nothing is installed") { packages.loader.states.display.body == .empty }
    try await note("packages-empty", list: packages.list) { packages.expectation() }

    let secondGate = Gate()
    await packages.open(path: path, held: secondGate)
    try await wait("the spinner is seen") { packages.loader.states.display.body == .loading }
    try await note("packages-loading", list: packages.list) { packages.expectation() }
    await secondGate.open()
    try await wait("the packages are back") { packages.loader.states.display.body == .content }
    try await note("packages-again", list: packages.list) { packages.expectation() }
  }
}

extension PackagesScreen {
  /// What should be on screen.
  func expectation() -> Expectation {
    var expectation = Expectation(list: "Packages")
    expectation.expect(loader.states.rendered)
    if !loader.states.rendered.isCovering {
      expectation.elements = list.expectation(
        header: { PackageSectionHeader.accessibilityLabel(for: sections[$0]) },
        item: { PackageCell.accessibilityLabel(for: sections[$0].packages[$1]) })
    }
    return expectation
  }
}
