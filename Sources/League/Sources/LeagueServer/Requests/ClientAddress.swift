import Glibc

/// The address of a client for rate limits: an IPv4 address, or the first half of an IPv6 address, since clients choose
/// the second half.
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address in its usual form, `192.0.2.7` or `2001:db8:1:2::`.
  let description: String
  /// The largest range of one customer: the IPv4 address itself, or the first 48 bits of an IPv6 address, 65,536
  /// networks, `2001:db8:1::/48`.
  let site: String
  /// Whether it is one of a private network, or of this machine: RFC 1918, link-local, unique local, loopback.
  let isNear: Bool

  /// An address that is not known: a Unix socket.
  static let unknown = ClientAddress(description: "-", site: "-", isNear: true)

  /// The limit of a site, as a multiple of that of an address.
  static let shareOfSite = 4

  private init(description: String, site: String, isNear: Bool) {
    self.description = description
    self.site = site
    self.isNear = isNear
  }

  /// Reads an address; nil for anything else. A zone (`fe80::1%eth0`) is left out.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 64 else { return nil }
    let text = String(text.prefix { $0 != "%" })
    var v4 = in_addr()
    if inet_pton(AF_INET, text, &v4) == 1 {
      self.init(v4: withUnsafeBytes(of: v4) { Array($0) })
      return
    }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, text, &v6) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: v6) { Array($0) }
    if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xff, bytes[11] == 0xff {
      self.init(v4: Array(bytes[12...]))
    } else {
      let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
      self.init(
        description: groups[..<4].joined(separator: ":") + "::", site: groups[..<3].joined(separator: ":") + "::/48",
        isNear: bytes[0] & 0xfe == 0xfc || bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80
          || bytes[..<15].allSatisfy { $0 == 0 } && bytes[15] == 1)
    }
  }

  private init(v4 bytes: [UInt8]) {
    let text = bytes.map(String.init).joined(separator: ".")
    let isNear =
      switch (bytes[0], bytes[1]) {
      case (127, _), (10, _), (192, 168), (172, 16...31), (169, 254): true
      case _: false
      }
    self.init(description: text, site: text, isNear: isNear)
  }

  /// The address that the nearest proxy saw: the last one of the header `X-Forwarded-For`. Those before it can be
  /// forged.
  init?(forwardedFor values: [String]) {
    guard let last = values.last?.split(separator: ",").last else { return nil }
    var text = last.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    if text.first == "[", let end = text.firstIndex(of: "]") {
      text = text[text.index(after: text.startIndex)..<end]
    } else if text.filter({ $0 == ":" }).count == 1 {
      text = text.prefix { $0 != ":" }
    }
    self.init(text)
  }

  /// Whether a server that listens at `host` can be reached from this machine only.
  static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    var v4 = in_addr()
    return inet_pton(AF_INET, host, &v4) == 1 && withUnsafeBytes(of: v4) { $0[0] == 127 }
  }
}
