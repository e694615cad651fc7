import Testing

@testable import ConveneLists

@Suite("Sums that can be searched and changed")
struct FenwickTreeTests {
  @Test(
    "sums, values and searches are those of the plain array",
    arguments: 1...40 as ClosedRange<UInt64>)
  func matchesArray(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let count = random.int(1...1_500)
    let pitch = random.int(0...3)
    var numbers = (0..<count).map { _ in random.int(0...3) == 0 ? 0 : random.int(0...9) }
    var tree = FenwickTree(numbers)
    for _ in 0..<30 {
      let index = random.int(0...count - 1)
      let delta = random.int(-numbers[index]...20)
      numbers[index] += delta
      tree.add(delta, at: index)
    }
    var starts = [0]
    for number in numbers { starts.append(starts[starts.count - 1] + number) }
    #expect(tree.total == starts[count])
    #expect((0...count).allSatisfy { tree.sum(before: $0) == starts[$0] })
    #expect((0..<count).allSatisfy { tree.value(at: $0) == numbers[$0] })
    #expect(tree.indexesOfNonZero == numbers.indices.filter { numbers[$0] != 0 })
    for _ in 0..<50 {
      let target = random.int(-2...starts[count] + count * pitch + 3)
      let last = (0..<count).last { starts[$0] + $0 * pitch <= target } ?? 0
      #expect(tree.lastIndex(startingAtOrBefore: target, pitch: pitch) == last)
    }
  }

  @Test("an empty tree answers")
  func empty() {
    let tree = FenwickTree([])
    #expect(tree.total == 0)
    #expect(tree.sum(before: 0) == 0)
    #expect(tree.lastIndex(startingAtOrBefore: 5) == 0)
    #expect(FenwickTree(count: -3).count == 0)
  }

  @Test("a tree of zeros has no pages, and one number makes only those on its way up")
  func pagesOnDemand() {
    var tree = FenwickTree(count: Int(Int32.max))
    #expect(tree.indexesOfNonZero == [])
    #expect(tree.lastIndex(startingAtOrBefore: 3_000_000_000, pitch: 2) == 1_500_000_000)
    tree.add(7, at: 123_456_789)
    #expect(tree.pageCount <= 31)
    #expect(tree.sum(before: 123_456_789) == 0)
    #expect(tree.sum(before: 123_456_790) == 7)
    #expect(tree.value(at: 123_456_789) == 7)
    #expect(tree.indexesOfNonZero == [123_456_789])
  }
}
