extension Game {
  /// Endless: one question at a time from all banks, missed and unseen ones more often; each question is a record of its
  /// own, and those of one sitting are shown as one round.
  public static let endless = Game(
    id: .endless, name: Phrase(en: "Endless", ja: "もっと解く"), source: .everything, length: .open,
    clock: .option, memory: EndlessMemory()
  ) { source in
    var generator = source.generator
    var rules = Rules.endless(limit: source.requestedLimit)
    if source.isPlain { rules = rules.inPlainMode }
    // A question that was missed, once more.
    if case .list(let list) = source.questions, let question = list.first {
      return RoundSetup(
        game: .endless, selection: source.selection, set: source.set,
        questions: [ShuffledQuestion(question, using: &generator)], rules: rules, seed: source.seed,
        tally: source.tally(question.id) ?? QuestionTally())
    }
    guard case .pool(let pool) = source.questions,
      let drawn = pool.drawWeighted(after: source.previous, tally: source.tally, using: &generator)
    else {
      return RoundSetup(
        game: .endless, selection: source.selection, set: source.set, questions: [], rules: rules, seed: source.seed)
    }
    let home = source.home(drawn.bank)
    return RoundSetup(
      game: .endless, selection: home?.selection ?? source.selection, set: home?.set ?? source.set,
      questions: [ShuffledQuestion(drawn.question, using: &generator)], rules: rules, seed: source.seed,
      tally: source.tally(drawn.question.id) ?? QuestionTally())
  }
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let endless: Game.ID = "endless"
}
