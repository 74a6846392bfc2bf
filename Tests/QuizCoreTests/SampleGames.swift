import QuizCore

extension GameList {
  /// The games of this module.
  static let sample = GameList([.timed, .practice, .endless, .missing, .panels])
}

extension Game {
  /// A round of this game over these questions, by chance from `seed`.
  func round(
    over questions: RoundSource.Questions, selection: Selection? = .everything, set: String = "en", count: Int = .max,
    rules: Rules = .timed, seed: UInt64
  ) -> RoundSetup? {
    deal?(
      RoundSource(questions: questions, selection: selection, set: set, count: count, rules: rules, seed: seed))
  }
}
