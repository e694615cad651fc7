import CAdwaita
import ConveneStates
import Foundation
import XCTest

@testable import ConveneGTK

/// GLib's own monitors, told of real changes by the kernel and by NetworkManager's interface.
final class SystemConnectivityTests: XCTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    onMain { MainQueueBridge.install() }
  }

  func test_aRouteThatComesAndGoesIsToldAndALoadThatWaitsGoesOn() throws {
    guard OwnProcess.isThis else {
      return try OwnProcess.run(
        self, with: Self.commandForOwnNetwork(),
        environment: ["GIO_USE_NETWORK_MONITOR": "netlink"])
    }
    try onMain {
      XCTAssertEqual(Self.monitorType, "GNetworkMonitorNetlink")
      let connectivity = SystemConnectivity()
      XCTAssertEqual(connectivity.status, .offline, "a new network leads nowhere")
      let (first, second) = (Log(connectivity), Log(connectivity))
      let loads = Loads()
      let loader = ScreenLoader<[Int]>(
        states: StateModel(timing: LoadingTiming(delay: .zero, minimum: .zero, recovery: .zero)),
        load: loads.next)
      loader.follow(SystemConnectivity())
      loader.load()
      pump { loader.display.body == .noInternet(waiting: true, canCancel: true) }

      try Self.ip("route", "add", "default", "dev", "lo")
      pump { first.statuses == [.online] && second.statuses == [.online] }
      XCTAssertEqual(connectivity.status, .online)
      pump { loader.value == [1] }
      pump { loader.display == ScreenDisplay(body: .content) }

      try Self.ip("route", "del", "default")
      pump { first.statuses == [.online, .offline] && loader.network == .offline }
      pump { loader.display.accessory == .offlineBanner(waiting: false) }
      XCTAssertEqual(loader.display.body, .content)
      XCTAssertEqual(loads.count, 2)
    }
  }

  func test_whatNetworkManagerSaysIsToldAndWhatItDoesNotKnowIsUnknown() throws {
    guard OwnProcess.isThis else {
      let bus = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
      return try OwnProcess.run(
        self,
        environment: [
          "DBUS_SYSTEM_BUS_ADDRESS": bus, "GIO_USE_NETWORK_MONITOR": "networkmanager",
        ])
    }
    try onMain {
      let manager = try PretendedNetworkManager()
      defer { manager.end() }
      manager.say(.connected, .full)
      XCTAssertEqual(Self.monitorType, "GNetworkMonitorNM")
      let connectivity = SystemConnectivity()
      XCTAssertEqual(connectivity.status, .online)
      let log = Log(connectivity)
      var told: [NetworkStatus] = []
      for (state, check, status) in [
        (.disconnected, .none, .offline), (.connected, .portal, .unknown),
        (.connected, .full, .online), (.connected, .limited, .unknown),
        (.asleep, .unknown, .offline), (.connected, .unknown, .unknown),
        (.connecting, .none, .offline), (.connected, .full, .online),
      ] as [(PretendedNetworkManager.State, PretendedNetworkManager.Check, NetworkStatus)] {
        manager.say(state, check)
        pump { log.statuses.last == status }
        XCTAssertEqual(connectivity.status, status)
        told.append(status)
      }
      XCTAssertEqual(log.statuses, told)
    }
  }

  func test_aMonitorThatOnlyAssumesANetworkKnowsNothing() {
    onMain {
      XCTAssertNotNil(g_network_monitor_get_default(), "its class is there from now on")
      let base = g_type_from_name("GNetworkMonitorBase")
      guard let monitor = g_object_new_with_properties(base, 0, nil, nil) else {
        return XCTFail("there is no base class")
      }
      let owned = GObjectReference(adopting: monitor)
      XCTAssertTrue(Bool(g_network_monitor_get_network_available(owned.pointer)))
      XCTAssertEqual(SystemConnectivity(monitor: owned.pointer).status, .unknown)
      XCTAssertEqual(SystemConnectivity(monitor: nil).status, .unknown)
    }
  }

  func test_manyWatchersAndReadersLeaveNothingBehind() {
    onMain {
      guard let monitor = g_network_monitor_get_default() else { return XCTFail("no monitor") }
      XCTAssertFalse(Self.isListenedTo(monitor))
      do {
        let all = (0..<50).map { _ in SystemConnectivity() }
        let logs = all.flatMap { [Log($0), Log($0)] }
        pump { logs.allSatisfy(\.isReading) }
        XCTAssertTrue(Self.isListenedTo(monitor))
      }
      pump { !Self.isListenedTo(monitor) }
    }
  }

  func test_aStreamThatIsReadWatchesThoughNothingElseIsHeld() {
    onMain {
      guard let monitor = g_network_monitor_get_default() else { return XCTFail("no monitor") }
      var log: Log? = Log(SystemConnectivity())
      pump { log?.isReading == true }
      XCTAssertTrue(Self.isListenedTo(monitor))
      log = nil
      pump { !Self.isListenedTo(monitor) }
    }
  }

  func test_aFollowedWatchGoesWithItsLoader() {
    onMain {
      guard let monitor = g_network_monitor_get_default() else { return XCTFail("no monitor") }
      var loader: ScreenLoader<[Int]>? = ScreenLoader { [] }
      loader?.follow(SystemConnectivity())
      XCTAssertTrue(Self.isListenedTo(monitor))
      loader?.follow(SystemConnectivity())
      loader = nil
      pump { !Self.isListenedTo(monitor) }
    }
  }

  /// The class of the monitor that GLib chose.
  @MainActor private static var monitorType: String {
    g_network_monitor_get_default().flatMap { g_type_name(convene_object_type($0.raw)) }
      .map { String(cString: $0) } ?? "none"
  }

  /// Whether any closure waits for one of the monitor's signals.
  @MainActor
  private static func isListenedTo(_ monitor: OpaquePointer) -> Bool {
    ["network-changed", "notify"].contains { name in
      let id = g_signal_lookup(name, convene_object_type(monitor.raw))
      let found = g_signal_handler_find(
        monitor.raw, G_SIGNAL_MATCH_ID, id, 0, nil, nil, nil)
      return found != 0
    }
  }

  /// The command that gives a process a network of its own, without any way out.
  ///
  /// - Throws: `XCTSkip` where this user may not.
  private static func commandForOwnNetwork() throws -> [String] {
    // Foundation talks to itself over the loopback device.
    let shell = ["sh", "-c", "ip link set lo up && exec \"$@\"", "sh"]
    for command in [["unshare", "--net"], ["unshare", "--map-root-user", "--net"]]
    where try OwnProcess.output(of: command + shell + ["true"]).status == 0 {
      return command + shell
    }
    throw XCTSkip("No network of this test's own: unshare or ip is missing, or not allowed.")
  }

  private static func ip(_ arguments: String...) throws {
    let answer = try OwnProcess.output(of: ["ip"] + arguments)
    XCTAssertEqual(answer.status, 0, answer.text)
  }
}

/// Reads a stream of changes until it goes.
@MainActor
private final class Log {
  private(set) var statuses: [NetworkStatus] = []
  private(set) var isReading = false
  private var task: Task<Void, Never>?

  init(_ connectivity: SystemConnectivity) {
    let changes = connectivity.changes()
    task = Task { [weak self] in
      self?.isReading = true
      for await status in changes { self?.statuses.append(status) }
    }
  }

  isolated deinit {
    task?.cancel()
  }
}

/// A load that fails as not connected, and then brings something.
private actor Answers {
  private var number = 0

  func next() throws -> [Int] {
    number += 1
    guard number > 1 else { throw URLError(.notConnectedToInternet) }
    return [number - 1]
  }
}

/// How often something was loaded.
@MainActor
private final class Loads {
  private(set) var count = 0
  private let answers = Answers()

  func next() async throws -> [Int] {
    count += 1
    return try await answers.next()
  }
}
