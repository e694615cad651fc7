import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// What a screen reader finds of an empty state, read over the accessibility bus from another
/// process.
final class EmptyStateAccessibilityTests: GTKTestCase {
  func test_aScreenReaderFindsTheTitleOnlyWhileItIsShown() throws {
    try onMain {
      let title = "There is no reservation information"
      let owner = Owner(EmptyStateHolder(EmptyState(title: title)))
      owner.addEmptyStateView()
      let window = show(owner.widget)
      XCTAssertNil(try AccessibleNode.read().first("label", title))
      owner.emptyStateHolder.isHidden = false
      waitForFrame(of: window)
      XCTAssertNotNil(try AccessibleNode.read().first("label", title))
      owner.emptyStateHolder.isHidden = true
      waitForFrame(of: window)
      let tree = try AccessibleNode.read()
      XCTAssertNil(tree.first("label", title))
      XCTAssertNotNil(tree.first("label", "content"))
    }
  }
}

@MainActor
private final class Owner: WidgetConvertible, EmptyStateDisplayable {
  let emptyStateHolder: EmptyStateHolder
  var widget: WidgetPointer { overlay.widget }
  private let overlay = EmptyStateOverlay(gtk_label_new("content").widget)

  init(_ holder: EmptyStateHolder) { emptyStateHolder = holder }
}
