/// Why the league did not take a round or a change of a question, by the code that its server says: the one list of their
/// words. What ends a whole request is told by `tenq-league`.
public enum LeagueReason {
  /// The codes and what they mean.
  public static let all: [(code: String, words: Phrase)] = [
    ("round.id", Phrase(en: "The round's id is not one that tenq makes.", ja: "記録の ID の形式が正しくありません。")),
    ("round.owner", Phrase(en: "The round is another player's.", ja: "ほかのプレイヤーの記録です。")),
    (
      "round.future",
      Phrase(en: "The round ended in the future: check the clock.", ja: "終了時刻が未来です。時計を確かめてください。")
    ),
    (
      "round.past", Phrase(en: "The round is older than the league takes.", ja: "リーグで受け付ける期間より古い記録です。")
    ),
    ("round.game", Phrase(en: "The league does not know this game.", ja: "リーグにないゲームです。")),
    ("round.counts", Phrase(en: "The round's counts do not add up.", ja: "問題数や正解数が合いません。")),
    ("round.times", Phrase(en: "The round's times are not possible.", ja: "解答時間がありえない値です。")),
    (
      "round.questions",
      Phrase(en: "The round has questions that the league does not have.", ja: "リーグにない問題が含まれています。")
    ),
    ("round.removed", Phrase(en: "The league's owner removed the round.", ja: "リーグの管理者が削除した記録です。")),
    (
      "round.unreadable",
      Phrase(en: "The line of the score log cannot be read.", ja: "記録ファイルのこの行を読めません。")
    ),
    (
      "question.text",
      Phrase(
        en: "The question breaks a rule of the banks: tenq bank check.", ja: "問題の形式に誤りがあります。tenq bank check で確かめられます。")
    ),
    ("question.twice", Phrase(en: "The league has this question already.", ja: "同じ問題がすでにリーグにあります。")),
    ("question.unknown", Phrase(en: "The league does not have this question.", ja: "リーグにない問題です。")),
    ("question.owner", Phrase(en: "The question is another player's.", ja: "ほかのプレイヤーの問題です。")),
    ("question.many", Phrase(en: "You have shared as many questions as one may.", ja: "共有できる問題数の上限に達しています。")),
    ("request.large", Phrase(en: "It is too long to be sent.", ja: "長すぎて送れません。")),
    ("request.malformed", Phrase(en: "The server could not read it.", ja: "サーバーが内容を読み取れませんでした。")),
  ]

  /// What a code means; a newer server may say others.
  public static func words(_ code: String) -> Phrase {
    all.first { $0.code == code }?.words
      ?? Phrase(en: "The server said “\(code)”.", ja: "サーバーの返答：\(code)")
  }
}
