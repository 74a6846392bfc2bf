import LeagueAPI
import QuizCore

/// Why something was refused, in the words of the player.
public enum RefusalWords {
  /// The reason that a code of ``LeagueStatus/Refusal`` stands for, without a full stop. A code that this version does
  /// not know is shown itself.
  public static func phrase(_ code: String) -> Phrase {
    switch LeagueErrorCode(rawValue: code) {
    case .roundID: Phrase(en: "the round has no proper identifier", ja: "回の識別子が正しくありません")
    case .roundOwner: Phrase(en: "it is another player's round", ja: "ほかの参加者の回です")
    case .roundFuture:
      Phrase(en: "it ended in the future: check your clock", ja: "未来の日時です。時計を確かめてください")
    case .roundPast: Phrase(en: "it is too old for the league", ja: "古すぎる回です")
    case .roundGame: Phrase(en: "the league does not have this game", ja: "リーグにないゲームです")
    case .roundCounts: Phrase(en: "its counts do not add up", ja: "回数が合いません")
    case .roundTimes: Phrase(en: "its times are beyond the limits", ja: "時間が制限を超えています")
    case .roundQuestions:
      Phrase(en: "it has questions that the league does not have", ja: "リーグにない問題が含まれています")
    case .roundRemoved: Phrase(en: "the league's owner removed it", ja: "管理者が削除した回です")
    case .roundUnreadable: Phrase(en: "the line of the score log cannot be read", ja: "記録の行を読めません")
    case .questionText: Phrase(en: "the question breaks a rule of the banks", ja: "問題が形式に合っていません")
    case .questionTwice: Phrase(en: "the league has this question already", ja: "同じ問題がすでにあります")
    case .questionUnknown: Phrase(en: "the league does not have this question", ja: "リーグにない問題です")
    case .questionOwner: Phrase(en: "it is another player's question", ja: "ほかの参加者の問題です")
    case .questionMany: Phrase(en: "you have shared as many questions as one may", ja: "共有できる問題数の上限に達しています")
    case .malformed, .tooLarge: Phrase(en: "the league cannot read it", ja: "リーグが読み取れない形式です")
    case _: Phrase(code)
    }
  }
}
