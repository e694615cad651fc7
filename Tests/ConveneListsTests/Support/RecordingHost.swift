import ConveneDiff
import ConveneLists

/// A list without a screen that believes nothing.
///
/// It keeps its own model of identities and cells, applies each operation to it as UIKit would, and
/// compares every cell with the data after each update. What is wrong stands in `problems`.
/// Items are 1 point high, headers and footers have no height.
@MainActor
final class RecordingHost: ListHost {
  typealias View = RecordingHost

  /// What the driver told the host to do.
  enum Verb: Equatable {
    case reload
    case perform(Batch)
    case reconfigure(ListViews)
    case replace(ListViews)
    case restore(ListPosition)
    case end
  }

  var view: RecordingHost { self }
  private(set) lazy var driver = ListDriver(host: self)

  /// Gives the list to another driver, as when it is set up twice.
  func attachDriver() {
    driver.end()
    driver = ListDriver(host: self)
  }

  // MARK: What kind of host it is

  var abilities = ListHostAbilities(interruptsMotion: true, operationLimit: .max)
  /// Who answers its view's questions.
  var ownership = ListOwnership()
  /// What its view counts by itself.
  var shownCounts: [Int]?
  /// Whether an app's own delegate is asked besides.
  var hasDelegate = true
  /// Whether it has a window.
  var isReady = true
  /// The height of the viewport in points, and so the number of cells.
  var viewportHeight = Double.infinity
  /// Whether a reload is laid out at once, or by `layOut()`.
  var laysOutAtOnce = true
  /// Whether motions end at once, or by `finishMotions()`.
  var motionsTakeTime = false
  /// What is said of motions that end at once.
  var motionsFinish = true
  /// Whether batches are taken at once, or by `takeBatches()`.
  var takesBatchesAtOnce = true
  /// Whether cells are compared with the data, which makes their items anew.
  var comparesCells = true

  // MARK: What it saw

  private(set) var verbs: [Verb] = []
  var problems: [String] = []
  var sections: [SectionSlots] = []
  var scrollOffset = 0.0
  var cellsMade = 0
  var selection: Set<ItemIndex> = []
  var selectionAnchor: ItemIndex?
  var focus: ItemIndex?
  var focusedHeader: Int?
  var pressed: LayoutElement?

  var isLaidOut = false
  var isBusy = false
  /// Whether it fills a view to see what others should show.
  var isComparing = false
  private var batchesToTake: [@MainActor () -> Void] = []
  private var motions: [@MainActor (Bool) -> Void] = []
  var registered: [String: any ReusableView.Type] = [:]
  var unused: [String: [TestView]] = [:]

  // MARK: Verbs

  func reload(swap: () -> Void) {
    begin(.reload)
    for section in sections.indices { endDisplaying(section) }
    swap()
    isLaidOut = false
    sections = []
    if laysOutAtOnce { layOut() }
  }

  func perform(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard !takesBatchesAtOnce else {
      return take(batch, animated: animated, swap: swap, completion: completion)
    }
    batchesToTake.append { [weak self] in
      self?.take(batch, animated: animated, swap: swap, completion: completion)
    }
  }

  private func take(
    _ batch: Batch, animated: Bool, swap: @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    begin(.perform(batch))
    if !isLaidOut { problems.append("a batch came before the reload was laid out") }
    if sections.map(\.items.count) != batch.countsBefore {
      problems.append("counts before are \(batch.countsBefore), not \(sections.map(\.items.count))")
    }
    if let violation = BatchRules.violation(in: batch) { problems.append(violation.message) }
    let before = sections
    swap()
    let counts = driver.countsForLayout()
    if counts != batch.countsAfter {
      problems.append("counts after are \(batch.countsAfter), but the data has \(counts)")
    }
    let violation = BatchRules.violation(
      in: batch,
      sameSection: { before[$0].identity == driver.content.sections[$1].column.identity },
      sameItem: { before[$0.section].items[$0.item].identity == identity(of: $1) })
    if let violation { problems.append(violation.message) }
    replay(batch, to: counts)
    showVisible()
    guard animated, motionsTakeTime else { return completion(motionsFinish) }
    motions.append(completion)
  }

  func reconfigure(_ views: ListViews) {
    begin(.reconfigure(views))
    isBusy = true
    for index in views.items {
      if let cell = slot(at: index)?.cell { driver.configure(cell, at: index) }
    }
    for section in views.headers {
      if let view = sections[section].header { driver.configure(view, .header, section: section) }
    }
    for section in views.footers {
      if let view = sections[section].footer { driver.configure(view, .footer, section: section) }
    }
    isBusy = false
  }

  func replace(_ views: ListViews) {
    begin(.replace(views))
    for index in views.items where slot(at: index) != nil { endDisplaying(index) }
    for section in views.headers { endDisplaying(section, \.header) }
    for section in views.footers { endDisplaying(section, \.footer) }
    showVisible()
  }

  func restore(_ position: ListPosition) {
    begin(.restore(position))
    selection = position.selection
    selectionAnchor = position.selectionAnchor
    focus = position.focus
    focusedHeader = position.focusedHeader
    pressed = position.pressed
    switch position.scroll {
    case .unchanged: break
    case .top: scrollOffset = 0
    case .end: scrollOffset = .greatestFiniteMagnitude
    case .anchor(let place):
      let counts = driver.content.counts
      scrollOffset =
        Double(counts[..<place.index.section].reduce(place.index.item, +)) - place.offset
    case .header(let header):
      scrollOffset =
        Double(driver.content.counts[..<header.section].reduce(0, +)) - header.offset
    }
    if isLaidOut { showVisible() }
    compareCells()
  }

