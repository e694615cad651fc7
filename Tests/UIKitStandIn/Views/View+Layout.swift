// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension UIView {
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Lays out the whole tree that this view is in.
  public func layoutIfNeeded() {
    let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
    for _ in 0..<12 {
      if root.treeNeedsSolving { root.solveConstraints() }
      guard root.layOutTree() || root.treeNeedsSolving else { return }
    }
    UIKitExceptions.raise("\(type(of: self)) asks for another layout in each layout.")
  }

  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  private var treeNeedsSolving: Bool {
    needsSolving || subviews.contains { $0.treeNeedsSolving }
  }

  /// Whether there is anything in the tree for a solver.
  private var treeHasConstraints: Bool {
    !heldConstraints.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || !layoutGuides.isEmpty || usesSystemGuides || self is UIStackView
      || subviews.contains { $0.treeHasConstraints }
  }

  private func solveConstraints() {
    guard treeHasConstraints else { return clearSolving() }
    let first = LayoutSolver(root: self)
    // Texts say how high they are once their width is known.
    let solver = LayoutSolver(root: self, widths: first.widths)
    solver.apply()
    clearSolving()
    LayoutComplaints.note(solver.complaints)
  }

  private func clearSolving() {
    didSolve()
    for view in subviews { view.clearSolving() }
  }

  /// Whether anything was laid out.
  private func layOutTree() -> Bool {
    var isAny = false
    if needsLayout {
      didLayOut()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      isAny = true
    }
    for view in subviews where view.layOutTree() { isAny = true }
    return isAny
  }
}

/// What constraints contradict or leave open, where UIKit would write to the console.
@MainActor
public enum LayoutComplaints {
  public private(set) static var newest: [String] = []

  static func note(_ complaints: [String]) { newest = complaints }

  /// Forgets what was said.
  public static func clear() { newest = [] }
}
