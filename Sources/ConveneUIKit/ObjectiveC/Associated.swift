#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Objects that views carry for the library, freed with the view.
@MainActor
enum Associated {
  private static var keys: [String: UnsafeMutableRawPointer] = [:]

  /// The object that a view carries under a key; it is made where there is none.
  static func object<Value: AnyObject>(
    of owner: NSObject, key: String, make: () -> Value
  ) -> Value {
    let pointer = pointer(for: key)
    if let value = objc_getAssociatedObject(owner, pointer) as? Value { return value }
    let value = make()
    objc_setAssociatedObject(owner, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return value
  }

  /// A key's address, of which there are as many as there are keys in the library.
  private static func pointer(for key: String) -> UnsafeMutableRawPointer {
    if let pointer = keys[key] { return pointer }
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    keys[key] = pointer
    return pointer
  }
}
