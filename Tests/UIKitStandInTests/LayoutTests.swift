import Testing
import UIKitStandIn

@MainActor
@Suite("Constraints are laid out")
struct LayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func place(_ view: UIView, in parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  @Test("edges with a distance")
  func edges() {
    let view = UIView()
    place(view, in: window)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -15),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 290, height: 460))
    #expect(LayoutComplaints.newest.isEmpty)
  }

  @Test("leading is the right edge where reading goes to the left")
  func rightToLeft() {
    window.standInTraits = UITraitCollection(layoutDirection: .rightToLeft)
    let view = UIView()
    place(view, in: window)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 260, y: 0, width: 50, height: 50))
  }

  @Test(
    "a text in the middle has its own size, wraps where there is no room, and pushes what follows")
  func wrappedText() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    let below = UIView()
    place(label, in: window)
    place(below, in: window)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    label.text = "short"
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 135, y: 0, width: 50, height: 24))
    label.text = String(repeating: "x", count: 60)
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 10, y: 0, width: 300, height: 48))
    #expect(below.frame.minY == 56)
  }

  @Test("a stack leaves out what is hidden, and centres the rest")
  func stack() {
    let first = UILabel()
    let second = UILabel()
    for label in [first, second] {
      label.font = .systemFont(ofSize: 20)
      label.text = "text"
    }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    place(stack, in: window)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 140, y: 213, width: 40, height: 54))
    #expect(second.frame == CGRect(x: 0, y: 30, width: 40, height: 24))
    first.isHidden = true
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 140, y: 228, width: 40, height: 24))
    #expect(LayoutComplaints.newest.isEmpty)
  }

  @Test("what is in a scroll view says how large its content is")
  func scrollView() {
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    let view = UIView()
    place(view, in: scroll)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 1000),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    scroll.standInDrag(by: 2000)
    #expect(scroll.contentOffset.y == 520)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
  }

  @Test("what contradicts itself, or is left open, is told")
  func complaints() {
    let view = UIView()
    place(view, in: window)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(LayoutComplaints.newest == ["UIView has an ambiguous left, top, height"])
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(LayoutComplaints.newest.contains { $0.hasPrefix("Unable to simultaneously satisfy") })
  }

  @Test("constraints need a common ancestor")
  func noAncestor() {
    let first = UIView()
    let second = UIView()
    let reasons = UIKitExceptions.caught {
      first.topAnchor.constraint(equalTo: second.topAnchor).isActive = true
    }
    #expect(reasons.count == 1)
    #expect(reasons[0].contains("no common ancestor"))
  }
}
