import LeagueAPI
import QuizCore
import QuizStore

/// A new invitation with its secrets, which are shown only now.
public struct Invitation: Hashable, Sendable {
  /// The secret part of its link.
  public let code: String
  /// The code that can be typed; nil without one.
  public let short: ShortCode?
}

/// What the owner sees of an invitation.
public struct InvitationInfo: Codable, Hashable, Sendable, Identifiable {
  /// Its state.
  public enum State: String, Codable, Hashable, Sendable {
    /// Players may join by it.
    case open
    /// All its uses are taken.
    case used
    /// It is too old, or was revoked.
    case expired
  }

  /// The first digits of the hash of its secret: they name it, and cannot be joined by.
  public let id: String
  /// When it was made, milliseconds since 1970.
  public let created: Int
  /// When it ends, milliseconds since 1970.
  public let expires: Int
  /// How many have joined by it; nil for one of an older version.
  public let joined: Int?
  /// How many may in all; nil for one of an older version.
  public let uses: Int?
  /// Whether it has a short code.
  public let hasShortCode: Bool
  /// The player who gets a new token by it; nil for new players.
  public let player: LeagueMembership.Named?
  /// Its state.
  public let state: State

  /// How many digits name an invitation.
  static let digits = 12
}

/// The invitation that a league's page shows to everybody who sees the page.
///
/// Its short code is stored in plain text, beside the owner's rules, since everybody who sees the page can read it
/// anyway. It is revoked as any other.
struct PageInvitation: Hashable, Sendable {
  let hash: String
  let code: ShortCode

  init(hash: String, code: ShortCode) {
    self.hash = hash
    self.code = code
  }

  /// Reads what the store has; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let code = ShortCode(String(parts[1])) else { return nil }
    self.init(hash: String(parts[0]), code: code)
  }

  /// As the store has it.
  var text: String { "\(hash) \(code.letters)" }
}
