/// Which picture stands above a state's title.
package enum PictureFace<Picture: Sendable>: Sendable {
  /// None, and no room for one.
  case none
  /// Room for a picture that may come.
  case room
  /// An image of the app's, or a symbol, by name; the state's own symbol where there is neither.
  case named(String, fallback: String)
  /// A symbol by name; the state's own where there is none.
  case symbol(String, fallback: String)
  /// A picture that was loaded.
  case loaded(Picture)

  /// The picture of a state, by how far the loading of one by URL is.
  package init(of state: RenderedState, _ phase: StateImage<Picture>.Phase) {
    guard state.appearance.imageSize > 0 else {
      self = .none
      return
    }
    let own = state.fallbackSymbol
    switch (state.image, phase) {
    case (.none, _): self = .none
    case (.named(let name), _): self = .named(name, fallback: own)
    case (.symbol(let name), _): self = .symbol(name, fallback: own)
    case (.url, .loading): self = .room
    case (.url, .picture(let picture)): self = .loaded(picture)
    case (.url, .none), (.url, .failed): self = .symbol(own, fallback: own)
    }
  }
}
