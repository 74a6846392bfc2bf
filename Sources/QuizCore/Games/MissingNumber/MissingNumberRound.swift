extension Game {
  /// Missing number: ten sums with a gap, whose nine choices keep the order of a keypad.
  public static let missing = Game(
    id: .missing, name: Phrase(en: "Missing number", ja: "虫食い算"), source: .generated,
    length: .fixed(MissingNumber.roundLength), clock: .setting
  ) { source in
    var generator = source.generator
    let questions =
      switch source.questions {
      case .list: source.draw(source.count, using: &generator)
      case .pool, .none: MissingNumber.round(using: &generator).compactMap(\.question)
      }
    return RoundSetup(
      game: .missing, selection: nil, set: source.set, questions: questions.map { ShuffledQuestion($0) },
      rules: source.rules, seed: source.seed, isReproducible: source.isReproducible)
  } generated: {
    MissingNumber.all[$0]?.question
  }
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let missing: Game.ID = "missing"
}
