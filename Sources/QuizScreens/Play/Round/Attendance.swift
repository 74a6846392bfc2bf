import QuizCore

/// Detects that nobody is playing, from missing keys and questions that timed out.
struct Attendance: Sendable {
  /// Questions in a row that timed out since the last key.
  private var lost = 0
  private var isUntouched = true

  /// Resets on any event that only a player causes.
  mutating func note(_ event: ScreenEvent) {
    switch event {
    case .key, .wheel, .paste, .covered, .uncovered, .interrupted: (lost, isUntouched) = (0, false)
    case .time, .shown, .row, .response: break
    }
  }

  /// Counts a question that timed out.
  mutating func note(_ question: AnsweredQuestion) {
    if question.outcome == .late { lost += 1 }
  }

  /// Whether nobody seems to be there when the verdict on a timed-out question would close: the one before timed out
  /// too, or the round would end without any key. Only asked then, so that a player who thinks for long loses nothing,
  /// and no unplayed round is saved.
  func isLeft(_ round: Round, at now: Instant) -> Bool {
    guard case .verdict(let question, let since) = round.phase, question.outcome == .late,
      let stay = round.rules.stay(ofVerdictOn: question), now >= since + stay
    else { return false }
    return lost > 1 || isUntouched && round.isPlayedOut
  }
}