  func end() { begin(.end) }

  private func begin(_ verb: Verb) {
    if isBusy { problems.append("\(verb) came while the host was laying out") }
    verbs.append(verb)
  }

  // MARK: What happens to it

  /// Lays out what a reload left to do.
  func layOut() {
    guard !isLaidOut, isReady else { return }
    isLaidOut = true
    sections = driver.countsForLayout().enumerated().map { section, count in
      SectionSlots(
        identity: driver.content.sections[section].column.identity,
        items: (0..<count).map {
          ItemSlot(identity: identity(of: ItemIndex(section: section, item: $0)))
        })
    }
    showVisible()
    compareCells()
  }

  /// Gets a window.
  func appear() {
    isReady = true
    driver.hostBecameReady()
  }

  /// Takes the batches that were put off.
  func takeBatches() {
    let waiting = batchesToTake
    batchesToTake = []
    for take in waiting { take() }
  }

  func scroll(to offset: Double) {
    scrollOffset = offset
    guard isReady, isLaidOut else { return }
    showVisible()
    driver.visibleItemsChanged()
  }

  /// Ends the motions that take time.
  func finishMotions(finished: Bool = true) {
    let ending = motions
    motions = []
    for completion in ending { completion(finished) }
  }

  /// The user selects an item.
  func tap(_ section: Int, _ item: Int) {
    let index = ItemIndex(section: section, item: item)
    guard driver.isSelectable(index) else { return }
    selection.insert(index)
    driver.didSelect(index)
  }

  /// The user takes the selection of an item away.
  func untap(_ section: Int, _ item: Int) {
    let index = ItemIndex(section: section, item: item)
    selection.remove(index)
    driver.didDeselect(index)
  }

  /// Makes a class known under an identifier, as a storyboard does.
  func register(_ viewClass: any ReusableView.Type, _ name: String) {
    registered[name] = viewClass
  }

  /// Forgets the verbs so far.
  func forgetVerbs() { verbs = [] }

  // MARK: What is on screen

  var viewport: ListViewport {
    var viewport = ListViewport()
    viewport.selection = selection
    viewport.selectionAnchor = selectionAnchor
    viewport.focus = focus
    viewport.focusedHeader = focusedHeader
    viewport.pressed = pressed
    viewport.isAtTop = scrollOffset <= 0
    viewport.isAtEnd = scrollOffset > 0 && scrollOffset + viewportHeight >= Double(itemCount)
    forEachItem { index, position in
      guard isVisible(position) else { return }
      viewport.visible.append(
        ListViewport.Place(index: index, offset: Double(position) - scrollOffset))
    }
    return viewport
  }

  /// The texts of the cells that can be seen, by section.
  var texts: [[String]] { sections.map { $0.items.compactMap { $0.cell?.text } } }

  var headers: [String?] { sections.map { $0.header?.text } }

  func cell(_ section: Int, _ item: Int) -> TestCell? {
    slot(at: ItemIndex(section: section, item: item))?.cell as? TestCell
  }

  /// The operations of all batches since `forgetVerbs()`.
  var batches: [Batch] {
    verbs.compactMap { if case .perform(let batch) = $0, !batch.isEmpty { batch } else { nil } }
  }

  /// The items that were filled again since `forgetVerbs()`.
  var reconfigured: [ItemIndex] {
    verbs.flatMap { verb -> [ItemIndex] in
      if case .reconfigure(let views) = verb { views.items } else { [] }
    }
  }

  /// The items that got another cell since `forgetVerbs()`.
  var replaced: [ItemIndex] {
    verbs.flatMap { verb -> [ItemIndex] in
      if case .replace(let views) = verb { views.items } else { [] }
    }
  }

  var reloadCount: Int { verbs.filter { $0 == .reload }.count }

  func slot(at index: ItemIndex) -> ItemSlot? {
    guard sections.indices.contains(index.section),
      sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return sections[index.section].items[index.item]
  }

  func identity(of index: ItemIndex) -> SlotIdentity {
    let section = driver.content.sections[index.section]
    let (group, offset) = section.place(of: index.item)
    let column = section.groups[group].column
    return SlotIdentity(
      type: ObjectIdentifier(column.elementType), identifier: column.describe(offset))
  }

  func isVisible(_ position: Int) -> Bool {
    Double(position) + 1 > scrollOffset && Double(position) < scrollOffset + viewportHeight
  }

  private var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  func forEachItem(_ body: (ItemIndex, Int) -> Void) {
    var position = 0
    for (section, slots) in sections.enumerated() {
      for item in slots.items.indices {
        body(ItemIndex(section: section, item: item), position)
        position += 1
      }
    }
  }
}

/// What the host believes to be at a place.
struct ItemSlot {
  let identity: SlotIdentity
  var cell: TestView?
}

struct SlotIdentity: Hashable {
  let type: ObjectIdentifier
  let identifier: String
}

struct SectionSlots {
  let identity: SectionIdentity
  var items: [ItemSlot]
  var header: TestView?
  var footer: TestView?
}
