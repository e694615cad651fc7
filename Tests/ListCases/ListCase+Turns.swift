/// Updates that wait for each other.
extension ListCase {
  static let turns: [ListCase] = [
    ListCase("L2: an update before a reload was laid out counts nothing twice") { run in
      let list = run.list(["S" * ["A", "B"]])
      list.askForReload()
      list.show(["S" * ["A", "B", "C"]], run.note("update"))
      run.expect(list, shows: [["A", "B", "C"]])
      list.finishMotions()
      run.equal(run.completions, ["update true"], "the completions")
    },
    ListCase("L7: a reload while an update is in motion loses nothing") { run in
      let list = run.list(["S" * ["A"]])
      list.holdsMotions = true
      list.show(["S" * ["A", "B"]], run.note("update"))
      list.declare(["S" * ["C"]])
      list.reload(run.note("reload"))
      list.finishMotions()
      run.expect(list, shows: [["C"]])
      run.equal(list.reloads, 1, "the number of reloads")
      run.equal(
        run.completions.map { $0.split(separator: " ")[0] }, ["update", "reload"], "the order")
      run.equal(run.completions.last, "reload true", "the reload's completion")
    },
    ListCase("L8: an update and a reload in one turn complete once each, in order") { run in
      let list = run.list(["S" * ["A"]])
      list.show(["S" * ["A", "B"]], run.note("update"))
      list.reload(run.note("reload"))
      list.finishMotions()
      run.equal(list.reloads, 1, "the number of reloads")
      run.expect(list, shows: [["A", "B"]])
      run.equal(
        run.completions.map { $0.split(separator: " ")[0] }, ["update", "reload"], "the order")
    },
    ListCase("L14: the newest of several is compared with what is on screen then") { run in
      let list = run.list(["S" * ["1"]])
      list.holdsMotions = true
      list.show(["S" * ["1", "2"]], run.note("v2"))
      list.show(["S" * ["1", "2", "3"]], run.note("v3"))
      list.finishMotions()
      list.finishMotions()
      run.equal(list.operations.inserted, 2, "the number of inserted items")
      run.equal(list.operations.deleted, 0, "the number of deleted items")
      run.expect(list, shows: [["1", "2", "3"]])
      run.equal(run.completions.map { $0.split(separator: " ")[0] }, ["v2", "v3"], "the order")
    },
    ListCase("L21: two awaited updates are shown one after the other, and both finish") { run in
      let list = run.list(["S" * ["1"]])
      list.declare(["S" * ["1", "2"]])
      let first = Task.immediate { run.note("first")(await list.performUpdate()) }
      list.declare(["S" * ["1", "2", "3"]])
      let second = Task.immediate { run.note("second")(await list.performUpdate()) }
      await run.turns {
        list.finishMotions()
        return run.completions.count == 2
      }
      await first.value
      await second.value
      // Two tasks that are let go on in one turn may do so in either order.
      run.equal(
        run.completions.map { $0.split(separator: " ")[0] }.sorted(), ["first", "second"],
        "the completions")
      run.equal(list.operations, CaseOperations(batches: 2, inserted: 2), "the operations")
      run.expect(list, shows: [["1", "2", "3"]])
    },
    ListCase("L26: a selection, and a cell that is filled, may declare and update") { run in
      let list = run.list(["S" * ["a", "b"]])
      list.onSelect = { row in list.show(["S" * ["a", "b", "c"]], run.note(row.text)) }
      list.tap(0, 1)
      await run.turns {
        list.finishMotions()
        return run.completions == ["b true"]
      }
      run.expect(list, shows: [["a", "b", "c"]])
      list.whileFilling = { list.show(["S" * ["d"]], run.note("inner")) }
      list.show(["S" * ["a", "b", "c'"]], run.note("outer"))
      await run.turns {
        list.finishMotions()
        return run.completions.count == 3
      }
      run.equal(
        run.completions.map { $0.split(separator: " ")[0] }, ["b", "outer", "inner"], "the order")
      run.expect(list, shows: [["d"]])
      list.onSelect = nil
    },
  ]
}
