/// A question of the league's bank: its author, and its ids there and in the log.
public struct LeagueQuestion: Hashable, Sendable, Identifiable {
  /// The UUID of the question in the league.
  public let id: String
  /// Its id in the score log.
  public let hash: QuestionID
  /// Its author.
  public let maker: LeagueMembership.Named
  /// When the league got it or its latest wording, milliseconds since 1970 by the server's clock.
  public let date: Int

  /// Makes it of its parts.
  public init(id: String, hash: QuestionID, maker: LeagueMembership.Named, date: Int) {
    self.id = id
    self.hash = hash
    self.maker = maker
    self.date = date
  }
}
