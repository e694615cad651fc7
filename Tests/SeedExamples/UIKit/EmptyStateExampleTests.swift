import Testing

@MainActor
@Suite("One look for every empty state, over UIKit")
struct EmptyStateExampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  @Test("the sentence stands in the middle of the view, and isHidden shows and hides it")
  func controller() throws {
    let controller = SampleViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(window.standInShownTexts == ["There is no reservation information"])
    let label = try #require(window.label("There is no reservation information"))
    let frame = label.convert(label.bounds, to: window)
    #expect(CGPoint(x: frame.midX, y: frame.midY) == CGPoint(x: 200, y: 300))
    controller.emptyStateHolder.isHidden = true
    #expect(window.standInShownTexts == [])
    controller.emptyStateHolder.isHidden = false
    #expect(window.standInShownTexts.count == 1)
  }

  @Test("a view shows its own in the same look")
  func view() throws {
    let (controller, view) = (SampleViewController(), SampleView(frame: window.bounds))
    window.rootViewController = controller
    window.addSubview(view)
    view.addEmptyStateView()
    view.emptyStateHolder.isHidden = false
    window.layoutIfNeeded()
    let first = try #require(controller.view.label("There is no reservation information"))
    let second = try #require(view.label("There is no table information"))
    #expect(first.font == second.font && first.textColor == second.textColor)
    #expect(first.numberOfLines == second.numberOfLines)
  }

  @Test("the slide's edges and the library's are the same, with an offset inwards")
  func edges() {
    let offset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (slide, library) = (UIView(), UIView())
    window.addSubview(slide)
    window.addSubview(library)
    slide.slideEdges(equalTo: window, offset: offset)
    library.edges(equalTo: window, offset: offset)
    window.layoutIfNeeded()
    #expect(slide.frame == CGRect(x: 20, y: 10, width: 340, height: 560))
    #expect(library.frame == slide.frame)
  }
}

extension UIView {
  /// The label with a text, below this view.
  func label(_ text: String) -> UILabel? {
    standInDescendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }
}
