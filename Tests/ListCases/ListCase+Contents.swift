import ConveneDiff
import ConveneLists

/// What comes, goes, moves and changes.
extension ListCase {
  static let contents: [ListCase] = [
    ListCase("L1: what two changes delete is deleted once") { run in
      let list = run.list(["S" * ["a", "b", "c"]])
      list.holdsMotions = true
      list.show(["S" * ["b", "c"]], run.note("first"))
      list.show(["S" * ["c"]], run.note("second"))
      list.show(["S" * ["c"]], run.note("third"))
      list.finishMotions()
      list.finishMotions()
      run.equal(list.operations.deleted, 2, "the number of deleted items")
      run.equal(list.operations.inserted, 0, "the number of inserted items")
      run.expect(list, shows: [["c"]])
      run.equal(run.completions.count, 3, "the number of completions")
    },
    ListCase("L3: an item in a section that moves takes a second batch") { run in
      let rows = { (name: String) in (0..<3).map { CaseRow(stringLiteral: "\(name)\($0)") } }
      // More rows than fit, so the two batches are seen at the beginning.
      let old = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"].map { $0 * rows($0) }
      var new = old
      let moved = new.remove(at: 3)
      new.insert("s3" * (["x"] + moved.rows), at: 0)
      new.insert("n" * ["n0"], at: 0)
      var single = Batch(countsBefore: old.map(\.rows.count), countsAfter: new.map(\.rows.count))
      single.insertedSections = [0]
      single.movedSections = [Batch.SectionMove(from: 3, to: 1)]
      single.insertedItems = [ItemIndex(section: 1, item: 0)]
      run.equal(BatchRules.violation(in: single)?.rule, 6, "the rule that one batch breaks")
      let list = run.list(old)
      list.show(new)
      run.equal(
        list.operations, CaseOperations(batches: 2, sections: 2, inserted: 1), "the operations")
      run.equal(list.texts[1], ["x", "s30", "s31", "s32"], "the section that moved")
      run.equal(list.faults, [], "faults")
    },
    ListCase("L4: a section whose identifier is used again is deleted or stays, never both") {
      run in
      var both = Batch(countsBefore: [1, 1], countsAfter: [1])
      both.deletedSections = [1]
      both.movedSections = [Batch.SectionMove(from: 1, to: 0)]
      run.equal(BatchRules.violation(in: both)?.rule, 2, "the rule that both at once break")
      let list = run.list(["B" * ["1"], "B" * ["2"]])
      list.onDiagnostic = { _ in }
      run.lead(list, "B" * ["2"])
      run.lead(list, "A" * ["1"], "B" * ["2"])
      run.lead(list, "B" * ["2"], "B" * ["1"], "A" * ["3"])
    },
    ListCase("L5: an item with new contents that is pushed down is filled again, not inserted") {
      run in
      let list = run.list(["S" * ["b"]])
      let cell = list.cell(0, 0)
      run.lead(list, "S" * ["A", "b'"])
      run.equal(list.operations, CaseOperations(batches: 1, inserted: 1), "the operations")
      run.equal(list.fillings, ["A", "b'"], "what was filled")
      run.holds(list.cell(0, 1) === cell, "b keeps its cell")
      run.equal(list.reloads, 0, "the number of reloads")
    },
    ListCase("L6: what stays beside a deletion or an insertion is filled again") { run in
      let list = run.list(["S" * ["1", "2"]])
      run.lead(list, "S" * ["2'"])
      run.equal(list.operations, CaseOperations(batches: 1, deleted: 1), "the operations")
      run.equal(list.fillings, ["2'"], "what was filled")
      run.lead(list, "S" * ["2'", "1"])
      run.lead(list, "S" * ["1"])
      run.lead(list, "S" * ["9", "1'"])
      run.equal(list.operations, CaseOperations(batches: 1, inserted: 1), "the operations")
      run.equal(list.fillings, ["9", "1'"], "what was filled")
    },
    ListCase("L11: equal identifiers are all shown, the same way each time, and reported once") {
      run in
      for _ in 0..<2 {
        let list = run.list(["S" * ["A"]])
        var reports: [ListDiagnostic] = []
        list.onDiagnostic = { reports.append($0) }
        run.lead(list, "S" * ["A", "B", "B"])
        run.equal(list.operations, CaseOperations(batches: 1, inserted: 2), "the operations")
        run.equal(reports, [.duplicates(identifiers: ["B"], count: 2)], "the diagnostics")
        reports = []
        run.lead(list, "S" * ["A", "B"])
        run.lead(list, "S" * ["B", "A", "A"])
        run.equal(reports.last, .duplicates(identifiers: ["A"], count: 2), "the diagnostic")
      }
    },
    ListCase("L12: an empty section gets its first item, and loses it") { run in
      let list = run.list(["S" * []])
      run.lead(list, "S" * ["A"])
      run.equal(list.operations, CaseOperations(batches: 1, inserted: 1), "the operations")
      run.lead(list, "S" * [])
      run.equal(list.operations, CaseOperations(batches: 1, deleted: 1), "the operations")
    },
    ListCase("L15: what moves and changes does both") { run in
      let list = run.list(["S" * ["A", "B", "C"]])
      let cells = (0..<3).map { list.cell(0, $0) }
      run.lead(list, "S" * ["B'", "C", "A'"])
      run.equal(list.operations, CaseOperations(batches: 1, moved: 1), "the operations")
      run.equal(list.fillings, ["B'", "A'"], "what was filled")
      run.holds(
        list.cell(0, 0) === cells[1] && list.cell(0, 1) === cells[2]
          && list.cell(0, 2) === cells[0], "each item keeps its cell")
    },
    ListCase("L16: an item moves to another section, and its old one stays") { run in
      let list = run.list(["S" * ["a"], "T" * ["b"]])
      let cell = list.cell(0, 0)
      run.lead(list, "S" * [], "T" * ["b", "a"])
      run.equal(list.operations, CaseOperations(batches: 1, moved: 1), "the operations")
      run.holds(list.cell(1, 1) === cell, "it keeps its cell")
    },
    ListCase("L17: a section that comes takes items from its neighbours, and gives them back") {
      run in
      let list = run.list(["A" * ["1", "2"], "B" * ["3", "4"]])
      run.lead(list, "A" * ["1", "2"], "C" * ["5"], "B" * ["6", "3", "4"])
      run.lead(list, "A" * ["1", "2"], "B" * ["3", "4"])
      run.lead(list, "S" * ["a", "b"])
      run.lead(list, "S" * ["a"], "T" * ["b"])
      run.lead(list, "S" * ["a", "b"])
      run.equal(list.reloads, 0, "the number of reloads")
    },
    ListCase("L18: what goes over the border between two sections is moved") { run in
      let list = run.list(["S" * ["1", "2"], "T" * ["3"]])
      run.lead(list, "S" * ["1"], "T" * ["2", "3"])
      run.equal(list.operations, CaseOperations(batches: 1, moved: 1), "the operations")
      run.equal(list.fillings, [], "what was filled")
    },
    ListCase("L19: equal identifiers in two sections are two things") { run in
      let list = run.list(["S" * ["1"], "T" * ["1"]])
      let cell = list.cell(1, 0)
      run.lead(list, "S" * [], "T" * ["1"])
      run.equal(list.operations, CaseOperations(batches: 1, deleted: 1), "the operations")
      run.holds(list.cell(1, 0) === cell, "the other one keeps its cell")
    },
    ListCase("L20: sections change places while items do, with no stale cell") { run in
      let list = run.list(["A" * ["1"], "B" * ["2", "3"]])
      run.lead(list, "B" * ["3", "2"], "A" * ["1"])
      run.equal(list.fillings, [], "what was filled")
      run.equal(list.reloads, 0, "the number of reloads")
    },
    ListCase("L22: only a header changes: it is filled again, and no item is touched") { run in
      let list = run.list([("S" * ["a", "b"]).with(header: "h")])
      list.forget()
      list.show([("S" * ["a", "b"]).with(header: "i")])
      run.equal(list.headers, ["i"], "the headers")
      run.equal(list.fillings, ["i"], "what was filled")
      run.equal(list.operations, CaseOperations(), "the operations")
      run.equal(list.faults, [], "faults")
    },
    ListCase("L23: elements of two types with equal identifiers are two things") { run in
      let list = run.list(["S" * ["1"]])
      run.lead(list, ("S" * []).with(figures: "1"))
      run.equal(
        list.operations, CaseOperations(batches: 1, inserted: 1, deleted: 1), "the operations")
      run.lead(list, ("S" * ["1"]).with(figures: "1"))
      run.equal(list.operations, CaseOperations(batches: 1, inserted: 1), "the operations")
    },
    ListCase("L24: an identifier that stands for another class is an error that names both") {
      run in
      let list = run.list([("S" * ["a"]).reusing("cell")])
      var reports: [String] = []
      list.onDiagnostic = { reports.append("\($0)") }
      list.show([("S" * ["a"]).reusing("cell"), ("T" * ["b"]).reusing("cell", isSecondClass: true)])
      run.equal(reports.count, 1, "the number of diagnostics")
      run.holds(
        ["cell", "CaseCell", "CaseSecondCell"].allSatisfy { reports.last?.contains($0) ?? false },
        "the diagnostic names identifier and classes: \(reports)")
    },
  ]
}
