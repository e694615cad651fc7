extension StateContentLibrary {
  /// What the end of a list says: of the next page instead of the screen.
  var forMore: StateContentLibrary {
    var library = self
    library[.loading] = StateContent(title: wording.loadingMore)
    library[.error] = StateContent(title: wording.moreError)
    library[.noInternet] = StateContent(title: wording.noInternetBanner)
    library[.empty] = StateContent(title: wording.endReached)
    library[.loadMore] =
      self[.loadMore] ?? StateContent(buttons: [StateButton(wording.loadMore, action: .retry)])
    return library
  }
}

extension StateModel {
  /// The state of a list's end on this screen, on the same clock with the same timing.
  func forMore() -> StateModel {
    StateModel(
      first: ScreenDisplay(body: .blank), contentLibrary: contentLibrary.forMore, timing: timing,
      timeline: timeline)
  }
}
