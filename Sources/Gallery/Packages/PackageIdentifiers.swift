import Synchronization

/// Small numbers that stand for package names, the same ones each time a file is read again.
///
/// A list of 60,000 packages is compared on each keystroke: numbers are compared and hashed at
/// once, and unlike hashes of the names no two packages ever share one. Memory grows with the
/// number of different keys that were ever asked for.
final class PackageIdentifiers: Sendable {
  private let numbers = Mutex<[String: UInt32]>([:])

  /// The number of `key`: a new one when it is asked for first.
  func number(for key: String) -> UInt32 {
    numbers.withLock { numbers in
      if let known = numbers[key] { return known }
      let new = UInt32(numbers.count)
      numbers[key] = new
      return new
    }
  }
}
