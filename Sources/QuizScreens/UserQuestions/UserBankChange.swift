import QuizCore
import TerminalKit

/// A change of the player's own questions.
public enum UserBankChange: Equatable, Sendable {
  /// Adds a question, its right answer first; the place of the right answer in the bank is drawn at random.
  case add(Question)
  /// Replaces a row by a question, its right answer first; the place of the right answer in the bank is kept.
  case replace(BankEditor.Row, with: Question)
  /// Removes a row.
  case remove(BankEditor.Row)

  /// That it was made, in wordings from the longest to the shortest.
  private var messages: PhraseList {
    switch self {
    case .add:
      PhraseList(
        en: [
          "Added! p plays a round of your own; Endless and Review ask it too.", "Added! Endless and Review ask it.",
          "Added!",
        ],
        ja: [
          "登録しました！ p で10秒クイズになり、「もっと解く」と「復習」にも出ます。", "登録しました！「もっと解く」と「復習」に出ます。", "登録しました！",
        ])
    case .replace:
      PhraseList(
        en: ["Saved! From now on it is asked like this.", "Saved!"],
        ja: ["保存しました！次からはこの内容で出題されます。", "保存しました！"])
    case .remove: PhraseList(en: ["Question removed."], ja: ["問題を削除しました。"])
    }
  }

  /// The longest of them that is at most `width` columns wide, with a mark before it, and with the result of sharing.
  func message(_ sharing: Sharing = .none, for width: Int, in context: ViewContext) -> SafeText {
    let words = context.words
    let done = words(messages).map { context.glyphs.check + " " + $0 }
    guard let tail = sharing.messages else { return done.wording(for: width) }
    let tails = words(tail)
    let short = done.suffix(1).flatMap { done in tails.map { done + $0 } }
    return (short + tails + done.suffix(1)).wording(for: width)
  }
}

extension Sharing {
  /// The result of sharing, in wordings from the longest to the shortest; nil for none.
  fileprivate var messages: PhraseList? {
    switch self {
    case .none: nil
    case .shared:
      PhraseList(
        en: [" The league gets it with the next sync.", " Shared with the league."],
        ja: ["次の同期でリーグにも届きます。", "リーグと共有しました。"])
    case .changed:
      PhraseList(
        en: [" The league gets the change with the next sync.", " Changed in the league too."],
        ja: ["リーグの問題も次の同期で変わります。", "リーグの問題も変わります。"])
    case .withdrawn:
      PhraseList(
        en: [" The league forgets it with the next sync.", " Withdrawn from the league."],
        ja: ["リーグからも次の同期で取り下げます。", "リーグからも取り下げます。"])
    case .failed(let reason):
      PhraseList(
        en: [" But the league is not told: \(reason)", " But NOT shared with the league."],
        ja: ["ただしリーグには伝わりません：\(reason)", "リーグには伝わりません。"])
    }
  }
}

/// Why a change of the player's own questions was not made.
public enum UserBankChangeError: Equatable, Sendable {
  /// The row was changed or removed by another program in the meantime.
  case changed
  /// Any other reason, as a sentence.
  case failed(String)
}
