import QuizCore

/// A response to effects on the player's own questions.
public enum UserQuestionsResponse: Response {
  /// The rows of the player's bank; `problem` tells why they cannot be read. `shared` are those shared with the league.
  case read([BankEditor.Row], shared: Set<QuestionID> = [], problem: String?)
  /// A change was saved, with the result of sharing it.
  case changed(UserBankChange, Sharing = .none)
  /// A change was not saved, and why.
  case unchanged(UserBankChangeError)
  /// The report on an import, in lines, and the first set imported; nil for none.
  case imported(report: String, set: Selection?)
}
