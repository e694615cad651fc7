import Convene
import Foundation
import Testing

@testable import Gallery

@Suite struct FakeNetworkTests {
  private let network = FakeNetwork()

  init() { network.conditions.latency = .zero }

  @Test("everyone, or those who match a query by name or deed")
  func answers() async throws {
    #expect(try await network.pioneers(matching: "") == Pioneer.all)
    #expect(try await network.pioneers(matching: "hopper").map(\.name) == ["Grace Hopper"])
    #expect(try await network.pioneers(matching: "compiler").map(\.name) == ["Grace Hopper"])
    #expect(try await network.pioneers(matching: "abacus").isEmpty)
    network.conditions.answer = .nobody
    #expect(try await network.pioneers(matching: "").isEmpty)
    #expect(network.requests == 5)
  }

  @Test("it fails as it is told, in the errors that a loader tells apart")
  func failures() async {
    network.conditions.answer = .serverError
    await #expect(throws: FakeNetwork.ServerError()) { try await network.pioneers(matching: "") }
    network.conditions.answer = .lostConnection
    await #expect(throws: URLError(.networkConnectionLost)) {
      try await network.pioneers(matching: "")
    }
    network.conditions.isOffline = true
    await #expect(throws: URLError(.notConnectedToInternet)) {
      try await network.pioneers(matching: "")
    }
  }

  @Test("who goes offline while a request is under way has lost the connection")
  func lostOnTheWay() async {
    let gate = Gate()
    network.hold(gate)
    let request = Task { try await network.pioneers(matching: "") }
    while network.requests == 0 { await Task.yield() }
    network.conditions.isOffline = true
    await gate.open()
    await #expect(throws: URLError(.networkConnectionLost)) { try await request.value }
  }

  @Test("everybody who watches is told once of each change")
  func changes() async {
    #expect(network.status == .online)
    var first = network.changes().makeAsyncIterator()
    var second = network.changes().makeAsyncIterator()
    network.conditions.isOffline = true
    network.conditions.answer = .nobody
    network.conditions.isOffline = false
    #expect(await [first.next(), first.next()] == [.offline, .online])
    #expect(await [second.next(), second.next()] == [.offline, .online])
    #expect(network.status == .online)
  }
}
