// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static func youAre(_ name: SafeText) -> Phrase { Phrase("You are \(name).", "あなたの名前：\(name)") }
  static func serverIs(_ name: SafeText) -> Phrase { Phrase("Server: \(name)", "サーバー：\(name)") }
  static func triedAt(_ time: Phrase) -> Phrase { Phrase("Last tried \(time.en)", "最後に試した時刻 \(time.ja)") }
  static func held(_ count: Int) -> Phrase { Phrase((count == 1 ? "1 round was" : "\(count.grouped) rounds were") + " not taken for now and will be sent again:", "\(count.grouped)回分は今は受け付けられず、あとでもう一度送ります：") }
  static func resets(_ time: Phrase) -> Phrase { Phrase("What counts by the day begins anew at \(time.en)", "1日ごとの数え直しは \(time.ja) です") }
  static func refused(_ count: Int) -> Phrase { Phrase("Not taken by the league (\(count)); your own files keep it:", "リーグで受け付けられなかったもの（\(Phrase.things(count))。手元の記録には残っています）：") }
  static let whatIsSent = Phrase("Rounds that you play and questions that you share are sent to the server; all of it also stays here. `tenq league leave` ends that.", "遊んだ記録と共有した問題がサーバーへ送られます。手元にもすべて残ります。tenq league leave でやめられます。")

  static let playTogether = Phrase("Play together", "みんなで遊ぶ")
  static let linkField = Phrase("Invitation", "招待リンク")
  static let nameField = Phrase("Your name", "あなたの名前")
  static let joiningNow = Phrase("Joining…", "参加しています…")
  static let notALink = Phrase("An invitation is a link that begins with https:// or http://, or a host and a code, as quiz.example.org KXRT-WMPB.", "招待は https:// か http:// で始まるリンク、またはサーバー名とコード（quiz.example.org KXRT-WMPB）です。")
  static let noName = Phrase("Choose the name that the others will see.", "ほかの人に見える名前を入力してください。")
  static let noAnswerFromServer = Phrase("The server has not answered yet. Try again.", "サーバーからまだ応答がありません。もう一度試してください。")

  static let hintPeriod = Phrase("period", "期間")
  static let helpPeriod = Phrase("day, week, month, all time", "今日・今週・今月・全期間")
  static let helpPeriods = Phrase("the first to the last of them", "その期間を選ぶ")
  static let hintLeagueSort = Phrase("sort", "並べ替え")
  static let helpLeagueOrder = Phrase("by points, right answers, time, days in a row", "ポイント・正解数・時間・連続日数の順")
  static let helpLeagueGame = Phrase("the next game; after the last, all", "ゲームで絞る（最後の次はすべて）")
  static let helpLeagueSet = Phrase("choose a set", "セットで絞る")
  static let hintUpdate = Phrase("sync", "同期")
  static let helpUpdate = Phrase("synchronise now", "今すぐ同期する")
  static let helpDetails = Phrase("what waits, what was refused and why", "送信待ちと、受け付けられなかったもの")
  static let hintJoin = Phrase("next, join", "次へ・参加")
  static let hintReportIt = Phrase("report it", "報告")
  static let hintField = Phrase("field", "項目")

  /// The key that reports a question, on the last line and in the help.
  static let hintReport = Phrase("report", "報告")
  static let helpReport = Phrase("report a question of the league", "リーグの問題を管理者に報告")
  static let reportTitle = Phrase("Report a question", "問題を報告")
  static let whyReported = Phrase("What is wrong with it? (The league's owner reads it.)", "どこに問題がありますか？（リーグの管理者に届きます）")
  static let reportedNow = Phrase("Reported. It is sent with the next synchronisation.", "報告を受け付けました。次の同期で送られます。")
  static func notReported(_ reason: SafeText) -> Phrase { Phrase("Not reported: \(reason)", "報告できませんでした：\(reason)") }

  static func period(_ period: LeagueTable.Period) -> Phrase {
    switch period {
    case .day: Phrase("Today", "今日")
    case .week: Phrase("Week", "今週")
    case .month: Phrase("Month", "今月")
    case .all: Phrase("All", "全期間")
    }
  }
  static func leagueOrder(_ order: LeagueTable.Order) -> Phrase {
    switch order {
    case .points: Phrase("most points first", "ポイントの多い順")
    case .right: Phrase("most right answers first", "正解数の多い順")
    case .time: Phrase("fastest first", "速い順")
    case .days: Phrase("most days in a row first", "連続日数の多い順")
    }
  }
  static func playersOf(_ count: Int, _ all: Int) -> Phrase { Phrase("\(count.grouped) of \(all.groupedPlural("player"))", "\(all.grouped)人中\(count.grouped)人") }
  static func asOf(_ time: Phrase) -> Phrase { Phrase("Table of \(time.en)", "\(time.ja) の順位表") }
  static func syncedAt(_ time: Phrase) -> Phrase { Phrase("Last synced \(time.en)", "最終同期 \(time.ja)") }
  static let neverSynced = Phrase("Never synced yet", "まだ同期していません")
  static let fetching = Phrase("Fetching…", "取得中…")
  static let noAnswerYet = Phrase("No answer yet", "応答がありません")
  static let fetchingTable = Phrase("Fetching the table…", "順位表を取得しています…")
  static let noTable = Phrase("This table has not been received yet: u synchronises.", "この順位表はまだ届いていません。u で同期できます。")
  static let emptyTable = Phrase("Nobody has played yet. The first round leads!", "まだ誰も遊んでいません。最初の1回で首位です！")
  /// The items to be sent.
  static func waiting(_ rounds: Int, _ changes: Int) -> Phrase {
    guard rounds > 0 || changes > 0 else { return Phrase("Nothing waits to be sent", "送信待ちはありません") }
    var en: [String] = []
    var ja: [String] = []
    if rounds > 0 {
      en.append(rounds.groupedPlural("round"))
      ja.append("\(rounds.grouped)回")
    }
    if changes > 0 {
      en.append(changes.groupedPlural("change"))
      ja.append("変更\(changes.grouped)件")
    }
    return Phrase("Waiting: " + en.joined(separator: ", "), "送信待ち：" + ja.joined(separator: "、"))
  }
  /// Something is near to its limit.
  static func nearLimit(_ quota: LeagueStatus.Quota) -> Phrase { Phrase("Near the league's limit: ", "リーグの上限に近付いています（") + quota.words + Phrase("", "）") }
  static func refusedCount(_ count: Int) -> Phrase { Phrase((count == 1 ? "1 thing was refused" : "\(count.grouped) things were refused") + ": v tells why", "受け付けられなかったものが\(Phrase.things(count))あります。v で理由を見られます") }

  static let chooseSet = Phrase("The table of a set", "セットの順位表")
  static let allSets = Phrase("All sets", "すべてのセット")

  static let league = Phrase("League", "リーグ")
  /// The author of a question.
  static func madeBy(_ name: SafeText) -> Phrase { Phrase("by \(name)", "作：\(name)") }
  static func players(_ count: Int) -> Phrase { Phrase(count.groupedPlural("player"), "\(count.grouped)人") }

  static let player = Phrase("Player", "プレイヤー")
  static let thatIsYou = Phrase(" (you)", "（自分）")
  static func dayCount(_ days: Int) -> Phrase { Phrase(days.plural("day"), "\(days)日") }
}

