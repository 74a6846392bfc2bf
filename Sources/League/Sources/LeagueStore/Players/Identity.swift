/// Who a token belongs to.
public struct Identity: Hashable, Sendable {
  /// The UUID of the league.
  public let league: String
  /// The UUID of the player.
  public let player: String

  /// Makes it of its parts.
  public init(league: String, player: String) {
    self.league = league
    self.player = player
  }
}
