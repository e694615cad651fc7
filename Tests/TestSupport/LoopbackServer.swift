import Foundation

/// An HTTP server on the loopback address that answers as a test says: right, wrong, or never.
///
/// Each connection has a thread of its own, on which its request is answered, and is closed after
/// it. `@unchecked Sendable` is sound: all that changes is only touched under the lock.
package final class LoopbackServer: @unchecked Sendable {
  /// How often each path was asked for.
  package var requests: [String: Int] { lock.withLock { counts } }
  /// How many requests there were at one time, at most.
  package var mostAtOnce: Int { lock.withLock { most } }
  /// How many requests are being answered.
  package var openCount: Int { lock.withLock { running } }

  private let answer: @Sendable (Exchange) -> Void
  private let listener: Int32
  private let port: Int
  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  private var running = 0
  private var most = 0

  /// Listens on a port that is free; `answer` is called on each connection's thread.
  package init(answer: @escaping @Sendable (Exchange) -> Void) throws {
    self.answer = answer
    listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, length) == 0 && listen(socket, 64) == 0
          && getsockname(socket, generic, &length) == 0
      }
    }
    guard isListening else { throw ServerError() }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while case let connection = accept(socket, nil, nil), connection >= 0 { serve(connection) }
      close(socket)
    }
  }

  /// Listens, and answers nobody: the gates open when a request comes, and when its client hangs up.
  package convenience init(silentAfter arrived: Gate, until hungUp: Gate) throws {
    try self.init { exchange in
      arrived.open()
      exchange.waitForHangUp()
      hungUp.open()
    }
  }

  /// Listens no longer; to be called once.
  package func stop() {
    // The thread that listens wakes up, and is the one who closes.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  package func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw ServerError() }
    return url
  }

  private func serve(_ connection: Int32) {
    Thread.detachNewThread { [self] in
      defer { close(connection) }
      Self.limitBuffer(of: connection)
      guard let exchange = Exchange(connection) else { return }
      begin(exchange.path)
      answer(exchange)
      end()
    }
  }

  /// Has what is sent wait for what is read, as it does on a network: loopback is faster than any
  /// client reads.
  private static func limitBuffer(of connection: Int32) {
    var size: Int32 = 16_384
    setsockopt(
      connection, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout.size(ofValue: size)))
  }

  private func begin(_ path: String) {
    lock.withLock {
      counts[path, default: 0] += 1
      running += 1
      most = max(most, running)
    }
  }

  private func end() {
    lock.withLock { running -= 1 }
  }
}

package struct ServerError: Error {
  package init() {}
}

#if canImport(Darwin)
  private let stream = SOCK_STREAM
  private let noSignal: Int32 = 0x80000
#else
  private let stream = Int32(SOCK_STREAM.rawValue)
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif

/// One request, and the connection to answer it on.
package struct Exchange: Sendable {
  /// What was asked for, with its query.
  package let path: String
  private let connection: Int32

  /// Reads a request; nil where none comes.
  fileprivate init?(_ connection: Int32) {
    self.connection = connection
    var request = Data()
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      guard let bytes = Self.receive(connection) else { return nil }
      request.append(bytes)
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    path = String(words[1])
  }

  /// Sends a whole answer with its length.
  package func answer(
    _ body: Data, status: String = "200 OK", header: [String] = ["Content-Type: image/png"]
  ) {
    begin(status: status, header: header + ["Content-Length: \(body.count)"])
    send(body)
  }

  /// Sends a header, after which anything may come.
  package func begin(status: String = "200 OK", header: [String] = []) {
    let lines = ["HTTP/1.1 \(status)", "Connection: close"] + header + ["", ""]
    send(Data(lines.joined(separator: "\r\n").utf8))
  }

  /// Sends on to another address.
  package func redirect(to location: String) {
    answer(Data(), status: "302 Found", header: ["Location: \(location)"])
  }

  /// Sends bytes; whether the other side still listens.
  @discardableResult
  package func send(_ bytes: Data) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, noSignal)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits until the other side has closed the connection.
  package func waitForHangUp() {
    while Self.receive(connection) != nil {}
  }

  /// Has the connection end with a reset instead of an orderly close.
  package func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  private static func receive(_ connection: Int32) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { recv(connection, $0.baseAddress, $0.count, 0) }
    return count > 0 ? Data(buffer[..<count]) : nil
  }
}
