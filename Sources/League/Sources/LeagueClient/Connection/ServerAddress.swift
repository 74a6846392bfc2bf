import LeagueAPI

/// The parts of a server's address that matter here: `https://host:port/path`.
struct ServerAddress: Hashable, Sendable {
  /// Whether the connection is encrypted.
  let isSecure: Bool
  /// The name or number, in lowercase, without brackets.
  let host: String
  /// The port.
  let port: Int

  /// Reads an address; nil for anything else.
  init?(_ text: String) {
    let rest: Substring
    if text.hasPrefix("https://") {
      isSecure = true
      rest = text.dropFirst("https://".count)
    } else if text.hasPrefix("http://") {
      isSecure = false
      rest = text.dropFirst("http://".count)
    } else {
      return nil
    }
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@"), authority.utf8.count <= 255, authority.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else { return nil }
    let digits: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end].lowercased()
      let after = authority[authority.index(after: end)...]
      guard after.isEmpty || after.hasPrefix(":") else { return nil }
      digits = after.dropFirst()
    } else {
      let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      host = parts.first?.lowercased() ?? ""
      digits = parts.count > 1 ? parts[1] : ""
    }
    guard !host.isEmpty else { return nil }
    if digits.isEmpty {
      port = isSecure ? 443 : 80
    } else {
      guard let number = Int(digits), (1...65_535).contains(number) else { return nil }
      port = number
    }
  }

  /// The address of a host as it was typed, without a slash at its end; nil for none. Without a scheme a host whose name
  /// is public is asked by https, any other by http.
  static func typed(_ host: String) -> String? {
    var host = host
    while host.hasSuffix("/") { host.removeLast() }
    guard host.utf8.count <= 200, !host.hasSuffix(":"),
      host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && !"?#\"'<>\\^`{|}@".utf8.contains($0) })
    else { return nil }
    if host.contains("://") { return ServerAddress(host) == nil ? nil : host }
    guard let address = ServerAddress("https://\(host)") else { return nil }
    return (address.isPrivate ? "http://" : "https://") + host
  }

  /// The host with its port where it is not the usual one, for messages.
  var shown: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }

  /// Whether a redirection to `other` stays with this server: the same host and port, or from plain to encrypted.
  func mayContinue(at other: ServerAddress) -> Bool {
    guard host == other.host else { return false }
    if isSecure == other.isSecure { return port == other.port }
    return !isSecure && port == 80 && other.port == 443
  }

  /// Whether the host is in a network that the internet does not reach.
  var isPrivate: Bool { NetworkAddress(host).isPrivate }
}
