extension StateContentLibrary {
  /// The wording that comes with the library: English, Japanese and Russian.
  ///
  /// - Parameter languages: BCP 47 tags or POSIX locales, the most wanted first; nil: those of the
  ///   person at the screen. Where there are no words for any of them, English.
  /// - Returns: a library with content for every state but `success`.
  public static func builtIn(languages: [String]? = nil) -> StateContentLibrary {
    let words = WordingResources.words(
      for: languages ?? PreferredLanguages.current, in: WordingResources.folder)
    return StateContentLibrary(phrases: words.phrases, language: words.language)
  }

  /// A library in the words of `phrases`, and English where one is missing.
  init(phrases: [String: String], language: String = "en") {
    func say(_ phrase: Phrase) -> String { phrases[phrase.rawValue] ?? phrase.english }
    self.init(
      contents: [
        .noInternet: StateContent(
          image: .symbol(FallbackSymbol.name(for: .noInternet)),
          title: say(.noInternetTitle), subtitle: say(.noInternetSubtitle)),
        .error: StateContent(
          image: .symbol(FallbackSymbol.name(for: .error)),
          title: say(.errorTitle), subtitle: say(.errorSubtitle)),
        .empty: StateContent(
          image: .symbol(FallbackSymbol.name(for: .empty)), title: say(.emptyTitle)),
        .loading: StateContent(title: say(.loadingTitle)),
        .noResults: StateContent(
          image: .symbol(FallbackSymbol.name(for: .noResults)),
          title: say(.noResultsTitle), subtitle: say(.noResultsSubtitle)),
      ],
      wording: StateWording(
        retry: say(.retry), cancel: say(.cancel), stillLoading: say(.stillLoading),
        waitingForNetwork: say(.waitingForNetwork), offlineBanner: say(.offlineBanner),
        offlineWaitingBanner: say(.offlineWaitingBanner), errorBanner: say(.errorBanner),
        noInternetBanner: say(.noInternetBanner),
        loadMore: say(.loadMore), loadingMore: say(.loadingMore), moreError: say(.moreError),
        loading: say(.loadingTitle),
        loaded: say(.loaded), backOnline: say(.backOnline), sentenceEnd: say(.sentenceEnd),
        itemCount: CountedText(phrases: phrases, language: language)))
  }
}

extension CountedText {
  /// The forms that `phrases` have under "items.", and English where there are none.
  fileprivate init(phrases: [String: String], language: String) {
    let forms = PluralCategory.allCases.compactMap { form in
      phrases["items.\(form)"].map { (form, $0) }
    }
    self =
      forms.isEmpty ? .english : CountedText(language: language, forms: Dictionary(forms) { $1 })
  }
}
