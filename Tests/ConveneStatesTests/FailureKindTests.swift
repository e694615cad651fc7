import Foundation
import Testing

@testable import ConveneStates

/// An error that says nothing itself, around another.
private struct Wrapping: CustomNSError {
  static let errorDomain = "Wrapping"
  let inner: any Error
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: inner] }
}

/// An error that wraps itself.
private struct Endless: CustomNSError {
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: Endless()] }
}

private struct Plain: Error {}

private func nsError(_ code: URLError.Code) -> NSError {
  NSError(domain: NSURLErrorDomain, code: code.rawValue)
}

/// The error itself, as a plain `NSError`, and as it is wrapped in different ways.
private func guises(_ code: URLError.Code) -> [any Error] {
  let error = URLError(code)
  let wrapped = NSError(
    domain: "App", code: 1, userInfo: [NSUnderlyingErrorKey: nsError(code)])
  return [error, nsError(code), Wrapping(inner: error), wrapped, Wrapping(inner: wrapped)]
}

@Suite("The default reading of errors")
struct FailureKindTests {
  @Test("an error that says it was cancelled is no failure, however it is wrapped")
  func cancellation() {
    let errors =
      guises(.cancelled) + [
        CancellationError(), Wrapping(inner: CancellationError()), CocoaError(.userCancelled),
      ]
    for error in errors { #expect(FailureKind.isCancellation(error), "\(error)") }
  }

  @Test("what isn't a cancellation isn't taken for one")
  func noCancellation() {
    let errors: [any Error] = [
      Plain(), Endless(), URLError(.timedOut), CocoaError(.fileNoSuchFile),
      NSError(domain: "App", code: -999), NSError(domain: NSURLErrorDomain, code: 0),
      NSError(domain: NSURLErrorDomain, code: .min), NSError(domain: "", code: 3_072),
      NSError(domain: "App", code: 1, userInfo: [NSUnderlyingErrorKey: "cancelled"]),
    ]
    for error in errors {
      #expect(!FailureKind.isCancellation(error), "\(error)")
      #expect(FailureKind(error) == .error, "\(error)")
    }
  }

  @Test(
    "want of a network is noInternet, however it is wrapped",
    arguments: [
      .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed, .internationalRoamingOff,
      .callIsActive,
    ] as [URLError.Code])
  func disconnected(code: URLError.Code) {
    for error in guises(code) {
      for network in NetworkStatus.allCases {
        #expect(FailureKind(error, network: network) == .noInternet, "\(error)")
      }
    }
  }

  @Test(
    "a host that can't be reached is an error, and noInternet only while there is no network",
    arguments: [.cannotFindHost, .dnsLookupFailed, .cannotConnectToHost] as [URLError.Code])
  func unreachable(code: URLError.Code) {
    for error in guises(code) {
      #expect(FailureKind(error) == .error)
      #expect(FailureKind(error, network: .online) == .error)
      #expect(FailureKind(error, network: .offline) == .noInternet)
    }
  }

  @Test(
    "time-outs, bad answers and all else are errors, without a network too",
    arguments: [
      .timedOut, .badServerResponse, .badURL, .secureConnectionFailed, .userAuthenticationRequired,
      .unknown,
    ] as [URLError.Code])
  func others(code: URLError.Code) {
    for error in guises(code) + [Plain(), Endless()] {
      #expect(FailureKind(error, network: .offline) == .error)
    }
  }

  @Test("an error that says something itself counts as that, whatever it wraps")
  func outermost() {
    let timedOut = URLError(.timedOut, userInfo: [NSUnderlyingErrorKey: CancellationError()])
    #expect(!FailureKind.isCancellation(timedOut))
    let lost = URLError(.networkConnectionLost, userInfo: [NSUnderlyingErrorKey: Plain()])
    #expect(FailureKind(lost) == .noInternet)
  }

  @Test("a chain is followed to its eighth error, no further")
  func depth() {
    func chain(_ length: Int) -> any Error {
      (1..<length).reduce(CancellationError() as any Error) { inner, _ in Wrapping(inner: inner) }
    }
    #expect(FailureKind.isCancellation(chain(8)))
    #expect(!FailureKind.isCancellation(chain(9)))
  }
}
