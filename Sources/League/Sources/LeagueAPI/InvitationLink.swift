import QuizCore

/// The link of an invitation: `https://quiz.example.org/l/<league>/join/<code>`.
///
/// A server behind a proxy may stand below a path: what comes before `/l/` is the server's address.
public struct InvitationLink: Hashable, Sendable, CustomStringConvertible {
  /// The server's address without a slash at its end.
  public let server: String
  /// The league's UUID in lowercase.
  public let league: String
  /// The secret part: 22 characters of base64url, 128 random bits.
  public let code: String

  /// Makes it of its parts.
  public init(server: String, league: String, code: String) {
    self.server = server
    self.league = league
    self.code = code
  }

  /// Reads a link; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count <= 1024, text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.last == "" { parts.removeLast() }
    guard parts.count >= 7, !parts[2].isEmpty, parts[parts.count - 4] == "l", parts[parts.count - 2] == "join" else {
      return nil
    }
    let code = parts[parts.count - 1]
    let league = parts[parts.count - 3].lowercased()
    guard InvitationLink.isCode(code), UUIDText.isValid(league),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && !InvitationLink.excluded.contains($0) })
    else { return nil }
    server = parts.dropLast(4).joined(separator: "/")
    self.league = league
    self.code = code
  }

  /// The link as it is given to players.
  public var description: String { "\(server)/l/\(league)/join/\(code)" }

  /// What ends a path, or must not stand in an address.
  private static let excluded = Array("?#\"'<>\\^`{|}@".utf8)

  /// Whether `text` is 22 characters of base64url, as the secret part of a link is.
  public static func isCode(_ text: String) -> Bool { text.utf8.count == 22 && Base64URL.isValid(text) }
}
