import QuizCore

/// The answer to effects on the player's own questions.
public enum UserQuestionsResponse: Response {
  /// The rows of the player's own bank; `problem` is why they cannot be read. `shared` are those that are shared with
  /// the league.
  case read([BankEditor.Row], shared: Set<QuestionID> = [], problem: String?)
  /// A change is on disk, with the result of sharing it.
  case changed(UserBankChange, Sharing = .none)
  /// It is not, and why.
  case unchanged(UserBankChangeError)
  /// What became of a file that was to be imported, in lines, and the first set that it became; nil for none.
  case imported(report: String, set: Selection?)
}
