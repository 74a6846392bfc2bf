import Glibc

/// A host by its number or name, as servers, clients and addresses on screens see it, and what that says of where it can be:
/// the one rule of which addresses are private.
public struct NetworkAddress: Hashable, Sendable {
  /// The bytes of an address: four of IPv4, also where it is written as one of IPv6, sixteen of IPv6; nil for a name.
  public let number: [UInt8]?
  /// The name in lowercase, without a dot at its end; empty for an address.
  private let name: String

  /// Reads a host, without a port; an IPv6 address may have its brackets, and a zone, which is left out. What is no address
  /// is a name.
  public init(_ host: some StringProtocol) {
    number = NetworkAddress.number(host)
    var name = number == nil ? host.lowercased() : ""
    if name.hasSuffix(".") { name.removeLast() }
    self.name = name
  }

  /// Whether only this machine reaches it.
  public var isLoopback: Bool {
    guard let number else { return name == "localhost" || name.hasSuffix(".localhost") }
    return number.count == 4 ? number[0] == 127 : number == NetworkAddress.loopback
  }

  /// Whether it is on this machine, or in a network that the internet does not reach: few can read plain HTTP there.
  public var isPrivate: Bool {
    switch number {
    case let number? where number.count == 4: NetworkAddress.isPrivate(number[0], number[1])
    // RFC 4291: 2000::/3 is what is given out on the internet. RFC 6052: 64:ff9b::/96 stands for IPv4 there.
    case let number?: number[0] & 0xe0 != 0x20 && !number.starts(with: NetworkAddress.translated)
    case nil: NetworkAddress.isPrivate(name: name)
    }
  }

  /// Whether only the machines of one link reach it: RFC 3927 and 4291.
  public var isLinkLocal: Bool {
    guard let number else { return false }
    return number.count == 4
      ? number[0] == 169 && number[1] == 254 : number[0] == 0xfe && number[1] & 0xc0 == 0x80
  }

  /// RFC 1122 (this host, loopback), 1918 (private), 3927 (link-local), 6598 (behind a carrier's, or an overlay's, NAT).
  private static func isPrivate(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (0, _), (127, _), (10, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127): true
    case _: false
    }
  }

  /// Names that the internet does not have: a single word, and those of RFC 2606, 6762, 8375, and of usual routers.
  private static func isPrivate(name: String) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count == 1 || name.hasSuffix(".home.arpa")
      || ["local", "localhost", "lan", "home", "internal", "intranet", "test", "invalid"].contains(labels.last)
  }

  private static let loopback = [UInt8](repeating: 0, count: 15) + [1]
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
  private static let translated: [UInt8] = [0, 0x64, 0xff, 0x9b] + [UInt8](repeating: 0, count: 8)
  /// The most bytes of an address in letters.
  private static let longest = 64

  private static func number(_ host: some StringProtocol) -> [UInt8]? {
    guard host.utf8.count <= longest else { return nil }
    var text = host[...]
    if text.first == "[", text.last == "]" { text = text.dropFirst().dropLast() }
    let literal = String(text.prefix { $0 != "%" })
    var (v4, v6) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, literal, &v4) == 1 { return withUnsafeBytes(of: v4) { Array($0) } }
    guard inet_pton(AF_INET6, literal, &v6) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: v6) { Array($0) }
    return bytes.starts(with: mapped) ? Array(bytes[mapped.count...]) : bytes
  }
}
