import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// The messages of a synchronisation.
enum SyncWords {
  /// What was sent and received, as one line.
  static func report(_ report: LeagueSync.Report) -> Phrase {
    var parts: [Phrase] = []
    if report.rounds > 0 {
      parts.append(Phrase(en: count(report.rounds, "round", "rounds") + " sent", ja: "\(report.rounds)回分を送信"))
    }
    if report.changes > 0 {
      parts.append(
        Phrase(
          en: count(report.changes, "change", "changes") + " of questions sent", ja: "問題の変更\(report.changes)件を送信"))
    }
    if report.refused > 0 {
      parts.append(
        Phrase(
          en: "\(report.refused) refused (`tenq league status` says why)",
          ja: "\(report.refused)件は受け付けられず（理由は tenq league status）"))
    }
    if report.held > 0 {
      parts.append(
        Phrase(
          en: "\(report.held) not taken for now, sent again later (`tenq league status` says why)",
          ja: "\(report.held)件は今は受け付けられず、あとでもう一度送信（理由は tenq league status）"))
    }
    if report.questions > 0 {
      parts.append(
        Phrase(
          en: count(report.questions, "new question", "new questions") + " by others",
          ja: "新しい問題\(report.questions)問を受信"))
    }
    if !report.isComplete {
      let done =
        parts.isEmpty
        ? Phrase(en: "nothing yet", ja: "まだ何も送受信していません")
        : Phrase(
          en: parts.map(\.en).joined(separator: ", "), ja: parts.map(\.ja).joined(separator: "、"))
      return Phrase(
        en: "So far: \(done.en). It takes long; the rest follows with the next synchronisation.",
        ja: "時間がかかるため、途中で終えました（\(done.ja)）。残りは次の同期で続けます。")
    }
    if parts.isEmpty { return Phrase(en: "In sync: nothing was waiting.", ja: "同期しました。新しいものはありません。") }
    return Phrase(
      en: "In sync: \(parts.map(\.en).joined(separator: ", ")).",
      ja: "同期しました（\(parts.map(\.ja).joined(separator: "、"))）。")
  }

  /// What became of a damaged cursor.
  static func setAside(_ name: String) -> Phrase {
    Phrase(
      en: "cursor.json could not be read and is kept as \(name); all since you joined was sent again, and counts once",
      ja: "cursor.json を読めなかったため、\(name) に残しました。参加後の記録をすべて送り直しましたが、二重には数えません")
  }

  /// What came with the first synchronisation.
  static func questions(_ number: Int) -> Phrase {
    Phrase(
      en: "It has \(count(number, "question", "questions")) by others: Home › Practice, and in Endless.",
      ja: "ほかの参加者の問題が\(number)問あります。「ジャンルで練習」と「もっと解く」で出題されます。")
  }

  /// `1 round`, `2 rounds`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}

/// The messages of leaving.
enum LeaveWords {
  /// What was deleted, what stays where, and what was never sent.
  static func sentences(_ departure: LeaguePlayer.Departure, erased: Bool) -> [Phrase] {
    let unsent = departure.unsent
    let left =
      departure.membership.map {
        Phrase(en: "You have left the league \($0.league.name).", ja: "リーグ「\($0.league.name)」を退会しました。")
      } ?? Phrase(en: "You have left the league.", ja: "リーグを退会しました。")
    let here =
      departure.link.map { link in
        Phrase(
          en: "\(Excerpt.of(link)) was a link, and was removed; the files behind it are left alone, the league's among "
            + "them: remove those yourself.",
          ja: "\(Excerpt.of(link)) はリンクだったので、リンクだけを削除しました。リンク先のファイルはリーグのものも含めて残っています。"
            + "必要なら自分で削除してください。")
      }
      ?? Phrase(
        en: "On this computer its questions, rates and tables are gone; your scores and your own questions stay.",
        ja: "このコンピューターからリーグの問題・正答率・順位表を消しました。記録と自分の問題は残っています。")
    let there =
      departure.wasRemoved
      ? Phrase(
        en: "The server did not know you any more: whom its owner removes is erased there, "
          + "with rounds, questions and name.",
        ja: "サーバーにはあなたの登録がありませんでした。管理者が登録を削除すると、サーバーの記録・問題・名前も消えます。")
      : erased
        ? Phrase(
          en: "The server has erased your rounds, your questions and your name.",
          ja: "サーバーからあなたの記録・問題・名前を消しました。")
        : Phrase(
          en: "The server keeps your rounds and the questions that you shared; its owner can erase them.",
          ja: "サーバーには送った記録と共有した問題が残っています。消すには管理者に頼んでください。")
    var sentences = [left, here, there]
    if unsent.rounds > 0 || unsent.changes > 0 {
      sentences.append(
        Phrase(
          en: "Never sent: \(SyncWords.count(unsent.rounds, "round", "rounds")), "
            + "\(SyncWords.count(unsent.changes, "change", "changes")) of questions.",
          ja: "送らなかったもの：\(unsent.rounds)回分の記録、問題の変更\(unsent.changes)件。"))
    }
    return sentences
  }
}
