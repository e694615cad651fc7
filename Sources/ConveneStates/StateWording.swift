/// The words that belong to no single state: buttons, banners, and what waiting says.
///
/// An empty string leaves its part out: without `retry`, no state offers a retry button.
public struct StateWording: Equatable, Sendable {
  /// The button that tries again.
  public var retry: String
  /// The button that gives up waiting.
  public var cancel: String
  /// The subtitle of a load that takes long.
  public var stillLoading: String
  /// The subtitle of a screen that waits for the network.
  public var waitingForNetwork: String
  /// The banner over content, without network.
  public var offlineBanner: String
  /// The banner over content, without network, while a load waits for it.
  public var offlineWaitingBanner: String
  /// The banner over content whose refresh failed.
  public var errorBanner: String
  /// The banner over content whose refresh failed because nothing could be reached.
  public var noInternetBanner: String
  /// The button at the end of a list that loads what follows.
  public var loadMore: String
  /// What the end of a list says while more is loaded.
  public var loadingMore: String
  /// What the end of a list says when more could not be loaded.
  public var moreError: String
  /// What the end of a list says when there is no more; nothing, unless the app says something.
  public var endReached = ""
  /// What a screen reader says of a spinner that has no title.
  public var loading: String
  /// What a screen reader says when content has come, before how much it is.
  public var loaded: String
  /// What a screen reader says when the network is back.
  public var backOnline: String
  /// What stands between two sentences that are said together: a full stop and a space.
  public var sentenceEnd: String
  /// How many items there are, in words.
  public var itemCount: CountedText

  /// How many items there are, in words, such as "5 items".
  ///
  /// - Parameter count: how many; a negative count counts as 0.
  /// - Returns: the text, in the form that the language has for that many.
  public func items(_ count: Int) -> String { itemCount(count) }

  /// Puts texts together to be said one after the other.
  ///
  /// - Parameter texts: the texts; empty ones are left out.
  /// - Returns: the texts, each but the last with a full stop where it had none.
  func sentences(_ texts: [String]) -> String {
    texts.filter { !$0.allSatisfy(\.isWhitespace) }.reduce(into: "") { said, text in
      if let end = said.last {
        said += end.isPunctuation ? sentenceEnd.drop { !$0.isWhitespace } : sentenceEnd[...]
      }
      said += text
    }
  }
}
