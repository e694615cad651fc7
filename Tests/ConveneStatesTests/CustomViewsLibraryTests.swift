import Testing

@testable import ConveneStates

private final class View {}

@Suite("CustomViewsLibrary")
struct CustomViewsLibraryTests {
  @Test("S14: a view replaced while its state is shown goes, and only the new one is there")
  func replacedWhileShown() {
    var library = CustomViewsLibrary<View>()
    let (old, new) = (View(), View())
    _ = library.set(old, for: .error)
    let first = library.show(.error)
    #expect(first.arriving === old)
    let change = library.set(new, for: .error)
    #expect(change.leaving === old && change.arriving === new)
    #expect(library.shown === new)
  }

  @Test("a state without a view takes the view away")
  func defaultLook() {
    var library = CustomViewsLibrary<View>()
    let view = View()
    _ = library.set(view, for: .error)
    _ = library.show(.error)
    let change = library.show(.empty)
    #expect(change.leaving === view && change.arriving == nil)
    #expect(library.shown == nil)
  }

  @Test("a view that serves two states stays between them")
  func sharedView() {
    var library = CustomViewsLibrary<View>()
    let view = View()
    _ = library.set(view, for: .error)
    _ = library.set(view, for: .noInternet)
    _ = library.show(.error)
    let change = library.show(.noInternet)
    #expect(change.leaving == nil && change.arriving == nil)
    #expect(library.shown === view)
  }

  @Test("a view that is around what it would stand in isn't placed, and is reported once each time")
  func around() {
    var library = CustomViewsLibrary<View>()
    let (house, picture) = (View(), View())
    _ = library.set(house, for: .error)
    _ = library.set(picture, for: .empty)
    #expect(library.placeable { $0 === house } == nil)
    #expect(library.refusal(placing: nil) == nil, "nothing is shown")
    for _ in 0..<2 {
      _ = library.show(.error)
      #expect(library.placeable { $0 === house } == nil)
      #expect(library.refusal(placing: nil) == .customViewAroundState(.error))
      #expect(library.refusal(placing: nil) == nil)
      _ = library.show(.empty)
      #expect(library.placeable { $0 === house } === picture)
      #expect(library.refusal(placing: picture) == nil)
    }
  }

  @Test("a view taken out while shown goes, and is released")
  func released() {
    var library = CustomViewsLibrary<View>()
    weak var view: View?
    do {
      let shown = View()
      view = shown
      _ = library.set(shown, for: .error)
      _ = library.show(.error)
    }
    #expect(library[.error] === view && view != nil)
    _ = library.set(nil, for: .error)
    #expect(view == nil)
  }
}
