import LeagueAPI
import QuizCore

/// An invitation to a league, by a link or by a host and a short code.
public struct Invitation: Hashable, Sendable {
  /// The server's address without a slash at its end.
  public let server: String
  /// The league's UUID; nil where the code alone determines it.
  public let league: String?
  /// The code, as it was typed.
  let code: String

  private init(server: String, league: String?, code: String) {
    self.server = server
    self.league = league
    self.code = code
  }

  /// The invitation of a link.
  public init(_ link: InvitationLink) {
    self.init(server: link.server, league: link.league, code: link.code)
  }

  /// Reads the words of an invitation (``QuizCore/InvitationText``); throws for anything else. A host without a scheme
  /// is asked by https, where its name is public, otherwise by http.
  public init(_ words: [String]) throws(LeagueProblem) {
    let text = words.joined(separator: " ")
    if words.count == 1, let link = InvitationLink(text), ServerAddress(link.server) != nil {
      self.init(link)
      return
    }
    let code = words.dropFirst().joined(separator: " ")
    guard words.count > 1, ShortCode(code) != nil, let server = ServerAddress.typed(words[0]) else {
      throw .notAnInvitation(text)
    }
    self.init(server: server, league: nil, code: code)
  }

  /// The server for messages, with its scheme where that was not given.
  public var shownServer: String {
    guard let address = ServerAddress(server) else { return server }
    return league == nil ? "\(address.isSecure ? "https" : "http")://\(address.shown)" : address.shown
  }

  /// Whether what is sent to the server can be read on the way: plain HTTP to an address that is not of this house.
  public var isExposed: Bool {
    ServerAddress(server).map { !$0.isSecure && !$0.isPrivate } ?? false
  }
}
