import ArgumentParser
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// `tenq-league status`.
struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: Console.words(
      en: "Which league it is, when it was last in sync, what waits, what was refused.",
      ja: "参加しているリーグ、最終同期、未送信、不受理を表示します。"))

  @OptionGroup var options: PlayerOptions

  @Flag(help: ArgumentHelp(Console.words(en: "Print JSON.", ja: "JSON で出力します。")))
  var json = false

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let summary = try session.player.summary()
      if json {
        Console.print(json: PlayerOutput.json(summary))
      } else {
        for line in StatusText(summary, session.language).lines { Console.print(line.string) }
      }
    }
  }
}

/// A status as lines for the player.
struct StatusText {
  /// The lines.
  private(set) var lines: [SafeText] = []
  private let language: Language

  /// The columns of the left side.
  private static let columns = 12
  /// The most refusals that are listed.
  private static let refusals = 10

  /// Makes the lines.
  init(_ summary: LeagueSummary, _ language: Language) {
    self.language = language
    add(Phrase(en: "League", ja: "リーグ"), Phrase(same: "\(summary.league) (\(summary.server))"))
    add(Phrase(en: "You", ja: "名前"), Phrase(same: summary.player))
    add(Phrase(en: "Joined", ja: "参加日"), Phrase(same: Console.date(summary.joined)))
    add(
      Phrase(en: "Last synced", ja: "最終同期"),
      summary.synced.map { Phrase(same: Console.date($0)) } ?? Phrase(en: "never yet", ja: "まだ一度も同期していません"))
    add(Phrase(en: "Players", ja: "参加者"), Phrase(en: "\(summary.players)", ja: "\(summary.players)人"))
    add(
      Phrase(en: "Waiting", ja: "未送信"),
      summary.waitingRounds == 0 && summary.waitingChanges == 0
        ? Phrase(en: "nothing", ja: "なし")
        : Phrase(
          en: "\(SyncWords.count(summary.waitingRounds, "round", "rounds")), "
            + "\(SyncWords.count(summary.waitingChanges, "change", "changes")) of questions",
          ja: "記録\(summary.waitingRounds)回分、問題の変更\(summary.waitingChanges)件"))
    for held in summary.held {
      add(
        Phrase(same: ""),
        Phrase(
          en: "\(SyncWords.count(held.count, "round", "rounds")) of these not taken for now, sent again later: ",
          ja: "うち記録\(held.count)回分は今は受け付けられず、あとでもう一度送ります：") + LeagueReason.words(held.code))
    }
    for (index, quota) in summary.quotas.enumerated() {
      add(index == 0 ? Phrase(en: "Near limit", ja: "上限に近い") : Phrase(same: ""), quota.words)
    }
    if let resets = summary.resets {
      add(
        Phrase(same: ""),
        Phrase(
          en: "what counts by the day begins anew at \(Console.date(resets))",
          ja: "1日ごとの数え直しは \(Console.date(resets)) です"))
    }
    if summary.isDamaged || summary.setAside != nil {
      add(
        Phrase(en: "Damaged", ja: "破損"),
        summary.isDamaged
          ? Phrase(
            en: "cursor.json, which says what was sent: with the next synchronisation all is sent again",
            ja: "送信済みの範囲を記録した cursor.json。次の同期ですべてをもう一度送ります") : SyncWords.setAside(summary.setAside ?? ""))
    }
    if summary.newerLines > 0 {
      add(
        Phrase(en: "Passed over", ja: "未対応"),
        Phrase(
          en: "\(SyncWords.count(summary.newerLines, "line", "lines")) of a newer version's score log",
          ja: "新しい形式の記録\(summary.newerLines)行"))
    }
    if summary.refusedCount > 0 {
      add(
        Phrase(en: "Refused", ja: "不受理"),
        Phrase(
          en: "\(summary.refusedCount); kept on this computer", ja: "\(summary.refusedCount)件（手元には残っています）"))
      for refusal in summary.refused.suffix(StatusText.refusals) {
        let date = Console.date(refusal.date)
        add(Phrase(same: ""), Phrase(same: "\(date)  \(refusal.id)  ") + LeagueReason.words(refusal.code))
      }
    }
    if let problem = summary.problem {
      add(Phrase(en: "Problem", ja: "エラー"), Phrase(en: problem.en, ja: problem.ja))
    }
  }

  private mutating func add(_ title: Phrase, _ value: Phrase) {
    lines.append(SafeText(title[language]).padded(to: StatusText.columns) + SafeText(value[language]).oneLine)
  }
}
