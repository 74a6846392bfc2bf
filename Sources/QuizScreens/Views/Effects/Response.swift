import QuizCore

/// The program's answer to an effect; each kind of screen that asks has its own type.
public protocol Response: Equatable, Sendable {}

/// The answer to effects on a round: what it can be dealt from, its questions, and whether it is kept.
public enum RoundResponse: Response {
  /// What a selection holds.
  case inspected(Selection, SelectionFacts)
  /// A round to play.
  case dealt(RoundSetup)
  /// No round can be dealt, and why.
  case notDealt(reason: String)
  /// A seed that was drawn.
  case seed(UInt64)
  /// A round is on disk. `best` is the best round of its kind before it.
  case saved(RoundRecord, best: Score?)
  /// A round is not on disk, and why.
  case notSaved(RoundRecord, best: Score?, reason: String)
  /// A round was practice, a further attempt at a daily round, and is not kept.
  case practice(RoundRecord)
}
