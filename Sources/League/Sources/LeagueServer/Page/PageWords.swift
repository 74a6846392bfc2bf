import LeagueAPI
import LeagueStore
import QuizCore
import QuizStore

/// The texts of the pages, in both languages.
enum PageWords {
  static func period(_ period: LeagueTable.Period) -> Phrase {
    switch period {
    case .day: Phrase(en: "Today", ja: "今日")
    case .week: Phrase(en: "This week", ja: "今週")
    case .month: Phrase(en: "This month", ja: "今月")
    case .all: Phrase(en: "All time", ja: "全期間")
    }
  }

  static func game(_ id: String?) -> Phrase {
    guard let id else { return Phrase(en: "All games", ja: "すべてのゲーム") }
    return GameList.all[Game.ID(rawValue: id)]?.name ?? Phrase(same: id)
  }

  static func order(_ order: TableOrder) -> Phrase {
    switch order {
    case .points: Phrase(en: "Points", ja: "ポイント")
    case .right: Phrase(en: "Right", ja: "正解")
    case .time: Phrase(en: "Per right answer", ja: "正解1問あたり")
    case .days: Phrase(en: "Days in a row", ja: "連続日数")
    }
  }

  static func caption(_ selection: LeagueTable.Selection, _ order: TableOrder) -> Phrase {
    let allGames = Phrase(en: "all games", ja: game(nil).ja)
    var parts = [period(selection.period), selection.game == nil ? allGames : game(selection.game)]
    if let set = selection.set { parts.append(Phrase(same: set)) }
    return (parts + [ordered(order)]).dropFirst().reduce(parts[0]) { $0 + Phrase(en: ", ", ja: "・") + $1 }
  }

  private static func ordered(_ order: TableOrder) -> Phrase {
    switch order {
    case .points: Phrase(en: "by points", ja: "ポイント順")
    case .right: Phrase(en: "by right answers", ja: "正解数順")
    case .time: Phrase(en: "by time per right answer", ja: "正解1問あたりの時間順")
    case .days: Phrase(en: "by days in a row", ja: "連続日数順")
    }
  }

  static let place = Phrase(en: "Place", ja: "順位")
  static let player = Phrase(en: "Player", ja: "プレイヤー")
  static let rounds = Phrase(en: "Rounds", ja: "回数")
  static let periods = Phrase(en: "Period", ja: "期間")
  static let gamesTitle = Phrase(en: "Game", ja: "ゲーム")
  static let newest = Phrase(en: "Newest questions", ja: "新しい問題")
  static let results = Phrase(en: "Results of all players (CSV):", ja: "全員の成績（CSV）：")
  static let bySet = Phrase(en: "by set", ja: "セットごと")
  static let byAnswer = Phrase(en: "every answer", ja: "すべての答え")
  static let live = Phrase(en: "Live", ja: "自動更新中")
  static let noRounds = Phrase(
    en: "No rounds in this time yet. The first one appears here by itself.",
    ja: "この期間の記録はまだありません。最初の記録がここに自動で表示されます。")
  static let noQuestions = Phrase(
    en: "Nobody has made a question yet. Home › Make a question.",
    ja: "まだ問題がありません。「ホーム › クイズを作る」から作れます。")
  static let neverAnswered = Phrase(en: "not answered yet", ja: "まだ誰も答えていません")
  static let skip = Phrase(en: "Skip to the table", ja: "順位表へ移動")

  static func players(_ count: Int) -> Phrase {
    Phrase(en: count == 1 ? "1 player" : "\(number(count)) players", ja: "\(number(count))人が参加")
  }

  static func maker(_ name: String) -> Phrase { Phrase(en: "by \(name)", ja: "\(name)さん") }

  static func rate(_ right: Int, of asked: Int) -> Phrase {
    Phrase(
      en: "\(percent(right, of: asked)) of \(number(asked)) right",
      ja: "正答率 \(percent(right, of: asked))（\(number(asked))回）")
  }

