/// The default wording's keys, each with its English text.
///
/// The English stands in code too, so that there are words even where the resources are missing.
enum Phrase: String, CaseIterable {
  case errorTitle = "error.title"
  case errorSubtitle = "error.subtitle"
  case noInternetTitle = "noInternet.title"
  case noInternetSubtitle = "noInternet.subtitle"
  case emptyTitle = "empty.title"
  case loadingTitle = "loading.title"
  case noResultsTitle = "noResults.title"
  case noResultsSubtitle = "noResults.subtitle"
  case retry
  case cancel
  case stillLoading
  case waitingForNetwork
  case offlineBanner = "banner.offline"
  case offlineWaitingBanner = "banner.offlineWaiting"
  case errorBanner = "banner.error"
  case noInternetBanner = "banner.noInternet"
  case loadMore
  case loadingMore = "loading.more"
  case moreError = "error.more"
  case loaded
  case backOnline
  case sentenceEnd

  var english: String {
    switch self {
    case .errorTitle: "Something Went Wrong"
    case .errorSubtitle: "Please try again."
    case .noInternetTitle: "No Internet Connection"
    case .noInternetSubtitle: "Check your connection and try again."
    case .emptyTitle: "Nothing Here Yet"
    case .loadingTitle: "Loading…"
    case .noResultsTitle: "No Results"
    case .noResultsSubtitle: "Nothing matches “{query}”."
    case .retry: "Try Again"
    case .cancel: "Cancel"
    case .stillLoading: "Still loading. This takes longer than usual."
    case .waitingForNetwork: "Waiting for the connection to come back…"
    case .offlineBanner: "You are offline."
    case .offlineWaitingBanner: "You are offline. Waiting for the connection…"
    case .errorBanner: "Could not be updated."
    case .noInternetBanner: "No internet connection."
    case .loadMore: "Load More"
    case .loadingMore: "Loading More…"
    case .moreError: "Could not load more."
    case .loaded: "Loaded."
    case .backOnline: "You are back online."
    case .sentenceEnd: ". "
    }
  }
}
