/// Items that are in both lists but are deleted and inserted, because a batch cannot move them.
@usableFromInline
struct ConvertedItems: Sendable {
  private let byOld: [Batch.ItemMove]
  private let byNew: [Batch.ItemMove]

  @usableFromInline var isEmpty: Bool { byOld.isEmpty }

  @usableFromInline
  init(_ pairs: [Batch.ItemMove]) {
    byOld = pairs.sorted { $0.from < $1.from }
    byNew = pairs.sorted { $0.to < $1.to }
  }

  func new(ofOld index: ItemIndex) -> ItemIndex? {
    byOld.first(index) { $0.from }?.to
  }

  @usableFromInline
  func old(ofNew index: ItemIndex) -> ItemIndex? {
    byNew.first(index) { $0.to }?.from
  }
}

extension [Batch.ItemMove] {
  /// The move with an index on a side that all are ascending by.
  @inline(__always)
  fileprivate func first(
    _ index: ItemIndex, _ side: (Batch.ItemMove) -> ItemIndex
  ) -> Batch.ItemMove? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if side(self[middle]) < index { low = middle + 1 } else { high = middle }
    }
    return low < count && side(self[low]) == index ? self[low] : nil
  }
}
