/// The player of a token, ordered as transactions lock players.
public struct Identity: Hashable, Comparable, Sendable {
  /// The UUID of the league.
  public let league: String
  /// The UUID of the player.
  public let player: String

  /// Makes it of its parts.
  public init(league: String, player: String) {
    self.league = league
    self.player = player
  }

  /// By the league, and then the player.
  public static func < (one: Identity, other: Identity) -> Bool {
    (one.league, one.player) < (other.league, other.player)
  }
}
