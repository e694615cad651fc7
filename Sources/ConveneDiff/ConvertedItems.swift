/// Items that are in both lists but are deleted and inserted, because a batch cannot move them.
struct ConvertedItems: Sendable {
  private let byOld: [Batch.ItemMove]
  private let byNew: [Batch.ItemMove]

  var isEmpty: Bool { byOld.isEmpty }

  init(_ pairs: [Batch.ItemMove]) {
    byOld = pairs.sorted { $0.from < $1.from }
    byNew = pairs.sorted { $0.to < $1.to }
  }

  func new(ofOld index: ItemIndex) -> ItemIndex? { find(index, byOld, \.from)?.to }

  func old(ofNew index: ItemIndex) -> ItemIndex? { find(index, byNew, \.to)?.from }

  private func find(
    _ index: ItemIndex, _ pairs: [Batch.ItemMove], _ side: KeyPath<Batch.ItemMove, ItemIndex>
  ) -> Batch.ItemMove? {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle][keyPath: side] < index { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low][keyPath: side] == index ? pairs[low] : nil
  }
}
