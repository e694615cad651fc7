import ConveneDiff
import ConveneLists
import TestSupport
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("Random transitions through driver and stand-in")
struct RandomTransitionTests {
  @Test("no rule is violated, no cell is stale, and each completion comes once")
  func transitions() async throws {
    let run = FuzzRun("uikit-transitions", quick: 400, full: 100_000)
    var random = run.generator(of: 0)
    let screen = ListScreen()
    // What the driver has between two batches is neither the old list nor the new one.
    screen.view.standInIdentity = { [weak view = screen.view] path in
      view?.host.driver.content.describe(ItemIndex(path)) ?? ""
    }
    screen.view.update()
    var asked = 0
    var answered = 0
    var faults: [String] = []
    for step in 0..<run.count where faults.isEmpty {
      // Other tests want the main actor, too.
      if step % 10 == 0 { await Task.yield() }
      screen.sections = change(screen.sections, &random)
      asked += 1
      faults += UIKitExceptions.caught {
        screen.view.update(animated: Bool.random(using: &random)) { _ in answered += 1 }
      }
      if Int.random(in: 0..<10, using: &random) == 0 {
        screen.view.contentOffset.y = CGFloat(Int.random(in: 0..<400, using: &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0 { StandInAnimations.finish() }
      if Int.random(in: 0..<20, using: &random) == 0 {
        screen.view.removeFromSuperview()
      } else if screen.view.window == nil {
        screen.window.addSubview(screen.view)
      }
      guard screen.view.window != nil else { continue }
      faults += UIKitExceptions.caught { faults += screen.faults }
      if !faults.isEmpty { faults.append("in step \(step)") }
    }
    StandInAnimations.finish()
    #expect(faults.isEmpty)
    #expect(asked == answered)
    try run.record(count: asked, violations: faults.count)
  }

  private func change(
    _ sections: [LetterSection], _ random: inout SeededGenerator
  ) -> [LetterSection] {
    var sections = sections
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let name = "\(Int.random(in: 0..<6, using: &random))"
        if let index = sections.firstIndex(where: { $0.name == name }) {
          sections.remove(at: index)
        } else {
          sections.insert(
            LetterSection(name: name, title: name),
            at: Int.random(in: 0...sections.count, using: &random))
        }
      case 1: sections.shuffle(using: &random)
      default:
        guard let index = sections.indices.randomElement(using: &random) else { continue }
        sections[index].title = "\(Int.random(in: 0..<3, using: &random))"
      }
    }
    for index in sections.indices { changeLetters(&sections[index].letters, &random) }
    // Now and then an item goes to another section.
    if sections.count > 1, let index = sections.indices.randomElement(using: &random),
      let letter = sections[index].letters.popLast(),
      let other = sections.indices.randomElement(using: &random)
    {
      sections[other].letters.insert(letter, at: 0)
    }
    return sections
  }

  private func changeLetters(_ letters: inout [Letter], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let id = Int.random(in: 0..<30, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let letter = Letter(id: id, text: "\(id)", isOther: id % 7 == 0)
        letters.insert(letter, at: Int.random(in: 0...letters.count, using: &random))
      case 2: if !letters.isEmpty { letters.removeFirst() }
      case 3: letters.shuffle(using: &random)
      case 4:
        guard let index = letters.indices.randomElement(using: &random) else { continue }
        letters[index].text = "\(letters[index].id) \(Int.random(in: 0..<9, using: &random))"
      default:
        guard let index = letters.indices.randomElement(using: &random) else { continue }
        letters[index].isOther.toggle()
      }
    }
  }
}
