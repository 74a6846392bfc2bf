import Glibc
import LeagueAPI
import LeagueClient

/// The addresses of this machine in its networks, as a host of a live room listens at them and shows them.
struct HostAddresses: Hashable, Sendable {
  /// An address of a network interface.
  struct Interface: Hashable, Sendable {
    /// The interface, `wlan0`.
    var name: String
    /// The address, `192.168.1.5`.
    var address: String
    /// Whether it is of IPv6.
    var isIPv6 = false
  }

  /// Those of private networks, the likeliest to be that of the room first.
  let near: [String]
  /// All of them.
  let all: [String]

  /// The addresses of this machine now.
  init() {
    self.init(HostAddresses.interfaces(), route: HostAddresses.route())
  }

  /// Orders addresses; `route` is the interface by which this machine reaches others.
  init(_ interfaces: [Interface], route: String?) {
    let ordered = interfaces.enumerated().sorted { first, second in
      let (one, other) = (first.element.rank(route), second.element.rank(route))
      return one == other ? first.offset < second.offset : one < other
    }.map(\.element)
    all = ordered.map(\.address)
    near = ordered.filter { NetworkAddress($0.address).isPrivate }.map(\.address)
  }

  /// An address with a port as it stands in a link; an IPv6 address in its brackets.
  static func link(_ address: String, port: Int) -> String {
    let host = address.contains(":") ? "[\(address)]" : address
    return port == 80 ? "http://\(host)" : "http://\(host):\(port)"
  }

  /// Whether an address means all of a machine's.
  static func isAny(_ address: String) -> Bool { ["0.0.0.0", "::", "[::]", "*"].contains(address) }

  /// The addresses of this machine in its networks, those of a link alone left out.
  static func interfaces() -> [Interface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var next = first
    var found: [Interface] = []
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, let name = entry.ifa_name, entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
        entry.ifa_flags & UInt32(IFF_UP) != 0, entry.ifa_flags & UInt32(IFF_RUNNING) != 0
      else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
        continue
      }
      let shown = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // A link-local one has a zone, which browsers do not take.
      guard family == AF_INET || !NetworkAddress(shown).isLinkLocal else { continue }
      found.append(Interface(name: String(cString: name), address: shown, isIPv6: family == AF_INET6))
    }
    return found
  }

  /// The interface of the default route; nil where there is none.
  private static func route() -> String? {
    let file = open("/proc/net/route", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return nil }
    for line in String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n").dropFirst() {
      let fields = line.split(whereSeparator: { $0 == "\t" || $0 == " " })
      if fields.count > 1, fields[1] == "00000000" { return String(fields[0]) }
    }
    return nil
  }
}

extension HostAddresses.Interface {
  /// The beginnings of names of interfaces between this machine and what runs on it, or to networks far away.
  private static let inner = [
    "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "cni", "podman", "tun", "tap", "wg", "zt",
    "tailscale",
  ]

  /// The lower the likelier that players of the room are in its network.
  fileprivate func rank(_ route: String?) -> Int {
    let isInner = HostAddresses.Interface.inner.contains { name.hasPrefix($0) }
    let isOfLink = NetworkAddress(address).isLinkLocal
    return (isIPv6 ? 8 : 0) + (isOfLink ? 4 : 0) + (isInner ? 2 : 0) + (name == route ? 0 : 1)
  }
}
