import Foundation

@testable import ConveneStates

/// What a fuzzed load brings.
struct FuzzedAnswer: Equatable, Sendable {
  let number: Int
  var count: Int
}

/// Why a fuzzed load fails.
enum FuzzedFailure: Error, Equatable, CaseIterable {
  case broken, signedOut, notConnected, connectionLost, hostNotFound, timedOut, cancelled
  case urlCancelled

  static let signedOutState = ViewState("signedOut")

  /// The error that is thrown.
  var thrown: any Error {
    switch self {
    case .broken, .signedOut: self
    case .notConnected: URLError(.notConnectedToInternet)
    case .connectionLost: URLError(.networkConnectionLost)
    case .hostNotFound: URLError(.cannotFindHost)
    case .timedOut: URLError(.timedOut)
    case .cancelled: CancellationError()
    case .urlCancelled: URLError(.cancelled)
    }
  }

  var isCancellation: Bool { self == .cancelled || self == .urlCancelled }

  /// What it means while there is a network.
  var kind: FailureKind {
    switch self {
    case .notConnected, .connectionLost: .noInternet
    case .signedOut: .state(Self.signedOutState)
    case .broken, .hostNotFound, .timedOut, .cancelled, .urlCancelled: .error
    }
  }

  /// Whether it says, while there is no network, that there is none.
  var isForWantOfNetwork: Bool { kind == .noInternet || self == .hostNotFound }

  /// Whether an error is what this failure threw.
  func threw(_ error: any Error) -> Bool {
    switch (self, error) {
    case (_, let error as FuzzedFailure): error == self
    case (_, let error as URLError): (thrown as? URLError)?.code == error.code
    default: false
    }
  }
}

enum FuzzedEnding: Equatable, Sendable {
  case answer(FuzzedAnswer)
  case failure(FuzzedFailure)
}

/// How the app counts a value's items.
enum FuzzedCounting {
  case all, none, fewerThanNone

  func count(_ items: Int) -> Int {
    switch self {
    case .all: items
    case .none: 0
    case .fewerThanNone: -3
    }
  }
}

/// What the app does when it is told of a value.
enum FuzzedReaction {
  case nothing, load, cancel
}

/// The app's loads: each ends when and how the fuzz says, or never.
///
/// `@unchecked Sendable` is sound: it is only used on the thread whose tasks are stepped.
final class FuzzedLoads: @unchecked Sendable {
  private struct Load {
    let query: String
    var continuation: CheckedContinuation<FuzzedAnswer, any Error>?
    var isCancelled: Bool
  }

  private var loads: [Load] = []
  /// How the next load that isn't cancelled ends, at once; nil: it waits to be ended.
  var atOnce: FuzzedEnding?
  /// Whether a load that is cancelled stops by itself.
  var heedsCancellation = false
  /// How many have brought an answer, late or not.
  private(set) var answersEnded = 0

  var begun: Int { loads.count }
  var pending: [Int] { loads.indices.filter { loads[$0].continuation != nil } }
  /// Those that are under way and wanted.
  var wanted: [Int] { pending.filter { !loads[$0].isCancelled } }

  func query(_ index: Int) -> String { loads[index].query }

  func run(_ query: String) async throws -> FuzzedAnswer {
    let index = loads.count
    loads.append(Load(query: query, continuation: nil, isCancelled: Task.isCancelled))
    if !Task.isCancelled, let ending = atOnce {
      atOnce = nil
      noteAnswer(ending)
      return try Self.result(ending).get()
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if heedsCancellation, loads[index].isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          loads[index].continuation = continuation
        }
      }
    } onCancel: {
      loads[index].isCancelled = true
      if heedsCancellation { end(index, .failure(.cancelled)) }
    }
  }

  func end(_ index: Int, _ ending: FuzzedEnding) {
    guard let continuation = loads[index].continuation else { return }
    loads[index].continuation = nil
    noteAnswer(ending)
    continuation.resume(with: Self.result(ending))
  }

  private func noteAnswer(_ ending: FuzzedEnding) {
    if case .answer = ending { answersEnded += 1 }
  }

  private static func result(_ ending: FuzzedEnding) -> Result<FuzzedAnswer, any Error> {
    switch ending {
    case .answer(let answer): .success(answer)
    case .failure(let failure): .failure(failure.thrown)
    }
  }
}
