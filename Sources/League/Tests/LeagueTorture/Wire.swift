import Glibc

/// A TCP connection within this machine, read and written by a thread of its own.
final class Wire: Sendable {
  let socket: Int32

  /// Takes over a connection that was accepted.
  init(accepted socket: Int32) {
    self.socket = socket
    Wire.limitWaiting(socket, seconds: Wire.seconds)
  }

  /// Connects; nil when nothing listens there. `seconds` is the timeout of each wait.
  init?(port: UInt16, seconds: Int = Wire.seconds) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    var address = Wire.address(port)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      Glibc.close(socket)
      return nil
    }
    self.socket = socket
    Wire.limitWaiting(socket, seconds: seconds)
  }

  deinit {
    Glibc.close(socket)
  }

  /// An address of this machine alone.
  static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }

  /// Listens at any free port of this machine.
  static func listen() throws -> (socket: Int32, port: UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = Wire.address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && Glibc.listen(socket, 1024) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isListening else { throw TortureFailure("no port to listen at: \(String(cString: strerror(errno)))") }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// The default timeout of a wait, in seconds.
  static let seconds = 60

  /// Says that nothing more will be written.
  func finishWriting() { shutdown(socket, Int32(SHUT_WR)) }

  private static func limitWaiting(_ socket: Int32, seconds: Int) {
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Makes closing a reset, as when a machine fails, instead of an orderly end.
  func resetWhenClosed() {
    var reset = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
  }

  /// Writes all of it; false when the other end is gone.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Adds what is there to `bytes`; false at the end, or after an error.
  func read(into bytes: inout [UInt8]) -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &block, block.count, 0)
    guard count > 0 else { return false }
    bytes += block[..<count]
    return true
  }

  /// Everything until the other end closes.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while read(into: &bytes) {}
    return bytes
  }

  /// One HTTP request, its body by its content length; nil when it ends before.
  func readRequest() -> [UInt8]? {
    var bytes: [UInt8] = []
    var length: Int?
    while true {
      if length == nil, let head = Wire.head(of: bytes) {
        length = head.count + Wire.contentLength(head)
      }
      if let length, bytes.count >= length { return bytes }
      guard read(into: &bytes) else { return nil }
    }
  }

  /// The head of a request with the empty line behind it; nil when that did not come yet.
  static func head(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= end.count else { return nil }
    for start in 0...bytes.count - end.count where bytes[start..<start + end.count].elementsEqual(end) {
      return bytes[..<(start + end.count)]
    }
    return nil
  }

  private static func contentLength(_ head: ArraySlice<UInt8>) -> Int {
    for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        return Int(parts[1].filter { $0 != " " }) ?? 0
      }
    }
    return 0
  }
}
