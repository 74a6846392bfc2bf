import Glibc
import LeagueAPI

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

  /// The address of a server that listens at `host`: of this machine in its network, where that is all of its
  /// addresses.
  static func of(host: String, port: Int, isSecure: Bool) -> PublicAddress {
    var name = host
    if HostAddresses.isAny(host) { name = network ?? "127.0.0.1" }
    if name.contains(":"), !name.hasPrefix("[") { name = "[\(name)]" }
    let isUsual = port == (isSecure ? 443 : 80)
    return PublicAddress(unchecked: "\(isSecure ? "https" : "http")://\(name)\(isUsual ? "" : ":\(port)")")
  }

  /// Whether only this machine reaches this address.
  var isLoopback: Bool { NetworkAddress(host).isLoopback }

  /// The host, without a port; an IPv6 address without its brackets.
  var host: String {
    let rest = text.drop { $0 != "/" }.dropFirst(2)
    return rest.hasPrefix("[")
      ? String(rest.dropFirst().prefix { $0 != "]" }) : String(rest.prefix { $0 != ":" && $0 != "/" })
  }

  /// Whether a host can be on the internet; for a wildcard address, whether this machine has a public one.
  static func isPublic(_ host: String) -> Bool {
    switch host {
    case "0.0.0.0", "*": addresses(AF_INET).contains { isPublic($0) }
    case "::", "[::]": (addresses(AF_INET) + addresses(AF_INET6)).contains { isPublic($0) }
    case _: !NetworkAddress(host).isPrivate
    }
  }

  /// The first IPv4 address of this machine in a network; nil when it is in none.
  private static var network: String? { addresses(AF_INET).first }

  /// The addresses of this machine in its networks.
  private static func addresses(_ family: Int32) -> [String] {
    HostAddresses.interfaces().filter { $0.isIPv6 == (family == AF_INET6) }.map(\.address)
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
