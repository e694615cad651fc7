import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The arrow at the end of a header, and the taps on the header, where its section can be folded.
@MainActor
final class HeaderArrow: NSObject {
  private weak var header: UICollectionReusableView?
  private let state = DisclosureState()
  private lazy var arrow = UIImageView(frame: .zero)
  private var onTap: (@MainActor () -> Void)?
  private lazy var taps = TapRecognizer { [weak self] _ in self?.onTap?() }

  /// The one of a header, which may show that of another section later.
  static func of(_ header: UICollectionReusableView) -> HeaderArrow {
    Associated.object(of: header, key: "arrow") { HeaderArrow(header) }
  }

  private init(_ header: UICollectionReusableView) { self.header = header }

  /// Shows how a header's section is.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is unfolded; nil: it can't be folded.
  ///   - onTap: Called when the header is tapped. Retained.
  func show(_ isExpanded: Bool?, onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    state.show(isExpanded, by: self)
  }
}

extension HeaderArrow: DisclosureIndicator {
  func attach() {
    header.map { header in
      header.addSubview(arrow)
      arrow.makeConstraints {
        $0.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor)
        $0.centerYAnchor.constraint(equalTo: header.centerYAnchor)
      }
    }
    taps.attach(to: header)
  }

  func show(isExpanded: Bool, turns: Bool) {
    arrow.image = UIImage(systemName: DisclosureState.symbolName(isExpanded: isExpanded))
  }

  func detach() {
    arrow.removeFromSuperview()
    taps.detach()
  }
}
