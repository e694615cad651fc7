import ConveneLists

/// Who holds whom, and what happens when one goes.
extension ListCase {
  static let lives: [ListCase] = [
    ListCase("L9: the owner goes while its update waits: all is freed, and it ends with false") {
      run in
      weak var view: AnyObject?
      weak var driver: AnyObject?
      @MainActor func begin() {
        let list = run.list(["S" * ["a"]])
        list.holdsMotions = true
        for name in ["b", "c", "d"] {
          list.show(["S" * [CaseRow(stringLiteral: name)]], run.note(name))
        }
        (view, driver) = list.parts
      }
      begin()
      await run.turns { view == nil && driver == nil && run.completions.count >= 3 }
      run.holds(view == nil, "the view is freed")
      run.holds(driver == nil, "the driver is freed")
      run.equal(run.completions, ["b false", "c false", "d false"], "the completions")
    },
    ListCase("L10: of two drivers of one list the first changes nothing any more") { run in
      let first = run.list(["S" * ["a"]])
      let second = first.givenToAnotherDriver()
      second.show(["S" * ["b"]])
      second.forget()
      first.declare(["S" * ["c"]])
      first.update(run.note("update"))
      first.reload(run.note("reload"))
      run.equal(run.completions.count, 2, "the number of completions")
      run.expect(second, shows: [["b"]])
      run.equal(second.operations, CaseOperations(), "the operations")
      second.show(["S" * ["b", "d"]])
      run.expect(second, shows: [["b", "d"]])
    },
    ListCase("L21: the list goes in the middle of a motion, and its completion comes once") {
      run in
      @MainActor func begin() {
        let list = run.list(["S" * ["a"]])
        list.holdsMotions = true
        list.show(["S" * ["b"]], run.note("moving"))
      }
      begin()
      await run.turns { !run.completions.isEmpty }
      run.equal(run.completions, ["moving false"], "the completions")
    },
    ListCase("L25: view, driver and closures go with the screen if closures don't hold it") {
      run in
      @MainActor final class Controller {}
      weak var view: AnyObject?
      weak var driver: AnyObject?
      weak var controller: Controller?
      weak var closure: Controller?
      @MainActor func begin() {
        let list = run.list(["S" * ["a", "b"]])
        let owner = Controller()
        let captured = Controller()
        controller = owner
        closure = captured
        list.onSelect = { [weak owner] _ in _ = (owner, captured) }
        list.holdsMotions = true
        list.show(["S" * ["b", "c"]])
        list.tap(0, 0)
        (view, driver) = list.parts
        withExtendedLifetime(owner) {}
      }
      begin()
      await run.turns { view == nil && driver == nil }
      run.holds(view == nil, "the view is freed")
      run.holds(driver == nil, "the driver is freed")
      run.holds(controller == nil, "the controller is freed")
      run.holds(closure == nil, "what closures hold is freed")
    },
  ]
}
