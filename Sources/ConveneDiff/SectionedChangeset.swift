/// What changed between two arrays of sections, as batches that a list takes.
///
/// ```swift
/// let changes = SectionedChangeset(
///   from: [DifferenceSection("A", elements: [1, 2])],
///   to: [DifferenceSection("A", elements: [2]), DifferenceSection("B", elements: [1])])
/// for (number, batch) in changes.plan.batches.enumerated() {
///   shown = changes.data(afterBatch: number)
///   view.replay(batch)
/// }
/// view.configureAgain(changes.updates)
/// ```
///
/// Both arrays are retained.
public struct SectionedChangeset<Section: Differenciable, Element: Differenciable> {
  /// The sections that the changes lead from.
  public let old: [DifferenceSection<Section, Element>]
  /// The sections that the changes lead to.
  public let new: [DifferenceSection<Section, Element>]
  /// The batches: none where nothing changes place, one nearly always, two where a section moves
  /// in which elements change too.
  public let plan: BatchPlan
  /// Elements that stay and have other contents: indexes in the new sections, ascending.
  public let updates: [ItemIndex]

  /// The difference between two arrays of sections.
  ///
  /// - Parameters:
  ///   - old: The sections that the changes lead from.
  ///   - new: The sections that the changes lead to.
  /// - Complexity: O(*n* + *m*) on average, and O(*k* log *k*) for *k* elements out of order. Where
  ///   very many hash values collide, elements count as deleted and inserted in the place of more
  ///   comparisons.
  @inlinable
  public init(
    from old: [DifferenceSection<Section, Element>], to new: [DifferenceSection<Section, Element>]
  ) {
    self.init(
      from: old, to: new,
      ListDifference.between(
        SectionedSide(old), SectionedSide(new), comparesContents: true))
  }

  @usableFromInline
  init(
    from old: [DifferenceSection<Section, Element>],
    to new: [DifferenceSection<Section, Element>], _ difference: ListDifference
  ) {
    self.old = old
    self.new = new
    plan = difference.plan
    updates = difference.reconfiguredItems
  }

  /// Whether nothing changed, neither places nor contents of elements.
  public var isEmpty: Bool { plan.isEmpty && updates.isEmpty }

  /// The data that a list shows once a batch is applied; to be swapped inside the batch.
  ///
  /// - Parameter batch: The number of the batch in the plan, from 0; for any number beyond the last
  ///   the answer is the new sections, for a negative one the old ones.
  /// - Returns: The sections to show.
  /// - Complexity: O(sections).
  public func data(afterBatch batch: Int) -> [DifferenceSection<Section, Element>] {
    guard batch >= 0 else { return old }
    guard batch < plan.stages.count else { return new }
    return plan.stages[batch].map {
      switch $0 {
      case .old(let section): old[section]
      case .new(let section): new[section]
      }
    }
  }
}

extension SectionedChangeset: Sendable where Section: Sendable, Element: Sendable {}
