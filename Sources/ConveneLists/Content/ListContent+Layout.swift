import ConveneDiff
import Foundation

extension ListContent {
  /// The sections as `FlowLayout` takes them.
  ///
  /// A section with an `itemSize`, or a layout of its own, doesn't make its items. Otherwise each item
  /// is asked for its size; items without one are as wide as the list and estimated to be 44 points
  /// high, and where no item of a section has one, they size themselves. Headers and footers without a
  /// size are estimated to be 36 points high, for the host to measure.
  ///
  /// - Parameters:
  ///   - view: The list view, which sizes may depend on; `nil` where there is none, so that only
  ///     sizes count that don't.
  ///   - width: The list's width in points; of one that is scrolled to the sides, its height.
  ///   - direction: Along which axis the list is scrolled. To the sides, the sections are those of a
  ///     transposed layout, and of a header or footer the width counts.
  ///   - fallback: What the host knows of a section's room that the declaration doesn't say.
  ///   - report: Told, in a sentence, of each size that no screen has.
  /// - Returns: A section for each one of the content.
  /// - Complexity: O(sections), and O(items) of those sections whose items are asked.
  @MainActor
  package func layoutSections(
    in view: Host?, width: CGFloat,
    direction: ListOrientation.ScrollDirection = .vertical,
    fallback: (Int) -> SectionSpacing = { _ in SectionSpacing() },
    report: (String) -> Void = { _ in }
  ) -> [LayoutSection] {
    var declared: [LayoutSection] = []
    declared.reserveCapacity(sections.count)
    // A loop: a closure that captures a generic value looks its type up whenever it is called.
    for (section, content) in sections.enumerated() {
      let spacing = content.spacing.filled(by: fallback(section))
      declared.append(
        LayoutSection(
          count: content.count,
          sizing: content.itemSize
            ?? (content.hasOwnLayout
              ? .selfSizing(estimated: Self.estimatedHeight)
              : sizing(of: section, in: view, width: width, direction, report)),
          headerHeight: length(of: .header, section, in: view, direction, report),
          footerHeight: length(of: .footer, section, in: view, direction, report),
          insets: spacing.insets ?? LayoutSection.EdgeInsets(),
          lineSpacing: spacing.lineSpacing ?? 0, interitemSpacing: spacing.interitemSpacing ?? 0,
          trailingRows: content.liveRowCount,
          headerPinsToVisibleBounds: content.headerPinsToVisibleBounds,
          headerTakesFocus: content.isFoldable))
    }
    return direction == .horizontal ? declared.map(\.transposed) : declared
  }

  /// How high an item without a size is estimated to be, in points.
  static var estimatedHeight: CGFloat { 44 }

  @MainActor
  private func length(
    of kind: SupplementaryKind, _ section: Int, in view: Host?,
    _ direction: ListOrientation.ScrollDirection, _ report: (String) -> Void
  ) -> CGFloat? {
    guard let supplementary = supplementary(kind, in: section) else { return nil }
    // Names cost more than all the rest, and are wanted where something is wrong.
    func name() -> String { "The \(kind) of section “\(sections[section].column.identity)”" }
    noteMissing(view, for: supplementary, name(), report)
    guard let size = supplementary.requestedSize(in: view) else { return 36 }
    check(size, name(), report)
    return direction == .horizontal ? size.width : size.height
  }

  @MainActor
  private func sizing(
    of section: Int, in view: Host?, width: CGFloat,
    _ direction: ListOrientation.ScrollDirection, _ report: (String) -> Void
  ) -> ItemSizing {
    let estimate = Self.estimatedHeight
    let row = CGSize(width: width, height: estimate)
    let standard = direction == .horizontal ? row.transposed : row
    var hasSizes = false
    let sizes = (0..<sections[section].ownCount).map { item in
      let index = ItemIndex(section: section, item: item)
      guard let made = self.item(at: index) else { return standard }
      if view == nil { noteMissing(view, for: made, "The item “\(describe(index))”", report) }
      guard let size = made.requestedSize(in: view) else { return standard }
      hasSizes = true
      check(size, "The item “\(describe(index))”", report)
      return size
    }
    return hasSizes ? .individual(sizes) : .selfSizing(estimated: estimate)
  }

  @MainActor
  private func noteMissing(
    _ view: Host?, for reusable: AnyReusable<Host>, _ name: @autoclosure () -> String,
    _ report: (String) -> Void
  ) {
    guard view == nil, reusable.asksForSize else { return }
    report(
      "\(name()) asks the list view for its size with sizeFor, and there is none: give the host of "
        + "the test a list view, or the section an itemSize.")
  }

  private func check(
    _ size: CGSize, _ name: @autoclosure () -> String, _ report: (String) -> Void
  ) {
    if size == size.bounded { return }
    report(
      "\(name()) asks for a size of \(size.width) × \(size.height) points, which was brought into "
        + "0 to 2²⁰ points.")
  }
}
