import LeagueAPI
import QuizCore
import TerminalKit

/// Where a live room is: its server, and the code by which it is joined.
public struct RoomAddress: Hashable, Sendable {
  /// The port of a room's server, unless it says another.
  public static let usualPort = 8610

  /// The server's address without a slash at its end.
  public let server: String
  /// The digits.
  public let code: String

  init(server: String, code: String) {
    self.server = server
    self.code = code
  }

  /// Reads an address as a browser or a host's screen shows it, `192.168.1.5:8610`, `http://192.168.1.5:8610/r/1234`, and
  /// its code, where the address does not have it; throws for anything else.
  ///
  /// Without a scheme, a host of the local network is asked by http, at the usual port unless it has another, and one with
  /// a public name by https.
  public init(_ text: String, code: String?) throws(LeagueProblem) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, words.count <= 2 else { throw .notARoom(text) }
    let place = first.prefix { $0 != "?" && $0 != "#" }
    let (base, digits) = RoomAddress.parts(place)
    guard var server = ServerAddress.typed(base) else { throw .notARoom(text) }
    if !base.contains("://"), server.hasPrefix("http://"), !RoomAddress.hasPort(base) {
      let end = base.firstIndex(of: "/") ?? base.endIndex
      server = "http://\(base[..<end]):\(RoomAddress.usualPort)\(base[end...])"
    }
    guard ServerAddress(server) != nil else { throw .notARoom(text) }
    let said = digits ?? (words.count == 2 ? String(words[1]) : code)
    guard let said else { throw .noCode(server) }
    guard let known = RoomAddress.code(said) else { throw .notACode(said) }
    self.init(server: server, code: known)
  }

  /// The digits of a code as it was typed, with blanks or hyphens between them, in any script's digits; nil for none.
  static func code(_ text: String) -> String? {
    var digits = ""
    for character in text.prefix(40) where !character.isWhitespace && character != "-" {
      guard let value = character.wholeNumberValue, (0...9).contains(value) else { return nil }
      digits += String(value)
    }
    return LeagueLimits.roomDigits.contains(digits.utf8.count) ? digits : nil
  }

  /// The server of an address, and the code where its path ends in that of a room.
  private static func parts(_ address: Substring) -> (base: String, code: String?) {
    var rest = address
    while rest.hasSuffix("/") { rest.removeLast() }
    if rest.hasSuffix("/play") { return (String(rest.dropLast("/play".count)), nil) }
    guard let slash = rest.lastIndex(of: "/"), rest[..<slash].hasSuffix("/r") else { return (String(rest), nil) }
    return (String(rest[..<slash].dropLast("/r".count)), String(rest[rest.index(after: slash)...]))
  }

  /// Whether an address without a scheme says a port.
  private static func hasPort(_ address: String) -> Bool {
    let host = address.prefix { $0 != "/" }
    return host.hasPrefix("[") ? host.contains("]:") : host.contains(":")
  }
}
