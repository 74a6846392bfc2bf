/// Why the league did not take a round or a change of a question, by the code from its server: the only list of their
/// wordings. Errors of a whole request are worded by `tenq-league`.
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
    ("round.times", Phrase(en: "The round's times are not possible.", ja: "回答時間がありえない値です。")),
    (
      "round.questions",
      Phrase(en: "The round has questions that the league does not have.", ja: "リーグにない問題が含まれています。")
    ),
    (
      "round.set",
      Phrase(en: "The league does not take rounds of this set.", ja: "このセットの記録はリーグで受け付けていません。")
    ),
    (
      "round.repeated",
      Phrase(en: "The round has a question more often than its game asks it.", ja: "同じ問題が、ゲームの出題回数より多く含まれています。")
    ),
    (
      "round.choice",
      Phrase(en: "The round has a choice that its question does not have.", ja: "問題にない選択肢が選ばれています。")
    ),
    (
      "round.answers",
      Phrase(
        en: "Its right answers are not the league's: your questions may be of another version.",
        ja: "正解がリーグのものと違います。問題のバージョンが違うかもしれません。")
    ),
    ("round.limit", Phrase(en: "The round's time limit cannot be set.", ja: "設定できない制限時間です。")),
    (
      "round.daily",
      Phrase(
        en: "It is the day's second daily round, or has other questions than the day's.",
        ja: "今日の問題の2回目か、その日の問題と違う問題が含まれています。")
    ),
    (
      "round.once",
      Phrase(
        en: "Other rounds of yours were played at the same time.", ja: "同じ時刻にほかの記録があります。")
    ),
    (
      "quota.rounds",
      Phrase(
        en: "You have sent as many rounds today as the league takes.", ja: "今日送れる記録の数の上限に達しています。")
    ),
    (
      "quota.bytes",
      Phrase(en: "You have sent as much today as the league takes.", ja: "今日送れるデータ量の上限に達しています。")
    ),
    (
      "quota.sets",
      Phrase(
        en: "You have played as many new sets today as the league takes.", ja: "今日新しく遊べるセットの数の上限に達しています。")
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
    (
      "question.bytes",
      Phrase(
        en: "The questions that you have shared are as long as they may be in all.",
        ja: "共有できる問題の合計の長さの上限に達しています。")
    ),
    (
      "question.refused",
      Phrase(
        en: "The question has a word that the league's owner does not want.", ja: "管理者が認めていない言葉が含まれています。")
    ),
    ("request.large", Phrase(en: "It is too long to be sent.", ja: "長すぎて送れません。")),
    ("request.malformed", Phrase(en: "The server could not read it.", ja: "サーバーが内容を読み取れませんでした。")),
  ]

  /// The meaning of a code; a newer server may send unknown ones.
  public static func words(_ code: String) -> Phrase {
    all.first { $0.code == code }?.words
      ?? Phrase(en: "The server said “\(code)”.", ja: "サーバーの返答：\(code)")
  }
}
