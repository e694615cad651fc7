import Testing

@testable import ConveneStates

@Suite("StateModel and threads")
struct StateModelThreadTests {
  #if os(Linux) || os(macOS)  // elsewhere there is no compiler to ask
    @Test("a state that is set beside the main actor doesn't compile, with a message that says why")
    func refused() async throws {
      func program(_ set: String) -> String {
        """
        import ConveneStates
        func fill(_ states: StateModel) async {
          await Task.detached { \(set) }.value
        }
        """
      }
      let objection = try await Compiler.objection(to: program("states.setState(.error)"))
      #expect(objection?.contains("main actor-isolated") == true, "\(objection ?? "compiles")")
      #expect(try await Compiler.objection(to: program("await states.setState(.error)")) == nil)
    }
  #endif

  @Test("a state that is awaited from another thread is set on the main one")
  @MainActor
  func awaited() async {
    let bench = Bench()
    let model = bench.model()
    await Task.detached { await model.setState(.error) }.value
    #expect(model.state == .error)
    await bench.settle(model)
    #expect(bench.renderer.states == [.success, .error])
  }
}
