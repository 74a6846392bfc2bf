import LeagueAPI

/// The address of a client for rate limits: an IPv4 address, or the first half of an IPv6 address, since clients choose
/// the second half.
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address in its usual form, `192.0.2.7` or `2001:db8:1:2::`.
  let description: String
  /// The largest range of one customer: the IPv4 address itself, or the first 48 bits of an IPv6 address, 65,536
  /// networks, `2001:db8:1::/48`.
  let site: String
  /// Whether it is in a network of the server's. See ``LeagueAPI/NetworkAddress/isPrivate``.
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
    let address = NetworkAddress(text)
    guard let bytes = address.number else { return nil }
    if bytes.count == 4 {
      let text = bytes.map(String.init).joined(separator: ".")
      self.init(description: text, site: text, isNear: address.isPrivate)
    } else {
      let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
      self.init(
        description: groups[..<4].joined(separator: ":") + "::", site: groups[..<3].joined(separator: ":") + "::/48",
        isNear: address.isPrivate)
    }
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
}
