import QuizCore

// The light of a right answer.
extension RoundPlay {
  /// Since when a right answer is told; nil where none is, and without motion.
  private func lightStart(in context: ViewContext) -> Instant? {
    guard context.moves, cover == .none, case .verdict(let question, let since) = round.phase, question.isRight else {
      return nil
    }
    return since
  }

  /// The light of a right answer at `now`; nil once it is over.
  func light(at now: Instant, in context: ViewContext) -> AnswerLight? {
    lightStart(in: context).flatMap { AnswerLight(since: $0, now: now, run: round.streak) }
  }

  /// When that light next changes; nil once it is over.
  func nextLight(after now: Instant, in context: ViewContext) -> Instant? {
    lightStart(in: context).flatMap { AnswerLight.nextChange(since: $0, after: now) }
  }

  /// The points that the header has not counted yet at `now`.
  func owed(at now: Instant, in context: ViewContext) -> Int {
    guard let light = light(at: now, in: context), let points, let answer = round.verdict else { return 0 }
    return light.owed(of: points.answer(answer))
  }
}
