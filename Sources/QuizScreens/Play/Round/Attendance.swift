import QuizCore

/// Whether somebody plays a round, by its keys and the questions whose time runs out without any.
struct Attendance: Sendable {
  /// How many questions in a row ran out since the latest key.
  private var lost = 0
  /// Whether there was no key yet.
  private var isUntouched = true

  /// Takes an event, which may be a sign of the player.
  mutating func note(_ event: ScreenEvent) {
    switch event {
    case .key, .wheel, .paste, .covered, .uncovered, .interrupted: (lost, isUntouched) = (0, false)
    case .time, .shown, .row, .response: break
    }
  }

  /// Takes a question that was decided.
  mutating func note(_ question: AnsweredQuestion) {
    if question.outcome == .late { lost += 1 }
  }

  /// Whether nobody seems to be there at `now`, when the verdict on a question that ran out would go by itself: another
  /// ran out before it without a key, or the round would end without any. Asked then, and not before, a player who only
  /// thought for long loses no time, and nothing is kept of what nobody played.
  func isLeft(_ round: Round, at now: Instant) -> Bool {
    guard case .verdict(let question, let since) = round.phase, question.outcome == .late,
      let stay = round.rules.stay(ofVerdictOn: question), now >= since + stay
    else { return false }
    return lost > 1 || isUntouched && round.isPlayedOut
  }
}
