import Glibc

/// The names by which a server's pages may be requested. Another name may be a site's that points it here to read the
/// pages by a visitor's browser (DNS rebinding). IP addresses are always allowed: they cannot be rebound.
public struct HostNames: Hashable, Sendable {
  private let names: Set<String>

  /// `localhost` and further names, without a port; addresses among them have no effect.
  public init(_ names: some Sequence<String> = []) {
    self.names = Set((["localhost"] + names).map { HostNames.normal($0) })
  }

  /// The names of this machine in its network: its own, and that with `.local`.
  public static var machine: [String] {
    var name = utsname()
    guard uname(&name) == 0 else { return [] }
    let text = withUnsafeBytes(of: name.nodename) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    guard let first = text.split(separator: ".").first else { return [] }
    return [text, String(first), first + ".local"]
  }

  /// Whether pages may be requested by this `Host` header; nil may, since browsers always send one.
  public func contains(_ host: String?) -> Bool {
    guard let host, !host.isEmpty else { return true }
    let name = HostNames.normal(HostNames.withoutPort(host))
    return names.contains(name) || ClientAddress(name) != nil
  }

  private static func withoutPort(_ host: String) -> String {
    if host.hasPrefix("[") { return String(host.dropFirst().prefix { $0 != "]" }) }
    return String(host.prefix { $0 != ":" })
  }

  private static func normal(_ name: String) -> String {
    var name = name.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    return name
  }
}
