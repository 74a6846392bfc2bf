import Foundation
import Glibc

/// A server on this machine that sends any bytes that a test wants, also invalid HTTP.
final class FakeServer: @unchecked Sendable {
  /// What a client asked for.
  struct Request: Sendable {
    var method = ""
    var path = ""
    var headers: [String: String] = [:]
    var body: [UInt8] = []
  }

  /// What is answered.
  enum Reply: Sendable {
    /// A status, headers and a body with its length.
    case http(Int, [String: String], [UInt8])
    /// These bytes, then the connection is closed.
    case raw([UInt8])
    /// These bytes again and again, as long as the client reads; the head comes before.
    case flood(head: [UInt8], [UInt8])
    /// The head, then a byte now and then, for ever.
    case trickle(head: [UInt8])
    /// Nothing, for ever.
    case silence
    /// Nothing, and the connection is closed.
    case hangUp

    /// JSON with status 200.
    static func json(_ value: some Encodable) -> Reply { .json(200, value) }

    /// JSON with any status.
    static func json(_ status: Int, _ value: some Encodable, _ headers: [String: String] = [:]) -> Reply {
      let data = (try? JSONEncoder().encode(value)) ?? Data()
      return .http(status, ["content-type": "application/json"].merging(headers) { $1 }, Array(data))
    }

    /// The bytes of an ordinary answer.
    var bytes: [UInt8] {
      switch self {
      case .http(let status, let headers, let body):
        var head = "HTTP/1.1 \(status) Status\r\ncontent-length: \(body.count)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8) + body
      case .raw(let bytes): return bytes
      case .flood(let head, _), .trickle(let head): return head
      case .silence, .hangUp: return []
      }
    }
  }

  let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var isStopped = false
  private var seen: [Request] = []
  private var sent = 0
  private let answer: @Sendable (Request) -> Reply

  /// Starts on a free port.
  init(_ answer: @escaping @Sendable (Request) -> Reply) throws {
    self.answer = answer
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    listener = socket
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 128) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard socket >= 0, isBound else { throw Failure() }
    port = Int(UInt16(bigEndian: address.sin_port))
    let thread = Thread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        if connection < 0 {
          close(socket)
          return
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        guard let self else {
          close(connection)
          return
        }
        Thread { self.serve(connection) }.start()
      }
    }
    thread.start()
  }

  struct Failure: Error {}

  var url: String { "http://127.0.0.1:\(port)" }

  /// All requests so far.
  var requests: [Request] { lock.withLock { seen } }
  /// How many bytes were taken by clients in floods.
  var floodedBytes: Int { lock.withLock { sent } }

  /// Ends it; open connections are closed when they are polled next.
  func stop() {
    let isFirst = lock.withLock {
      defer { isStopped = true }
      return !isStopped
    }
    // The thread that waits on it closes it: closed here, its number could be another server's when that waits again, and
    // take its clients from it.
    if isFirst { shutdown(listener, Int32(SHUT_RDWR)) }
  }

  private var isOver: Bool { lock.withLock { isStopped } }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    while let request = read(connection) {
      lock.withLock { seen.append(request) }
      let reply = answer(request)
      guard write(reply.bytes, to: connection) else { return }
      switch reply {
      case .http: continue
      case .raw, .hangUp: return
      case .flood(_, let piece):
        while !isOver, write(piece, to: connection) { lock.withLock { sent += piece.count } }
        return
      case .trickle:
        while !isOver, write([UInt8(ascii: " ")], to: connection) { usleep(20_000) }
        return
      case .silence:
        while !isOver { usleep(20_000) }
        return
      }
    }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads a request with its body; nil when the client has no more.
  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var end: Int?
    while end == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      bytes += buffer.prefix(count)
      if bytes.count >= 4 {
        end = (3..<bytes.count).first { Array(bytes[($0 - 3)...$0]) == [13, 10, 13, 10] }
      }
    }
    guard let end else { return nil }
    var request = Request()
    let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    request.method = String(words[0])
    request.path = String(words[1])
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { request.headers[parts[0].lowercased()] = parts[1] }
    }
    var rest = Array(bytes[(end + 1)...])
    let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
    while rest.count < length {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      rest += buffer.prefix(count)
    }
    request.body = rest
    return request
  }
}