  /// Who sent impossible rounds, and how many.
  static func impossible(_ players: [LeagueWebPage.Impossible]) -> Phrase {
    let count = players.reduce(0) { $0 + $1.count }
    let named = players.prefix(LeagueWebPage.named)
    let rest = players.count - named.count
    return Phrase(
      en: "Refused, because they cannot have been played: \(number(count)) \(count == 1 ? "round" : "rounds"), of "
        + named.map { "\($0.player.name) (\(number($0.count)))" }.joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : ""),
      ja: "ありえない内容のため受け付けなかった記録: \(number(count))件（"
        + named.map { "\($0.player.name) \(number($0.count))件" }.joined(separator: "、")
        + (rest > 0 ? " ほか\(rest)人" : "") + "）")
  }

  static func moreRows(_ count: Int) -> Phrase {
    Phrase(en: "Show the first \(count)", ja: "\(count)位まで表示")
  }

  static let fewerRows = Phrase(en: "Show fewer", ja: "少なく表示")

  static func asOf(_ time: String) -> Phrase { Phrase(en: "As of \(time)", ja: "\(time) 現在") }

  // Joining.

  static func join(_ league: String?) -> Phrase {
    guard let league else { return Phrase(en: "You are invited to a league", ja: "リーグに招待されています") }
    return Phrase(en: "You are invited to \(league)", ja: "「\(league)」に招待されています")
  }

  static let joinSteps = PhraseList(
    en: [
      "Install TenQ, with its program for leagues.", "Type this in a terminal, or copy it:",
      "Choose the name under which the others see you, and play.",
    ],
    ja: [
      "TenQ と、リーグ用のプログラムをインストールします。", "端末で次のコマンドを実行します（コピーできます）。",
      "ほかの人に表示される名前を決めたら、あとは遊ぶだけです。",
    ])
  static let joinNote = Phrase(
    en:
      "From then on the rounds that you play are sent to the league: the scores, and which questions you met. `tenq league leave` ends it.",
    ja: "参加したあとに遊んだ記録（成績と、出題された問題の番号）がリーグに送られます。やめるときは tenq league leave を実行します。")
  static let joining = Phrase(en: "Join", ja: "参加するには")
  static let joiningStep = Phrase(en: "In a terminal with TenQ, type:", ja: "TenQ を入れたパソコンの端末で実行:")
  static let joiningCode = Phrase(
    en: "QR code of the page that says how to join", ja: "参加のしかたを説明するページの QR コード")
  static let copy = Phrase(en: "Copy", ja: "コピー")
  static let copied = Phrase(en: "Copied", ja: "コピーしました")

  // The word.

  static let wordTitle = Phrase(en: "The word, please", ja: "合言葉を入力してください")
  static let wordLabel = Phrase(en: "Word of the league", ja: "リーグの合言葉")
  static let wordButton = Phrase(en: "Show the page", ja: "表示する")
  static let wrongWord = Phrase(en: "That is not the word. Try again.", ja: "合言葉が違います。もう一度入力してください。")

  // Troubles.

  static func problem(_ error: APIError) -> Phrase {
    switch error.code {
    case .tooMany:
      Phrase(
        en: "Too many requests. Try again in \(error.retryAfter ?? 1) s.",
        ja: "アクセスが多すぎます。\(error.retryAfter ?? 1)秒後にもう一度お試しください。")
    case .unavailable:
      Phrase(
        en: "The league cannot be reached at the moment. Try again later.",
        ja: "現在リーグにつながりません。しばらくしてからもう一度お試しください。")
    case .unknownPath:
      Phrase(
        en: "There is no page here. Ask the owner of the league for its address.",
        ja: "このページはありません。リーグの管理者にアドレスを確認してください。")
    case .unknownHost:
      Phrase(
        en: "This server does not answer to this name. Its owner can allow it: tenq-league serve --allow-host NAME",
        ja: "このサーバーはこの名前では表示できません。管理者は tenq-league serve --allow-host 名前 で許可できます。")
    case _: Phrase(en: "The page cannot be shown.", ja: "ページを表示できません。")
    }
  }

  // Numbers.

  /// A number with its thousands apart.
  static func number(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }

  /// A share in percent with one decimal place: `66.7%`.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0.0%" }
    let permille = (part * 2000 + whole) / (2 * whole)
    return "\(permille / 10).\(permille % 10)%"
  }

  /// The time for each right answer in seconds, `3.2`; nil where none has a time that counts.
  static func secondsPerRight(_ row: LeagueTable.Row) -> String? {
    guard let milliseconds = row.millisecondsPerRight else { return nil }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}
