import Testing
import UIKitStandIn

@MainActor
@Suite("A cell is configured by its state")
struct CellConfigurationTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  @Test("a handler is called when it is set, and when the state changes")
  func handler() {
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.isSelected = true
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(states == [false, true, true])
  }

  @Test("a content view is kept where it supports the new configuration")
  func contentView() {
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    cell.contentConfiguration = content
    let view = cell.standInContentView
    content.text = "b"
    cell.contentConfiguration = content
    #expect(cell.standInContentView === view)
    #expect((view?.configuration as? UIListContentConfiguration)?.text == "b")
    cell.contentConfiguration = Marked(isSelected: false)
    #expect(cell.standInContentView !== view)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("a configuration follows the state by itself, unless it is told not to")
  func automatic() {
    cell.contentConfiguration = Marked(isSelected: false)
    cell.isSelected = true
    #expect((cell.contentConfiguration as? Marked)?.isSelected == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    #expect((cell.contentConfiguration as? Marked)?.isSelected == true)
  }

  @Test("a cell asks for as much height as its content needs in its width")
  func fitting() {
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "word ", count: 20)
    cell.contentConfiguration = content
    let wide = cell.systemLayoutSizeFitting(
      CGSize(width: 1000, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 1000, height: 43))
    #expect(narrow.width == 200)
    #expect(narrow.height > 4 * 21)
  }
}

private struct Marked: UIContentConfiguration {
  var isSelected: Bool

  func makeContentView() -> any UIView & UIContentView { MarkedView(self) }

  func updated(for state: any UIConfigurationState) -> Marked {
    Marked(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
  }
}

private final class MarkedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
