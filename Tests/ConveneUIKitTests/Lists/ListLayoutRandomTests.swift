import ConveneLists
import TestSupport
import Testing
import UIKitStandIn

@MainActor
@Suite("Random updates in a list layout")
struct ListLayoutRandomTests {
  private let sizings: [ItemSizing] = [
    .fullWidth(height: 40), .columns(3, spacing: 1), .columns(2, spacing: 4, height: .points(30)),
    .fixed(CGSize(width: 70, height: 50)), .selfSizing(estimated: 30),
  ]

  @Test("each cell is where the portable layout has it, or as high as it wants")
  func random() async throws {
    let run = FuzzRun("uikit-list-layout", quick: 6, full: 1_000)
    var faults: [String] = []
    var updates = 0
    for round in 0..<run.count where faults.isEmpty {
      // Other tests want the main actor, too.
      await Task.yield()
      var random = run.generator(of: round)
      let screen = LayoutScreen()
      screen.height = { 15 + CGFloat($0.id % 5) * 20 }
      for step in 0..<25 where faults.isEmpty {
        for _ in 0..<Int.random(in: 1...3, using: &random) { change(screen, &random) }
        faults += UIKitExceptions.caught { screen.view.update() } + screen.faults
        updates += 1
        if !faults.isEmpty { faults.append("CONVENE_SEED=\(run.seed(of: round)), step \(step)") }
        if Bool.random(using: &random) {
          screen.scroll(to: CGFloat.random(in: 0...max(1, screen.bottom), using: &random).rounded())
        }
      }
      StandInAnimations.finish()
    }
    #expect(faults.isEmpty)
    try run.record(count: run.count, violations: faults.count, details: ["updates": updates])
  }

  private func change(_ screen: LayoutScreen, _ random: inout SeededGenerator) {
    guard let index = screen.parts.indices.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) > 0
    else {
      let name = "\(Int.random(in: 0..<6, using: &random))"
      if let index = screen.parts.firstIndex(where: { $0.name == name }) {
        screen.parts.remove(at: index)
      } else {
        let letters = (0..<Int.random(in: 0..<9, using: &random)).map {
          Letter(id: $0, text: "\($0)")
        }
        screen.parts.insert(
          LayoutScreen.Part(
            name: name, letters: letters, sizing: sizings.randomElement(using: &random)),
          at: Int.random(in: 0...screen.parts.count, using: &random))
      }
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: screen.parts.shuffle(using: &random)
    case 1: screen.parts[index].letters.shuffle(using: &random)
    case 2: _ = screen.parts[index].letters.popLast()
    default: screen.parts[index].sizing = sizings.randomElement(using: &random)
    }
  }
}
