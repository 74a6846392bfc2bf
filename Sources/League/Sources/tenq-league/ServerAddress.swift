import Glibc

/// The address of a server as players use it, without a slash at its end.
struct PublicAddress: Hashable, Sendable {
  let text: String

  /// Reads `https://quiz.example.org/path`; nil for anything else.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else { return nil }
    var address = text
    while address.hasSuffix("/") { address.removeLast() }
    let rest = address.dropFirst(scheme.count)
    guard address.utf8.count <= 200, let first = rest.first, first.isLetter || first.isNumber || first == "[",
      rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && !"?#\"'<>\\^`{|}@".utf8.contains($0) })
    else { return nil }
    self.text = address
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// The address of a server that listens at `host`: of this machine in its network, where that is all of its addresses.
  static func of(host: String, port: Int, isSecure: Bool) -> PublicAddress {
    var name = host
    if ["0.0.0.0", "::", "[::]", "*"].contains(host) { name = network ?? "127.0.0.1" }
    if name.contains(":"), !name.hasPrefix("[") { name = "[\(name)]" }
    let isUsual = port == (isSecure ? 443 : 80)
    return PublicAddress(unchecked: "\(isSecure ? "https" : "http")://\(name)\(isUsual ? "" : ":\(port)")")
  }

  /// Whether only this machine reaches a host, or an address.
  static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    return host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
  }

  /// Whether only this machine reaches this address.
  var isLoopback: Bool {
    let host = text.drop { $0 != "/" }.dropFirst(2)
    if host.hasPrefix("[") { return host.hasPrefix("[::1]") }
    return PublicAddress.isLoopback(String(host.prefix { $0 != ":" && $0 != "/" }))
  }

  /// The first IPv4 address of this machine in a network; nil when it is in none.
  private static var network: String? {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return nil }
    defer { freeifaddrs(first) }
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0, entry.ifa_flags & UInt32(IFF_UP) != 0
      else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return nil
  }
}

/// Where days begin: an offset from UTC.
struct TimeZoneOffset: Hashable, Sendable {
  let seconds: Int

  /// Reads `+09:00`, `-3:30`, `UTC` or `Z`; nil for anything else.
  init?(_ text: String) {
    if ["utc", "z"].contains(text.lowercased()) {
      seconds = 0
      return
    }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let hours = parts.first.flatMap({ Int($0) }), (0...14).contains(hours),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let minutes = parts.count == 2 ? Int(parts[1]) : 0, (0...59).contains(minutes)
    else { return nil }
    seconds = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
