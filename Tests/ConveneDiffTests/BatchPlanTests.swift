import Testing

@testable import ConveneDiff

@Suite("Plans")
struct BatchPlanTests {
  @Test("batches that don't follow each other are told")
  func order() throws {
    let plan = ListDifference.between(
      PlainList((0, [1, 2, 3]), (1, [4, 5])).columns,
      PlainList((1, [5, 4]), (0, [2, 1])).columns
    ).plan
    #expect(plan.validate() == nil)
    #expect(plan.batches.count == 2)
    let reversed = BatchPlan(
      batches: plan.batches.reversed(), stages: plan.stages.reversed())
    #expect(reversed.validate()?.rule == 1)
  }

  @Test("a batch that a list wouldn't take is told")
  func brokenBatch() {
    var batch = Batch(countsBefore: [1], countsAfter: [1])
    batch.deletedItems = [at(0, 0)]
    #expect(BatchPlan(batches: [batch], stages: [[.new(0)]]).validate()?.rule == 4)
    #expect(BatchPlan(batches: [], stages: []).validate() == nil)
  }

  @Test("a plan for other lists is told, also where it names what isn't there")
  func otherLists() {
    let (old, new) = (PlainList((0, [1, 2])).columns, PlainList((0, [2])).columns)
    let plan = ListDifference.between(old, new).plan
    #expect(plan.violation(from: old, to: new) == nil)
    #expect(plan.violation(from: old, to: PlainList((0, [3])).columns)?.rule == 7)
    var batch = Batch(countsBefore: [2], countsAfter: [1])
    batch.deletedItems = [at(0, 7)]
    let broken = BatchPlan(batches: [batch], stages: [[.new(0)]])
    #expect(broken.violation(from: old, to: new)?.rule == 1)
  }
}
