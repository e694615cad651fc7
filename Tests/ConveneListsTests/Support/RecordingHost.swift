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
  /// Whether cells are compared with the data, which makes their items anew.
  var comparesCells = true

  // MARK: What it saw

  private(set) var verbs: [Verb] = []
  var problems: [String] = []
  private(set) var sections: [SectionSlots] = []
  private(set) var scrollOffset = 0.0
  private(set) var cellsMade = 0
  var selection: Set<ItemIndex> = []
  var focus: ItemIndex?

  private var isLaidOut = false
  private var isBusy = false
  private var motions: [@MainActor (Bool) -> Void] = []
  private var registered: [String: any ReusableView.Type] = [:]
  private var unused: [String: [TestView]] = [:]

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
    _ batch: Batch, animated: Bool, swap: () -> Void,
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
    focus = position.focus
    switch position.scroll {
    case .unchanged: break
    case .top: scrollOffset = 0
    case .anchor(let place):
      let counts = driver.content.counts
      scrollOffset =
        Double(counts[..<place.index.section].reduce(place.index.item, +)) - place.offset
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

  func scroll(to offset: Double) {
    scrollOffset = offset
    if isReady, isLaidOut { showVisible() }
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
    viewport.focus = focus
    viewport.isAtTop = scrollOffset <= 0
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

  private func slot(at index: ItemIndex) -> ItemSlot? {
    guard sections.indices.contains(index.section),
      sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return sections[index.section].items[index.item]
  }

  private func identity(of index: ItemIndex) -> SlotIdentity {
    let section = driver.content.sections[index.section]
    let (group, offset) = section.place(of: index.item)
    let column = section.groups[group].column
    return SlotIdentity(
      type: ObjectIdentifier(column.elementType), identifier: column.describe(offset))
  }

  private func isVisible(_ position: Int) -> Bool {
    Double(position) + 1 > scrollOffset && Double(position) < scrollOffset + viewportHeight
  }

  private func forEachItem(_ body: (ItemIndex, Int) -> Void) {
    var position = 0
    for (section, slots) in sections.enumerated() {
      for item in slots.items.indices {
        body(ItemIndex(section: section, item: item), position)
        position += 1
      }
    }
  }
}

// MARK: - Cells

extension RecordingHost {
  /// Makes the views that can be seen, and gives up those that can't.
  private func showVisible() {
    let total = sections.reduce(0) { $0 + $1.items.count }
    scrollOffset = max(0, min(scrollOffset, Double(total) - viewportHeight))
    isBusy = true
    defer { isBusy = false }
    forEachItem { index, position in
      let hasCell = sections[index.section].items[index.item].cell != nil
      if isVisible(position), !hasCell {
        makeCell(at: index)
      } else if !isVisible(position), hasCell {
        endDisplaying(index)
      }
    }
    for section in sections.indices {
      show(.header, section, \.header)
      show(.footer, section, \.footer)
    }
  }

  private func makeCell(at index: ItemIndex) {
    guard let item = driver.item(at: index) else {
      return problems.append("there is no item at \(index)")
    }
    let cell = dequeue(item)
    sections[index.section].items[index.item].cell = cell
    driver.configure(cell, as: item)
    driver.willDisplay(cell)
  }

  private func show(
    _ kind: SupplementaryKind, _ section: Int,
    _ place: WritableKeyPath<SectionSlots, TestView?>
  ) {
    guard let supplementary = driver.content.supplementary(kind, in: section) else {
      return endDisplaying(section, place)
    }
    guard sections[section][keyPath: place] == nil else { return }
    let view = dequeue(supplementary)
    sections[section][keyPath: place] = view
    driver.configure(view, kind, section: section)
  }

  private func dequeue(_ reusable: AnyReusable<RecordingHost>) -> TestView {
    let name = reusable.identifier
    if registered[name] == nil || reusable.register == .class {
      registered[name] = reusable.viewClass
    }
    if let view = unused[name]?.popLast() { return view }
    cellsMade += 1
    let view = (registered[name] as? TestView.Type ?? TestCell.self).init()
    view.reuseName = name
    return view
  }

  private func endDisplaying(_ section: Int) {
    for item in sections[section].items.indices {
      endDisplaying(ItemIndex(section: section, item: item))
    }
    endDisplaying(section, \.header)
    endDisplaying(section, \.footer)
  }

  private func endDisplaying(_ index: ItemIndex) {
    let view = sections[index.section].items[index.item].cell
    sections[index.section].items[index.item].cell = nil
    giveUp(view)
  }

  private func endDisplaying(
    _ section: Int, _ place: WritableKeyPath<SectionSlots, TestView?>
  ) {
    let view = sections[section][keyPath: place]
    sections[section][keyPath: place] = nil
    giveUp(view)
  }

  private func giveUp(_ view: TestView?) {
    guard let view else { return }
    driver.didEndDisplaying(view)
    unused[view.reuseName, default: []].append(view)
  }

  /// Compares each view with what a new one would show.
  private func compareCells() {
    guard comparesCells, isLaidOut else { return }
    forEachItem { index, _ in
      let slot = sections[index.section].items[index.item]
      if slot.identity != identity(of: index) {
        problems.append("\(slot.identity) is at \(index), but the data has \(identity(of: index))")
      }
      guard let cell = slot.cell, let item = driver.content.item(at: index) else { return }
      compare(cell, with: item, "the cell at \(index)")
    }
    for (section, slots) in sections.enumerated() {
      for (kind, view) in [(SupplementaryKind.header, slots.header), (.footer, slots.footer)] {
        let newest = driver.content.supplementary(kind, in: section)
        if (newest == nil) != (view == nil) { problems.append("\(kind) \(section) is stale") }
        if let newest, let view { compare(view, with: newest, "\(kind) \(section)") }
      }
    }
  }

  private func compare(
    _ view: TestView, with reusable: AnyReusable<RecordingHost>, _ name: String
  ) {
    let fresh = type(of: view).init()
    guard reusable.configure(fresh, in: self) else {
      return problems.append("\(name) is of another class than the data's: \(type(of: view))")
    }
    if fresh.text != view.text {
      problems.append("\(name) shows “\(view.text)” instead of “\(fresh.text)”")
    }
  }
}

// MARK: - Batches

extension RecordingHost {
  /// Applies the operations to the own model: first what leaves, then what comes, then the rest.
  private func replay(_ batch: Batch, to counts: [Int]) {
    let before = sections
    let gone = Set(batch.deletedItems).union(batch.movedItems.map(\.from))
    for section in batch.deletedSections { endDisplaying(section) }
    for index in batch.deletedItems { endDisplaying(index) }

    var origins = [Int?](repeating: nil, count: counts.count)
    for move in batch.movedSections { origins[move.to] = move.from }
    let leaving = Set(batch.deletedSections).union(batch.movedSections.map(\.from))
    let arriving = Set(batch.insertedSections).union(batch.movedSections.map(\.to))
    let free = counts.indices.filter { !arriving.contains($0) }
    for (old, new) in zip(before.indices.filter { !leaving.contains($0) }, free) {
      origins[new] = old
    }

    var arrivals: [ItemIndex: ItemSlot] = [:]
    for index in batch.insertedItems { arrivals[index] = ItemSlot(identity: identity(of: index)) }
    for move in batch.movedItems {
      arrivals[move.to] = before[move.from.section].items[move.from.item]
    }
    sections = counts.enumerated().map { section, count in
      guard let old = origins[section] else {
        return SectionSlots(
          identity: driver.content.sections[section].column.identity,
          items: (0..<count).map {
            ItemSlot(identity: identity(of: ItemIndex(section: section, item: $0)))
          })
      }
      var slots = before[old]
      var staying = before[old].items.enumerated()
        .filter { !gone.contains(ItemIndex(section: old, item: $0.offset)) }
        .map(\.element)[...]
      slots.items = (0..<count).compactMap {
        arrivals[ItemIndex(section: section, item: $0)] ?? staying.popFirst()
      }
      return slots
    }
    if sections.map(\.items.count) != counts || sections.count != counts.count {
      problems.append("the batch leaves \(sections.map(\.items.count)) instead of \(counts)")
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
