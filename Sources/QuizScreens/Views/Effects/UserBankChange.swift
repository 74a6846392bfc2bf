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

  /// The longest message of at most `width` columns, with a mark before it and the result of sharing.
  func message(_ sharing: Sharing = .none, for width: Int, in context: ViewContext) -> SafeText {
    let words = context.words
    let done = words(messages).map { context.glyphs.check + " " + $0 }
    guard let tail = sharing.messages else { return done.wording(for: width) }
    let tails = words(tail)
    let short = done.suffix(1).flatMap { done in tails.map { done + $0 } }
    return (short + tails + done.suffix(1)).wording(for: width)
  }
}

/// Why a change of the player's own questions was not made.
public enum UserBankChangeError: Equatable, Sendable {
  /// The row was changed or removed by another program in the meantime.
  case changed
  /// Any other reason, as a sentence.
  case failed(String)
}
