import HTTPTypes

/// The page that sent a request, as browsers name it with everything but mere reading. A page of another site can send a
/// form, or plain text, to any server that its visitor reaches; it cannot hide where it comes from.
enum RequestOrigin {
  /// Whether a request comes from a page of this server, or from no page at all.
  static func isOwn(_ request: HTTPRequest, _ configuration: LeagueServerConfiguration) -> Bool {
    let origins = request.headerFields[values: .origin]
    guard !origins.isEmpty else { return true }
    // `null` is that of a page that hides its own.
    guard origins.count == 1, let origin = host(of: origins[0]) else { return false }
    if let address = configuration.publicAddress, host(of: address) == origin { return true }
    // Another site's name may have been made to lead here.
    guard let asked = request.authority, configuration.hosts.contains(asked) else { return false }
    return asked.lowercased() == origin
  }

  /// The host of an address with its port, where that is not the usual one; nil for anything else.
  private static func host(of address: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: { address.hasPrefix($0) }) else { return nil }
    let host = address.dropFirst(scheme.count).prefix { $0 != "/" }
    return host.isEmpty ? nil : host.lowercased()
  }
}
