import Testing
import UIKitStandIn

@MainActor
@Suite("Updates from inside what UIKit calls")
struct UpdateWithinCallbackTests {
  private func letters(_ numbers: Range<Int>) -> [Letter] {
    numbers.map { Letter(id: $0, text: "\($0)", isOther: $0 % 3 == 0) }
  }

  @Test(
    "a closure may update; the list ends in the newest data, and each completion comes once",
    arguments: TransitionScreen.Callback.allCases)
  func within(_ callback: TransitionScreen.Callback) async {
    var completions: [String] = []
    let exceptions = await UIKitExceptions.caught {
      let screen = TransitionScreen(height: 200)
      screen.sections = [LetterSection(name: "a", title: "t", letters: letters(0..<9))]
      screen.view.update { _ in completions.append("first") }
      screen.window.layoutIfNeeded()
      var isArmed = true
      screen.onCallback = { called in
        guard isArmed, called == callback else { return }
        isArmed = false
        screen.sections = [
          LetterSection(name: "b", letters: self.letters(5..<7)),
          LetterSection(name: "a", title: "u", letters: self.letters(2..<4)),
        ]
        screen.view.update { _ in completions.append("inner") }
      }
      if callback == .select {
        screen.view.standInTap(at: IndexPath(item: 1, section: 0))
      } else {
        screen.sections[0].letters = self.letters(3..<20)
        screen.view.update { _ in completions.append("outer") }
      }
      for _ in 0..<100 where completions.last != "inner" {
        StandInAnimations.finish()
        screen.window.layoutIfNeeded()
        await Task.yield()
      }
      #expect(!isArmed)
      #expect(screen.faults == [])
      screen.onCallback = nil
    }
    #expect(exceptions == [])
    #expect(
      completions == (callback == .select ? ["first", "inner"] : ["first", "outer", "inner"]))
  }

  @Test("the second of two batches follows in the same turn, before anything is laid out")
  func twoBatches() {
    let screen = TransitionScreen(height: 600)
    screen.sections = [
      LetterSection(name: "a", letters: letters(0..<3)),
      LetterSection(name: "b", letters: letters(3..<6)),
    ]
    screen.view.update(animated: false)
    let before = screen.view.standInOperations
    screen.sections = [
      LetterSection(name: "b", letters: letters(4..<7)),
      LetterSection(name: "a", letters: letters(1..<5)),
    ]
    screen.view.update()
    #expect((screen.view.standInOperations - before).batches == 2)
    #expect(screen.faults == [])
    StandInAnimations.finish()
  }
}
