/// Something that can be done with an item, as an entry of its menu.
@MainActor
public struct ItemAction {
  /// What the menu says, and what a screen reader calls the action.
  public var title: String
  /// Whether it takes something away for good: it stands apart, at the menu's end.
  public var isDestructive: Bool
  /// Whether it can be done now.
  public var isEnabled: Bool
  /// What is done.
  package let perform: @MainActor () -> Void

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What the menu says.
  ///   - isDestructive: Whether it takes something away for good.
  ///   - isEnabled: Whether it can be done now.
  ///   - perform: What is done; it may update the list.
  public init(
    _ title: String, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
    self.perform = perform
  }
}

extension Callback where Input == Void, Answer == [ItemAction] {
  /// What can be done with an item.
  package static var actions: Callback { Callback("actions") }
}
