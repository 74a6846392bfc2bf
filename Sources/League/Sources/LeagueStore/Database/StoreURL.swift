/// Where a league is stored: a file, or a database server.
public enum StoreURL: Hashable, Sendable, CustomStringConvertible {
  /// The path of a SQLite file.
  case sqlite(path: String)
  /// The address of any engine that speaks PostgreSQL's protocol, as libpq takes it: `postgresql://user@host/database`.
  case postgres(String)

  /// Reads an option: what begins with `postgresql://` or `postgres://` is a server, everything else the path of a file.
  public init(_ text: String) {
    if text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") {
      self = .postgres(text)
    } else {
      self = .sqlite(path: text)
    }
  }

  /// The path, or the address without its password.
  public var description: String {
    switch self {
    case .sqlite(let path): path
    case .postgres(let address): StoreURL.withoutSecrets(address)
    }
  }

  /// `postgresql://user:secret@host/…` as `postgresql://user@host/…`, and without what follows a `?`, where a password
  /// may stand too.
  private static func withoutSecrets(_ address: String) -> String {
    guard let scheme = address.range(of: "://") else { return "postgresql://" }
    let rest = address[scheme.upperBound...].prefix { $0 != "?" }
    guard let at = rest.lastIndex(of: "@") else { return "\(address[..<scheme.upperBound])\(rest)" }
    let user = rest[..<at].prefix { $0 != ":" }
    return "\(address[..<scheme.upperBound])\(user)\(rest[at...])"
  }
}

extension StringProtocol {
  /// The range of the first occurrence of `part`.
  func range(of part: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return index..<self.index(index, offsetBy: part.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
