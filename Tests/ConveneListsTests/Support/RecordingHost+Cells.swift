import ConveneDiff
import ConveneLists

/// Which views the host makes and gives up, and what they are compared with.
extension RecordingHost {
  /// Makes the views that can be seen, and gives up those that can't.
  func showVisible() {
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
    driver.willDisplay(view)
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

  func endDisplaying(_ section: Int) {
    for item in sections[section].items.indices {
      endDisplaying(ItemIndex(section: section, item: item))
    }
    endDisplaying(section, \.header)
    endDisplaying(section, \.footer)
  }

  func endDisplaying(_ index: ItemIndex) {
    let view = sections[index.section].items[index.item].cell
    sections[index.section].items[index.item].cell = nil
    giveUp(view)
  }

  func endDisplaying(
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
  func compareCells() {
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
    isComparing = true
    defer { isComparing = false }
    guard reusable.configure(fresh, in: self) else {
      return problems.append("\(name) is of another class than the data's: \(type(of: view))")
    }
    if fresh.text != view.text {
      problems.append("\(name) shows “\(view.text)” instead of “\(fresh.text)”")
    }
  }
}
