import Glibc

/// The names by which a server's pages may be asked for. Another name could be anybody's, who has it lead here to read the
/// pages by a visitor's browser (DNS rebinding). An address is always right: it cannot be made to lead elsewhere.
public struct HostNames: Hashable, Sendable {
  private let names: Set<String>

  /// This machine alone, and further names, without a port; an address among them means nothing.
  public init(_ names: some Sequence<String> = []) {
    self.names = Set((["localhost"] + names).map { HostNames.normal($0) })
  }

  /// The names that this machine has in its network: its own, and that with `.local`.
  public static var machine: [String] {
    var name = utsname()
    guard uname(&name) == 0 else { return [] }
    let text = withUnsafeBytes(of: name.nodename) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    guard let first = text.split(separator: ".").first else { return [] }
    return [text, String(first), first + ".local"]
  }

  /// Whether pages are shown to who asks for this host, as the header `Host` has it. A browser always says one.
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
