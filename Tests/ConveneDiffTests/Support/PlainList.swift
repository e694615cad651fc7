import TestSupport

@testable import ConveneDiff

/// A list as the tests see it: identities and contents, nothing else.
struct PlainList: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Thing]
  }

  var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// Sections by their identifiers and the identifiers of their items.
  init(_ sections: (Int, [Int])...) {
    self.sections = sections.map { Section(id: $0, items: $1.map { Thing(id: $0) }) }
  }

  var columns: [SectionColumn] {
    sections.map {
      SectionColumn(
        identity: SectionIdentity(of: $0.id), columns: [TypedColumn($0.items)])
    }
  }

  var sectionIDs: [Int] { sections.map(\.id) }
  var itemIDs: [[Int]] { sections.map { $0.items.map(\.id) } }

  var reference: [Reference.Section] {
    sections.map { Reference.Section(id: $0.id, items: $0.items.map(\.id)) }
  }

  /// The list that a batch of a plan from `self` ends in.
  func stage(_ sources: [SectionSource], to new: PlainList) -> PlainList {
    PlainList(
      sources.map {
        switch $0 {
        case .old(let section): sections[section]
        case .new(let section): new.sections[section]
        }
      })
  }
}

/// An index written as two numbers.
func at(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }
