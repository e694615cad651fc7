import ConveneDiff
import ConveneLists
import Testing

@Suite("What clicks and keys mean for the selection")
struct SelectionGestureTests {
  private let a = ItemIndex(section: 0, item: 4)

  @Test(
    "where several may be selected, as in the platform's lists",
    arguments: [
      ([], .only, .only, .toggle),
      (.toggle, .toggle, nil, .toggle),
      (.extend, .extend, .extend, .extend),
      ([.toggle, .extend], .adding, .adding, .adding),
    ] as [(SelectionKeys, Kind, Kind?, Kind)])
  func multiple(keys: SelectionKeys, click: Kind, move: Kind?, space: Kind) {
    #expect(SelectionGesture(.click(a, keys), in: .multiple) == click.gesture(a))
    #expect(SelectionGesture(.move(a, keys), in: .multiple) == move?.gesture(a))
    #expect(SelectionGesture(.space(a, keys), in: .multiple) == space.gesture(a))
  }

  @Test("where one may be selected, whatever is held, and by moving only if asked for")
  func single() {
    for keys in [[], .toggle, .extend, [.toggle, .extend]] as [SelectionKeys] {
      #expect(SelectionGesture(.click(a, keys), in: .single) == .only(a))
      #expect(SelectionGesture(.space(a, keys), in: .single) == .only(a))
      #expect(SelectionGesture(.move(a, keys), in: .single) == nil)
      #expect(SelectionGesture(.move(a, keys), in: .single, followsFocus: true) == .only(a))
    }
    #expect(SelectionGesture(.all, in: .single) == nil)
    #expect(SelectionGesture(.nothing, in: .single) == nil)
  }

  @Test("what is used is selected, unless it is already")
  func use() {
    #expect(SelectionGesture(.use(a), in: .single) == .including(a))
    #expect(SelectionGesture(.use(a), in: .multiple) == .including(a))
    #expect(SelectionGesture(.all, in: .multiple) == .all)
    #expect(SelectionGesture(.nothing, in: .multiple) == .nothing)
  }

  @Test("where nothing may be selected, nothing is")
  func none() {
    for input in [
      .click(a, []), .move(a, .extend), .space(a, .toggle), .use(a), .all, .nothing,
    ] as [SelectionInput] {
      #expect(SelectionGesture(input, in: .none, followsFocus: true) == nil)
    }
  }

  /// A gesture about one item.
  enum Kind {
    case only, toggle, extend, adding

    func gesture(_ index: ItemIndex) -> SelectionGesture {
      switch self {
      case .only: .only(index)
      case .toggle: .toggle(index)
      case .extend: .extend(to: index, adding: false)
      case .adding: .extend(to: index, adding: true)
      }
    }
  }
}
