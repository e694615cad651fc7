import ConveneDiff

/// What a platform asks and tells beyond what every list needs.
///
/// A question goes to the closure that the declaration has for it, then to the app's own delegate,
/// and at last to the platform's default; an event goes to the closure, and the host tells the
/// app's delegate besides.
extension ListDriver {
  // MARK: Items

  /// Asks an item.
  ///
  /// - Parameters:
  ///   - callback: The question.
  ///   - index: Where the item is in the list on screen.
  ///   - input: What comes with the question.
  ///   - delegate: What the app's own delegate answers, asked where the item has no closure.
  ///   - standard: What the platform does where nobody answers.
  /// - Returns: The first answer of these.
  package func answer<Input, Answer>(
    _ callback: Callback<Input, Answer>, at index: ItemIndex, _ input: Input,
    otherwise delegate: @autoclosure () -> Answer?, standard: @autoclosure () -> Answer
  ) -> Answer {
    answer {
      item(askedAt: index)?.answer(callback, input)
        ?? askOnce(about: index, callback.name, delegate) ?? standard()
    }
  }

  /// Asks an item whether something may be done with it.
  package func allows(
    _ callback: Callback<Void, Bool>, at index: ItemIndex,
    otherwise delegate: @autoclosure () -> Bool?, standard: @autoclosure () -> Bool = true
  ) -> Bool {
    answer(callback, at: index, (), otherwise: delegate(), standard: standard())
  }

  /// Tells an item what happened.
  package func tell<Input>(_ callback: Callback<Input, Void>, at index: ItemIndex, _ input: Input) {
    item(askedAt: index)?.answer(callback, input)
  }

  /// Tells those items that are still in the list; hosts may ask early, and take it back late.
  package func tell(_ callback: Callback<Void, Void>, at indexes: [ItemIndex]) {
    answer {
      for index in indexes { content.item(at: index)?.answer(callback, ()) }
    }
  }

  // MARK: The list

  /// Asks the list; see ``answer(_:at:_:otherwise:standard:)``.
  package func answer<Input, Answer>(
    _ callback: Callback<Input, Answer>, _ input: Input,
    otherwise delegate: @autoclosure () -> Answer?, standard: @autoclosure () -> Answer
  ) -> Answer {
    answer {
      content.callbacks.answer(callback, (), input)
        ?? askOnce(about: callback.name, callback.name, delegate) ?? standard()
    }
  }

  /// Tells the list what happened.
  package func tell<Input>(_ callback: Callback<Input, Void>, _ input: Input) {
    answer { _ = content.callbacks.answer(callback, (), input) }
  }

  // MARK: Several items

  /// Asks for an object, such as a menu, that is about some items: the item where it is one that
  /// answers, and otherwise the list.
  ///
  /// What is told of the object later is told that item, too.
  package func object<Input, Object: AnyObject>(
    _ callback: Callback<Input, Object?>, at indexes: [ItemIndex], _ input: Input,
    orOfList listCallback: Callback<([ItemIndex], Input), Object?>,
    otherwise delegate: @autoclosure () -> Object?
  ) -> Object? {
    answer {
      if indexes.count == 1, let item = item(askedAt: indexes[0]),
        let made = item.answer(callback, input)
      {
        made.map { subjects.note(item, of: $0) }
        return made
      }
      return content.callbacks.answer(listCallback, (), (indexes, input))
        ?? askOnce(about: indexes, callback.name, delegate)
    }
  }

  /// Tells of an object: the item that it was made for, and the list.
  package func tell<Object: AnyObject, Input>(
    _ callback: Callback<Input, Void>, of object: Object, _ input: Input
  ) {
    subjects.item(of: object)?.answer(callback, input)
    tell(callback, input)
  }

  // MARK: Which are in use

  /// Whether anything that was seen of the list so far has a closure for a callback.
  ///
  /// Some platforms behave otherwise where a callback is there, whatever it answers.
  package func uses(_ name: String) -> Bool { usedCallbacks.contains(name) }

  /// Notes closures that were met, and says so where there are new ones.
  func note(_ callbacks: Callbacks) {
    guard !callbacks.names.allSatisfy(usedCallbacks.contains) else { return }
    usedCallbacks.formUnion(callbacks.names)
    onCallbacksChange?()
  }

  /// Notes what the list and its sections have closures for.
  func noteCallbacks(of content: ListContent<View>) {
    note(content.callbacks)
    var last = content.callbacks
    // Most sections have closures for the same callbacks as the one before them.
    for section in content.sections where !section.callbacks.hasSameNames(as: last) {
      last = section.callbacks
      note(last)
    }
  }
}

/// The items that objects were made for, as long as the objects live.
@MainActor
struct CallbackSubjects<View: AnyObject> {
  private struct Entry {
    weak var object: AnyObject?
    let item: AnyItem<View>
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func note(_ item: AnyItem<View>, of object: AnyObject) {
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object)] = Entry(object: object, item: item)
  }

  func item(of object: AnyObject) -> AnyItem<View>? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.item
  }
}
