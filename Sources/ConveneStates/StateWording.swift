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
}
