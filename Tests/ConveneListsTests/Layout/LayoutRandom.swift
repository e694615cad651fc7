import ConveneLists
import Foundation

/// A small seeded generator (SplitMix64), so that a failing seed can be run again.
struct LayoutRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A length in quarters of a point, which both layouts add up exactly.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(int(range.lowerBound * 4...range.upperBound * 4)) / 4
  }

  mutating func size() -> CGSize { CGSize(width: length(5...140), height: length(1...60)) }

  mutating func sizing(count: Int) -> ItemSizing {
    switch int(0...7) {
    case 6: return .adaptiveColumns(minimumWidth: length(20...140), spacing: length(0...5))
    case 0: return .fixed(size())
    case 1: return .columns(int(1...6), spacing: length(0...5))
    case 2: return .columns(int(1...6), spacing: length(0...5), height: .points(length(1...50)))
    case 3: return .fullWidth(height: length(1...60))
    case 4: return .selfSizing(estimated: length(1...60))
    case 5:
      let equal = size()
      return .individual((0..<count).map { _ in equal })
    default:
      return .individual((0..<count).map { _ in size() })
    }
  }

  mutating func section() -> LayoutSection {
    let count = int(0...3) == 0 ? 0 : int(0...30)
    let rows = int(0...3) == 0 ? int(1...2) : 0
    return LayoutSection(
      count: count + rows,
      sizing: sizing(count: count),
      headerHeight: Bool.random(using: &self) ? length(1...40) : nil,
      footerHeight: Bool.random(using: &self) ? length(1...40) : nil,
      insets: LayoutSection.EdgeInsets(
        top: length(0...20), leading: length(0...20),
        bottom: length(0...20), trailing: length(0...20)),
      lineSpacing: length(0...10),
      interitemSpacing: length(0...10),
      trailingRows: rows,
      headerPinsToVisibleBounds: Bool.random(using: &self))
  }

  mutating func sections() -> [LayoutSection] { (0..<int(0...8)).map { _ in section() } }
}
