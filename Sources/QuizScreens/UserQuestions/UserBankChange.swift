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
  var messages: PhraseList {
    switch self {
    case .add:
      PhraseList(
        en: ["Added! It can be drawn in Endless from now on.", "Added!"],
        ja: ["登録しました！「もっと解く」にも出題されます。", "登録しました！"])
    case .replace:
      PhraseList(
        en: ["Saved! From now on it is asked like this.", "Saved!"],
        ja: ["保存しました！次からはこの内容で出題されます。", "保存しました！"])
    case .remove: PhraseList(en: ["Question removed."], ja: ["問題を削除しました。"])
    }
  }

  /// The longest of them that is at most `width` columns wide, with a mark before it.
  func message(for width: Int, in context: ViewContext) -> SafeText {
    let mark = context.glyphs.check + " "
    return context.words(messages).map { mark + $0 }.wording(for: width)
  }
}

/// Why a change of the player's own questions was not made.
public enum UserBankChangeError: Equatable, Sendable {
  /// The row was changed or removed by another program in the meantime.
  case changed
  /// Any other reason, as a sentence.
  case failed(String)
}
