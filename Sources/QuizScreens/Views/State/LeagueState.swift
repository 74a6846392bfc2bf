import QuizCore
import TerminalKit

/// The state of the player's league that all screens share.
public struct LeagueState: Equatable, Sendable {
  /// The name of the league.
  public let name: String
  /// The player in the league.
  public let player: LeagueMembership.Named
  /// The genre of the league's questions; nil when there are none yet.
  public let genre: String?
  /// Questions of others that are new to the player.
  public var news: [LeagueStatus.News]
  /// Whether it synchronises in the background now, which may bring news.
  public var isSyncing: Bool

  /// Makes it of its parts.
  public init(
    name: String, player: LeagueMembership.Named, genre: String? = nil, news: [LeagueStatus.News] = [],
    isSyncing: Bool = false
  ) {
    (self.name, self.player, self.genre, self.news, self.isSyncing) = (name, player, genre, news, isSyncing)
  }

  /// Whether a selection is of the league's questions alone.
  public func holds(_ selection: Selection) -> Bool {
    switch selection {
    case .genre(let title), .set(let title, _): title == genre
    case .everything, .own, .file, .missed, .missedIn: false
    }
  }

  /// Whether a question was made by somebody else, so that it can be reported.
  func isOfOthers(_ question: LeagueQuestion) -> Bool { question.maker.id != player.id }
}

/// The result of sharing one's own question with the league.
public enum Sharing: Equatable, Sendable {
  /// It was not shared and is not.
  case none
  /// It is shared from now on.
  case shared
  /// The league gets the new wording.
  case changed
  /// The league withdraws it.
  case withdrawn
  /// It could not be noted for the league, and why.
  case failed(String)
}

extension Localizer {
  /// The league's row on the home screen, longest wording first.
  func leagueDetails(_ league: LeagueState?, _ glyphs: Glyphs) -> [SafeText] {
    guard let league else { return self(.noLeague) }
    let name = SafeText(league.name).oneLine
    guard !league.news.isEmpty else { return [name] }
    let news = self(.newQuestions(league.news))
    return [name + " \(glyphs.dot) " + news[0]] + news
  }
}
