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
}
