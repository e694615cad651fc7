/// Something that a platform asks or tells, by name: what comes with it, and what is answered.
///
/// It is asked of the thing that it is about: an item, a header, a section, or the whole list.
package struct Callback<Input, Answer>: Sendable {
  /// The platform's name for it, which tells it from all others.
  package let name: String

  package init(_ name: String) { self.name = name }
}

extension Callback where Input == Void, Answer == Void {
  /// The user selected an item.
  package static var selected: Callback { Callback("selected") }
  /// The user took the selection away from an item.
  package static var deselected: Callback { Callback("deselected") }
  /// A touch has highlighted an item.
  package static var didHighlight: Callback {
    Callback("collectionView:didHighlightItemAtIndexPath:")
  }
  /// An item is highlighted no longer.
  package static var didUnhighlight: Callback {
    Callback("collectionView:didUnhighlightItemAtIndexPath:")
  }
  /// The user wants what an item stands for.
  package static var performPrimaryAction: Callback {
    Callback("collectionView:performPrimaryActionForItemAtIndexPath:")
  }
}

extension Callback where Input == Void, Answer == Bool {
  /// Whether the user may select an item.
  package static var selection: Callback { Callback("selection") }
  /// Whether the user may take the selection away from an item.
  package static var shouldDeselect: Callback {
    Callback("collectionView:shouldDeselectItemAtIndexPath:")
  }
  /// Whether a touch highlights an item.
  package static var shouldHighlight: Callback {
    Callback("collectionView:shouldHighlightItemAtIndexPath:")
  }
  /// Whether a tap performs an item's primary action.
  package static var canPerformPrimaryAction: Callback {
    Callback("collectionView:canPerformPrimaryActionForItemAtIndexPath:")
  }
}

/// The closures that were set for callbacks about one thing.
@MainActor
package struct Callbacks {
  private struct Entry {
    let name: String
    /// A ``CallbackHandler``.
    let handler: Any
  }

  /// Few, so that looking through them costs less than hashing a name would.
  private var entries: [Entry] = []

  package nonisolated init() {}

  /// The names of all callbacks that have a closure.
  package var names: some Collection<String> { entries.lazy.map { $0.name } }

  /// Whether there is none.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether a callback has a closure.
  package func handles<Input, Answer>(_ callback: Callback<Input, Answer>) -> Bool {
    handler(named: callback.name) != nil
  }

  /// Sets the closure of a callback, in place of an earlier one.
  package mutating func set<Subject, Input, Answer>(
    _ callback: Callback<Input, Answer>,
    _ call: @escaping @MainActor (Subject, Input) -> Answer
  ) {
    let entry = Entry(name: callback.name, handler: CallbackHandler(call: call))
    if let place = entries.firstIndex(where: { $0.name == callback.name }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Removes the closure of a callback.
  mutating func remove<Input, Answer>(_ callback: Callback<Input, Answer>) {
    entries.removeAll { $0.name == callback.name }
  }

  /// Whether it has closures for the same callbacks as another one, set in the same order.
  func hasSameNames(as other: Callbacks) -> Bool {
    entries.count == other.entries.count
      && entries.indices.allSatisfy { entries[$0].name == other.entries[$0].name }
  }

  private func handler(named name: String) -> Any? {
    // By index, since whoever takes an entry out counts the references of its closure.
    entries.indices.first { entries[$0].name == name }.map { entries[$0].handler }
  }

  /// Calls the closure of a callback.
  ///
  /// - Returns: What it answers, `nil` where there is no closure.
  package func answer<Subject, Input, Answer>(
    _ callback: Callback<Input, Answer>, _ subject: Subject, _ input: Input
  ) -> Answer? {
    let handler = handler(named: callback.name) as? CallbackHandler<Subject, Input, Answer>
    return handler?.call(subject, input)
  }
}

/// A closure, in a type that a cast can ask for.
private struct CallbackHandler<Subject, Input, Answer> {
  let call: @MainActor (Subject, Input) -> Answer
}
