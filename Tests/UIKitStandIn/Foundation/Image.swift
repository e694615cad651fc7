// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Synchronization

/// An image by its name or data.
public final class UIImage: NSObject, @unchecked Sendable {
  // Immutable after its initializer, so that any thread may read it.
  public let size: CGSize
  let name: String
  public let isSymbolImage: Bool

  private static let names = Mutex(Set<String>())

  /// The names that are found, in place of a bundle's catalogue.
  public static var standInNames: Set<String> {
    get { names.withLock { $0 } }
    set { names.withLock { $0 = newValue } }
  }

  private init(name: String, isSymbol: Bool, size: CGSize) {
    self.name = name
    isSymbolImage = isSymbol
    self.size = size
  }

  public convenience init?(named name: String) {
    guard Self.standInNames.contains(name) else { return nil }
    self.init(name: name, isSymbol: false, size: CGSize(width: 64, height: 64))
  }

  /// Symbols are found unless their name says that they don't exist.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty, !name.hasPrefix("missing") else { return nil }
    self.init(name: name, isSymbol: true, size: CGSize(width: 20, height: 20))
  }

  /// Data are an image where they begin as a PNG or a JPEG does.
  public convenience init?(data: Data) {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: [0xFF, 0xD8, 0xFF])
    else { return nil }
    self.init(
      name: "data of \(data.count) bytes", isSymbol: false, size: CGSize(width: 64, height: 64))
  }

  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    UIImage(name: name, isSymbol: isSymbolImage, size: size)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0.name == name && $0.isSymbolImage == isSymbolImage } ?? false
  }
  public override var hash: Int { name.hashValue }
  public override var description: String { isSymbolImage ? "symbol \(name)" : name }
}
