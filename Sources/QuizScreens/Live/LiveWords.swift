import QuizCore
import TerminalKit

// Words that several screens of live rooms say.
extension Phrase {
  static let standings = Phrase(en: "Standings", ja: "順位")
  static let finalStandings = Phrase(en: "The end", ja: "結果発表")
  static func afterQuestion(_ number: Int, _ count: Int) -> Phrase {
    Phrase(en: "after question \(number) of \(count)", ja: "第\(number)問まで（全\(count)問）")
  }
  static let live = Game.live.name

  static func playersHere(_ count: Int) -> Phrase {
    switch count {
    case ...0: Phrase(en: "Nobody is here yet", ja: "まだ誰もいません")
    case 1: Phrase(en: "1 is here", ja: "1人が参加中")
    case _: Phrase(en: "\(NumberFormat.grouped(count)) are here", ja: "\(NumberFormat.grouped(count))人が参加中")
    }
  }

  static func secondsLong(_ limit: Int) -> Phrase {
    let seconds = max(1, min(limit, LiveRules.limits.upperBound)) / 1000
    return Phrase(en: "\(seconds) s each", ja: "1問\(seconds)秒")
  }

  static func place(_ place: Int, of count: Int) -> Phrase {
    Phrase(en: "\(Phrase.ordinal(place)) of \(count)", ja: "\(count)人中\(place)位")
  }

  /// How many of the players who were asked were right.
  static func unanswered(_ count: Int) -> Phrase {
    Phrase(en: "\(count) gave no answer", ja: "無回答 \(count)人")
  }
  static func playersRight(_ right: Int, of asked: Int) -> Phrase {
    Phrase(en: "\(right) of \(asked) right", ja: "\(asked)人中\(right)人正解")
  }

  /// `1st`, `2nd`, `11th`.
  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11), (_, 12), (_, 13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      case (_, _): "th"
      }
    return "\(number)\(ending)"
  }

  static let lostConnection = Phrase(
    en: "The connection is lost. It comes back by itself as soon as it can.", ja: "接続が切れました。つながりしだい、自動で戻ります。")

  static func goesOnIn(_ seconds: Int) -> Phrase { Phrase(en: "goes on in \(seconds) s", ja: "あと\(seconds)秒で次へ") }
}

extension PhraseList {
  /// How many have answered.
  static func answered(_ count: Int, of players: Int) -> PhraseList {
    PhraseList(
      en: ["\(count) of \(players) have answered", "\(count) of \(players)"],
      ja: ["\(players)人中\(count)人が回答", "\(count)/\(players)"])
  }
}

extension Localizer {
  /// The name of a row of standings: a player's, or a team's.
  func name(of standing: LiveStanding, isTeam: Bool) -> SafeText {
    isTeam ? team(standing.team) : SafeText(standing.name).oneLine
  }

  /// The name of a team, which has the shape and the colour of a choice.
  func team(_ team: Int) -> SafeText {
    let names: [Phrase] = [
      Phrase(en: "Triangles", ja: "三角チーム"), Phrase(en: "Diamonds", ja: "ひし形チーム"),
      Phrase(en: "Circles", ja: "丸チーム"), Phrase(en: "Squares", ja: "四角チーム"),
    ]
    return self(names.indices.contains(team - 1) ? names[team - 1] : Phrase("\(team)"))
  }
}

extension LiveState {
  /// How much of the round is decided, of 1.
  var progress: Double {
    let decided = Double(question?.number ?? 0) - (result == nil && phase == .question ? 1 : 0)
    return max(0, min(1, decided / Double(max(1, count))))
  }

  /// What is played, in wordings from the longest to the shortest.
  func titles(_ words: Localizer) -> [SafeText] {
    let title = SafeText(title).oneLine
    let comma: SafeText = words.language == .ja ? "、" : ", "
    let length = words(.questions(max(0, count))) + comma + words(.secondsLong(rules.limit))
    return [title + "   " + length, title]
  }
}