extension PhraseList {
  static let leaguePoints = PhraseList(["Points"], ["ポイント"])
  static let leagueRight = PhraseList(["Right"], ["正解"])
  static let leagueTime = PhraseList(["Average", "Avg."], ["平均"])
  static let leagueDays = PhraseList(["In a row"], ["連続"])
  static let leagueRounds = PhraseList(["Rounds"], ["回数"])

  static let howToPlayTogether = PhraseList(["In a league there is one table for all, and everybody can meet the questions that somebody makes.", "To join, paste an invitation's link, or type its host and code, and choose a name. In a terminal: tenq league join LINK", "Nothing is sent before you join. From then on the rounds that you finish and the questions that you share are sent to that league's server; earlier rounds stay here.", "To set up a league of your own, for a classroom or for the internet: tenq-league serve, then tenq-league invite prints a link."], ["リーグでは、全員の順位表ができ、誰かが作った問題をみんなが解けます。", "参加するには、招待リンク、またはサーバー名とコードを入力し、名前を決めます。", "参加するまでは何も送られません。参加後は、最後まで遊んだ記録と共有した問題がリーグのサーバーへ送られます。それより前の記録は送られません。", "自分でリーグを開くには（教室でもインターネットでも）、tenq-league serve で始め、tenq-league invite で招待リンクを表示します。"])

  static let noLeague = PhraseList(["play together: how to join", "play together"], ["みんなで遊ぶには", "みんなで遊ぶ"])
  /// The number of new questions, and their authors.
  static func newQuestions(_ news: [LeagueStatus.News]) -> PhraseList {
    var makers: [String] = []
    for news in news where !makers.contains(news.maker) { makers.append(news.maker) }
    let names = makers.prefix(2).map { SafeText($0).oneLine.string }
    let count = news.count < LeagueStatus.limit ? "\(news.count)" : "\(LeagueStatus.limit)+"
    let questions = news.count == 1 ? "1 new question" : "\(count) new questions"
    let others = makers.count > names.count
    return PhraseList([questions + " from " + (others ? names.joined(separator: ", ") + " and others" : names.joined(separator: " and ")), questions, "\(count) new"], ["新しい問題\(count)問（\(names.joined(separator: "、"))\(others ? "、ほか" : "")）", "新しい問題\(count)問", "新着\(count)問"])
  }
}
