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
  /// The questions of others that the player has not seen news of.
  public var news: [LeagueStatus.News]
  /// Whether it is synchronised in the background now, after which there may be news.
  public var isSyncing: Bool

  /// Makes it of its parts.
  public init(
    name: String, player: LeagueMembership.Named, genre: String? = nil, news: [LeagueStatus.News] = [],
    isSyncing: Bool = false
  ) {
    self.name = name
    self.player = player
    self.genre = genre
    self.news = news
    self.isSyncing = isSyncing
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
  /// The league's row on the home screen, in wordings from the longest to the shortest.
  func leagueDetails(_ league: LeagueState?, _ glyphs: Glyphs) -> [SafeText] {
    guard let league else { return self(.noLeague) }
    let name = SafeText(league.name).oneLine
    guard !league.news.isEmpty else { return [name] }
    let news = self(.newQuestions(league.news))
    return [name + " \(glyphs.dot) " + news[0]] + news
  }
}

extension Phrase {
  static let league = Phrase(en: "League", ja: "リーグ")

  /// The author of a question.
  static func madeBy(_ name: SafeText) -> Phrase { Phrase(en: "by \(name)", ja: "作：\(name)") }

  static func players(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 player" : "\(NumberFormat.grouped(count)) players", ja: "\(NumberFormat.grouped(count))人")
  }
}

extension PhraseList {
  fileprivate static let noLeague = PhraseList(
    en: ["play together: how to join", "play together"], ja: ["みんなで遊ぶには", "みんなで遊ぶ"])

  /// The number of new questions, and their authors.
  fileprivate static func newQuestions(_ news: [LeagueStatus.News]) -> PhraseList {
    var makers: [String] = []
    for news in news where !makers.contains(news.maker) { makers.append(news.maker) }
    let names = makers.prefix(2).map { SafeText($0).oneLine.string }
    let count = news.count < LeagueStatus.limit ? "\(news.count)" : "\(LeagueStatus.limit)+"
    let questions = news.count == 1 ? "1 new question" : "\(count) new questions"
    let others = makers.count > names.count
    return PhraseList(
      en: [
        questions + " from "
          + (others ? names.joined(separator: ", ") + " and others" : names.joined(separator: " and ")),
        questions, "\(count) new",
      ],
      ja: [
        "新しい問題\(count)問（\(names.joined(separator: "、"))\(others ? "、ほか" : "")）", "新しい問題\(count)問", "新着\(count)問",
      ])
  }
}
