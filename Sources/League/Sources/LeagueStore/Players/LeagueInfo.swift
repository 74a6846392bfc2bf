import LeagueAPI
import QuizCore
import QuizStore

/// What the owner and the web page see of a league.
public struct LeagueInfo: Codable, Hashable, Sendable, Identifiable {
  /// Its UUID.
  public let id: String
  /// Its name.
  public let name: String
  /// The offset of its calendar from UTC, in seconds: where its days begin.
  public let offset: Int
  /// Whether its web page asks for a word.
  public let hasWord: Bool
  /// How many players it has, without hidden and banned ones.
  public let players: Int
  /// When it was created, milliseconds since 1970.
  public let created: Int
}

/// What the owner sees of a player.
public struct PlayerInfo: Codable, Hashable, Sendable, Identifiable {
  /// The player's UUID.
  public let id: String
  /// The player's name.
  public let name: String
  /// When the player joined, milliseconds since 1970.
  public let joined: Int
  /// How many rounds the league has of the player.
  public let rounds: Int
  /// The points of all rounds.
  public let points: Int
  /// When the latest round was received, milliseconds since 1970; nil without one.
  public let last: Int?
  /// Whether the player is in no table and on no page.
  public let isHidden: Bool
  /// Whether the player is shut out.
  public let isBanned: Bool
  /// The name that the player wants, where it waits to be approved; nil otherwise.
  public let heldName: String?
}

/// What a player sees of themselves: `GET /v1/me`.
public struct PlayerSummary: Codable, Hashable, Sendable {
  /// The league by its name of now.
  public let league: LeagueMembership.Named
  /// The player by their name of now.
  public let player: LeagueMembership.Named
  /// When the player joined, milliseconds since 1970.
  public let joined: Int
  /// How many rounds the league has of the player.
  public let rounds: Int
  /// How many questions the player shares.
  public let questions: Int
  /// What the player has sent today, and how much one may.
  public let usage: Usage
}

/// A question of the league with how all players answered it.
public struct QuestionInfo: Codable, Hashable, Sendable, Identifiable {
  /// Its UUID.
  public let id: String
  /// What the score log calls it.
  public let hash: QuestionID
  /// Who made it.
  public let maker: LeagueMembership.Named
  /// Its text.
  public let text: LeagueChange.Text
  /// When the league got it or its latest wording, milliseconds since 1970.
  public let date: Int
  /// How often it was asked, in its wording of now.
  public let asked: Int
  /// How often it was answered right.
  public let right: Int
  /// The time of all answers together.
  public let milliseconds: Int
  /// How many players reported it.
  public let reports: Int
}

/// A question that a player reported.
public struct ReportInfo: Codable, Hashable, Sendable {
  /// The question's UUID.
  public let question: String
  /// The question's current text; nil when it is withdrawn.
  public let text: String?
  /// Who made the question.
  public let maker: LeagueMembership.Named?
  /// Who reported it.
  public let player: LeagueMembership.Named
  /// Why, in the player's own words; nil without a reason.
  public let reason: String?
  /// When it was reported, milliseconds since 1970.
  public let date: Int
}

/// A round as the owner sees it.
public struct RoundInfo: Codable, Hashable, Sendable, Identifiable {
  /// The id that the player's program gave it.
  public let id: String
  /// When it ended, by the league's clock, milliseconds since 1970.
  public let played: Int
  /// When it was received, milliseconds since 1970.
  public let received: Int
  /// Which game it was, as the score log calls it.
  public let game: String
  /// Where its questions came from.
  public let set: String
  /// Questions answered right.
  public let right: Int
  /// Questions asked.
  public let asked: Int
  /// The time of all questions.
  public let milliseconds: Int
  /// Its points.
  public let points: Int
}
