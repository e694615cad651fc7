/// All that decides what a screen shows.
public struct ScreenInput: Hashable, Sendable {
  /// How the last load that came to an end came out.
  public enum Outcome: Hashable, Sendable {
    /// None has come to an end yet.
    case none
    /// It brought an answer, which may be empty.
    case loaded
    /// It failed.
    case failed(FailureKind)
  }

  /// What runs now.
  public enum Activity: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// A load that is asked for as new.
    case loading
    /// A load during which content and outcome stay.
    case refreshing
  }

  /// How the last load came out.
  public var outcome: Outcome
  /// What runs now.
  public var activity: Activity
  /// How many items the screen has, as the app counts.
  ///
  /// A negative count counts as 0.
  public var itemCount: Int
  /// What is known of the network.
  public var network: NetworkStatus
  /// What the outcome answers; empty where nothing is searched.
  public var query: String

  /// Makes an input; everything that is left out is as before the first load.
  ///
  /// - Parameters:
  ///   - outcome: how the last load came out.
  ///   - activity: what runs now.
  ///   - itemCount: how many items the screen has; a negative count counts as 0.
  ///   - network: what is known of the network.
  ///   - query: what the outcome answers; empty where nothing is searched.
  public init(
    outcome: Outcome = .none, activity: Activity = .idle, itemCount: Int = 0,
    network: NetworkStatus = .unknown, query: String = ""
  ) {
    self.outcome = outcome
    self.activity = activity
    self.itemCount = itemCount
    self.network = network
    self.query = query
  }
}
