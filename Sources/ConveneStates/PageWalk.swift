/// Loads pages one after the other until one brings something.
struct PageWalk<Element: Sendable, Cursor: Sendable>: Sendable {
  typealias Load =
    @Sendable (_ query: String, _ cursor: Cursor?) async throws -> Page<Element, Cursor>

  let load: Load
  /// How many pages in a row may bring nothing.
  let limit: Int

  /// The first page, with what the empty ones before it leave to ask for.
  func first(_ query: String, sifting sieve: Sieve<Element>) async throws -> Page<Element, Cursor> {
    do {
      return try await page(query, from: nil, sifting: sieve)
    } catch let stalled as StalledPages {
      return Page([], next: stalled.next as? Cursor)
    }
  }

  /// The page after a cursor, or the next one that has something new on it.
  ///
  /// - Throws: ``StalledPages`` where none of them has; else what the app threw.
  func page(
    _ query: String, from cursor: Cursor?, sifting sieve: Sieve<Element>
  ) async throws -> Page<Element, Cursor> {
    var cursor = cursor
    for _ in 0..<max(1, limit) {
      var page = try await load(query, cursor)
      try Task.checkCancellation()
      page.elements = await sieve.sift(page.elements)
      guard page.elements.isEmpty, let next = page.next else { return page }
      cursor = next
    }
    throw StalledPages(next: cursor)
  }
}

/// Pages that brought nothing, and what the one after them is asked for with.
struct StalledPages: Error {
  let next: (any Sendable)?
}

/// Holds back elements that are there already.
@MainActor
final class Sieve<Element: Sendable> {
  typealias Key = @MainActor (Element) -> AnyHashable

  private let key: Key?
  private var known: Set<AnyHashable> = []

  /// A sieve that knows nothing yet; without a key it lets everything through.
  init(_ key: Key?) { self.key = key }

  /// Those elements that aren't known, each once.
  func sift(_ elements: [Element]) -> [Element] {
    guard let key else { return elements }
    var met = Set<AnyHashable>()
    return elements.filter { element in
      let key = key(element)
      return !known.contains(key) && met.insert(key).inserted
    }
  }

  /// Knows these elements from now on.
  func insert(_ elements: [Element]) {
    guard let key else { return }
    known.formUnion(elements.map(key))
  }
}
