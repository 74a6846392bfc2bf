extension Game {
  /// Survival: one question after another from the selection, none twice until all were asked. The third miss ends it;
  /// ten seconds each, and a second less after every ten questions, down to four.
  public static let survival = Game(
    id: .survival, name: Phrase(en: "Survival", ja: "生き残り"), source: .selection, length: .lives(lives),
    clock: .own(quickening), repetition: .afterAllOthers
  ) { source in
    var generator = source.generator
    var rules = Rules(
      limit: Rules.tenSeconds, miss: .settles, verdict: source.rules.verdict,
      quickening: quickening, lives: lives)
    if source.isPlain {
      rules = rules.inPlainMode
      rules.limit = source.requestedLimit
    }
    let questions = Game.endlessly(source, using: &generator)
    return source.setup(.survival, questions, rules: rules, using: &generator)
  }

  /// The third miss ends it.
  private static let lives = 3
  /// A second less after every ten questions, down to four.
  private static let quickening = Rules.Quickening(every: 10, step: .seconds(1), shortest: .seconds(4))

  /// All questions in random order, then all again in another, up to the number of answers that one record can hold;
  /// the questions of a list, which were missed before, only once.
  private static func endlessly(
    _ source: RoundSource, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    let all = source.draw(RoundRecord.mostAnswers, using: &generator)
    guard case .pool = source.questions, !all.isEmpty else { return all }
    var questions = all
    while questions.count < RoundRecord.mostAnswers {
      var again = generator.shuffled(all)
      // Not the question that was asked just before.
      if again.count > 1, again.first == questions.last { again.swapAt(0, again.count - 1) }
      questions += again
    }
    return Array(questions.prefix(RoundRecord.mostAnswers))
  }
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let survival: Game.ID = "survival"
}
