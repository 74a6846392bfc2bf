/// A question of the league's bank: who made it, and how it is called there and in the log.
public struct LeagueQuestion: Codable, Hashable, Sendable, Identifiable {
  /// The UUID of the question in the league.
  public let id: String
  /// What the score log calls it: 16 hexadecimal digits.
  public let hash: String
  /// Who made it.
  public let maker: LeagueMembership.Named
  /// When the league got it or its latest wording, milliseconds since 1970 by the server's clock.
  public let date: Int

  /// Makes it of its parts.
  public init(id: String, hash: String, maker: LeagueMembership.Named, date: Int) {
    self.id = id
    self.hash = hash
    self.maker = maker
    self.date = date
  }
}

/// All questions of the league's bank, in the order of its rows.
public struct LeagueQuestions: Codable, Hashable, Sendable {
  /// The format of the file, 1.
  public var version = 1
  /// The questions.
  public var questions: [LeagueQuestion] = []

  /// None.
  public init() {}
}
