import Testing
import UIKitStandIn

@MainActor
@Suite("A view tells of traits that change")
struct TraitChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

  @Test("it tells of those that were asked for, with what was before")
  func changes() {
    let view = UIView(frame: .zero)
    window.addSubview(view)
    var before: [UIContentSizeCategory] = []
    var others = 0
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, traits) in before.append(traits.preferredContentSizeCategory)
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      others += 1
    }
    window.standInTraits = large
    window.standInTraits = large
    #expect(before == [.large])
    #expect(others == 0)
    window.standInTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(before == [.large, .extraExtraExtraLarge])
    #expect(others == 1)
  }

  @Test("it tells when it comes to a window that has others")
  func comingToWindow() {
    let view = UIView(frame: .zero)
    var told = 0
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in
      told += 1
    }
    window.standInTraits = large
    window.addSubview(view)
    #expect(told == 1)
  }

  @Test("a view may override what it is in")
  func overrides() {
    let view = UIView(frame: .zero)
    window.addSubview(view)
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(window.traitCollection.preferredContentSizeCategory == .large)
  }
}
